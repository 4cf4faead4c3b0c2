// Words for what moves of 40 Bridges achieve, and for its own ways to win.
import type { BridgesPlan } from '../../../games/bridges40/plans';
import type { PieceRef, Plan } from '../../../games/game';
import { numberText } from '../../../language/de/numbers';
import { type Case, ein, nounText, whoseForm } from '../../../language/de/pieces';
import type { Who } from '../../../language/sentence';
import { type Clause, does, wordsText } from '../clause';
import type { PlanPhrases, PlanWords } from '../planWords';

const bridges = (count: number): string =>
  count === 1 ? 'eine Brücke' : `${numberText(count)} Brücken`;

const named = (
  piece: PieceRef | undefined,
  { piece: called }: PlanPhrases,
  form: Case = 'acc',
): string => (piece ? called(piece, form) : ein('disc', form));

const CORNERS: Readonly<Record<Who, string>> = {
  you: 'deine Ecke',
  white: 'die Ecke von Weiß',
  black: 'die Ecke von Schwarz',
};

/** In the accusative: "einen deiner anderen Steine", "drei andere weiße Steine". */
function companyText(count: number, who: Who): string {
  const isMany = count !== 1;
  if (who === 'you') return `${isMany ? numberText(count) : 'einen'} deiner anderen Steine`;
  const { adjective = '' } = whoseForm(who);
  const others = isMany ? `${numberText(count)} andere` : 'einen anderen';
  return `${others} ${nounText('disc', 'acc', { adjective, isMany })}`;
}

const nears = ({ count = 0 }: Plan, { opponent }: PlanPhrases): Clause =>
  does('verkürzt', `den Weg in ${CORNERS[opponent]} auf ${bridges(count)}`);

/** Before a dative: "zum schwarzen Stein", "zu deinem Stein". */
const zu = (whom: string): string => `zu ${whom}`.replace(/^zu de(?=[mr] )/, 'zu');

export const planWords: PlanWords<BridgesPlan> = {
  capture: { does: 'umzingelt', to: 'zu umzingeln' },
  piece: 'disc',
  noneOfYours: 'Keiner deiner Steine',
  wins: {
    corner: {
      now: [does('erreicht', 'die Ecke'), does('gewinnt')],
      later: (moves) => [
        does('erreicht', `in ${numberText(moves)} Zügen die Ecke`),
        does('gewinnt'),
      ],
      threat: 'den Lauf in die Ecke',
      toDo: 'in die Ecke zu laufen',
    },
    annihilation: {
      now: [does('umzingelt', 'den letzten Stein'), does('gewinnt')],
      later: (moves) => [
        does('umzingelt', `in ${numberText(moves)} Zügen den letzten Stein`),
        does('gewinnt'),
      ],
      threat: 'den Verlust des letzten Steins',
      toDo: 'den letzten Stein zu umzingeln',
    },
  },
  plans: {
    nearsCorner: nears,
    huntsDisc: ({ piece }, phrases) =>
      does('droht', '', { after: `, ${named(piece, phrases)} zu umzingeln` }),
    savesDisc: ({ piece }, phrases) =>
      does('schützt', `${named(piece, phrases)} davor`, { after: ', umzingelt zu werden' }),
    leavesDanger: ({ piece }, phrases) =>
      does('bringt', `${piece ? phrases.pieceFrom(piece) : ein('disc', 'acc')} in Sicherheit`),
    guardsCorner: (_, { mover }) => does('verteidigt', CORNERS[mover]),
    blocksRunner: ({ piece }, phrases) =>
      does('versperrt', `${named(piece, phrases, 'dat')} den Weg`),
    letsJump: ({ piece, cell }, phrases) =>
      does('lässt', wordsText(named(piece, phrases), phrases.place('nach', cell), 'springen')),
    pressesDisc: ({ piece }, phrases) =>
      does('umzingelt', `${named(piece, phrases)} so weit`, {
        after: ', dass nur noch ein Nachbar fehlt',
      }),
    advances: nears,
    bringsUpLast: ({ cell }, { place }) =>
      does('bringt', wordsText('den hintersten Stein', place('nach', cell)), { prefix: 'voran' }),
    closesIn: ({ piece }, phrases) =>
      does('verringert', `den Abstand ${zu(named(piece, phrases, 'dat'))}`),
    stepsAway: ({ cell }, { place, opponent }) =>
      does(
        'weicht',
        wordsText(
          nounText('disc', 'dat', { ...whoseForm(opponent), isMany: true }),
          place('nach', cell),
        ),
        { prefix: 'aus' },
      ),
    joinsDiscs: ({ cell, count = 0 }, { place, mover }) => {
      const to = place('nach', cell);
      const disc = to ? `einen Stein ${to}` : 'den Stein';
      return does('bringt', `${disc} neben ${companyText(count, mover)}`);
    },
    fallsBack: (_, { mover }) => does('verteidigt', `mit einem Rückzug ${CORNERS[mover]}`),
    centres: ({ cell }, { place }) =>
      does('rückt', wordsText(place('nach', cell), 'zur Brettmitte'), { prefix: 'vor' }),
  },
  aims: {
    nearsCorner: 'die Ecke',
    huntsDisc: 'Steingewinn',
    savesDisc: 'Sicherheit',
    leavesDanger: 'Sicherheit',
    guardsCorner: 'Verteidigung',
    blocksRunner: 'Blockade',
    pressesDisc: 'Steingewinn',
    letsJump: 'ein Sprung',
    advances: 'die Ecke',
    bringsUpLast: 'Aufschließen',
    closesIn: 'Steingewinn',
    stepsAway: 'Sicherheit',
    joinsDiscs: 'Zusammenhalt',
    fallsBack: 'Verteidigung',
    centres: 'die Mitte',
  },
};
