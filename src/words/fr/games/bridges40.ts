// Words for what moves of 40 Bridges achieve, and for its own ways to win.

import type { BridgesPlan } from '../../../games/bridges40/plans';
import type { PieceRef, Plan } from '../../../games/game';
import { inWords, movesText } from '../../../language/fr/numbers';
import { of, sided, sidedMany, to } from '../../../language/fr/pieces';
import { oneOf } from '../../../language/fr/who';
import type { Who } from '../../../language/sentence';
import type { PlanPhrases, PlanWords } from '../planWords';

const bridges = (count: number): string => (count === 1 ? 'un pont' : `${inWords(count)} ponts`);
const named = (piece: PieceRef | undefined, { piece: called }: PlanPhrases): string =>
  piece ? called(piece) : 'un jeton';
/** The move brings a disc to a place; where the disc's move has just been named, the disc itself gets there. */
const brings = (at: string): string => (at ? `amène un jeton${at},` : 'se place');
const toCorner = ({ cell, count = 0 }: Plan, { place, opponent }: PlanPhrases): string =>
  `${brings(place(cell))} à ${bridges(count)} ${of(oneOf(opponent, 'coin'))}`;

/** "un autre de tes jetons", "trois jetons blancs". */
function discs(count: number, who: Who): string {
  const some = count === 1 ? 'un autre' : inWords(count);
  if (who === 'you') return `${some} de tes jetons`;
  return `${some} ${count === 1 ? sided({ side: who, kind: 'disc' }) : sidedMany({ side: who, kind: 'disc' })}`;
}

export const planWords: PlanWords<BridgesPlan> = {
  capture: { does: 'encercle', to: 'encercler' },
  wins: {
    corner: {
      now: 'atteint le coin et gagne',
      later: (moves) => `gagne en ${movesText(moves)} en atteignant le coin`,
      to: 'atteindre le coin',
    },
    annihilation: {
      now: 'prend le dernier jeton et gagne',
      later: (moves) => `gagne en ${movesText(moves)} en encerclant tous les jetons`,
      to: 'prendre le dernier jeton',
    },
  },
  plans: {
    nearsCorner: toCorner,
    huntsDisc: ({ piece }, phrases) => `menace d’encercler ${named(piece, phrases)}`,
    savesDisc: ({ piece }, phrases) => `empêche l’encerclement ${of(named(piece, phrases))}`,
    leavesDanger: ({ piece }, phrases) =>
      piece ? phrases.leavesDanger(piece) : 'met un jeton hors de danger',
    guardsCorner: (_, { mover }) => `défend ${oneOf(mover, 'coin')}`,
    blocksRunner: ({ piece }, phrases) => `barre la route ${to(named(piece, phrases))}`,
    pressesDisc: ({ piece }, phrases) =>
      `encercle presque ${named(piece, phrases)}, à un voisin près`,
    letsJump: ({ piece, cell }, phrases) =>
      `permet ${to(named(piece, phrases))} de sauter${phrases.place(cell)}`,
    advances: toCorner,
    bringsUpLast: ({ cell }, { place }) => `fait avancer le jeton le plus en retard${place(cell)}`,
    closesIn: ({ piece }, phrases) => `se rapproche ${of(named(piece, phrases))}`,
    stepsAway: ({ cell }, { place, opponent }) => {
      const at = place(cell);
      const theirs =
        opponent === 'you' ? 'de tes jetons' : `des ${sidedMany({ side: opponent, kind: 'disc' })}`;
      return at ? `${brings(at)} à l’écart ${theirs}` : `s’éloigne ${theirs}`;
    },
    joinsDiscs: ({ cell, count = 0 }, { place, mover }) =>
      `${brings(place(cell))} à côté ${of(discs(count, mover))}`,
    fallsBack: ({ cell }, { place, mover }) => {
      const at = place(cell);
      return `${at ? `ramène un jeton${at}` : 'recule'} pour défendre ${oneOf(mover, 'coin')}`;
    },
    centres: ({ cell }, { place }) => `se rapproche du centre du plateau${place(cell)}`,
  },
  aims: {
    nearsCorner: 'coin',
    huntsDisc: 'prise',
    savesDisc: 'sécurité',
    leavesDanger: 'sécurité',
    guardsCorner: 'défense',
    blocksRunner: 'blocage',
    pressesDisc: 'prise',
    letsJump: 'saut',
    advances: 'coin',
    bringsUpLast: 'groupe serré',
    closesIn: 'prise',
    stepsAway: 'sécurité',
    joinsDiscs: 'entraide',
    fallsBack: 'défense',
    centres: 'centre',
  },
};
