// Words for what moves of the race in Bipartite Chess achieve, and for its own ways to win.
import type { BipartitePlan } from '../../../games/bipartite/plans';
import type { PieceRef } from '../../../games/game';
import { numberText } from '../../../language/de/numbers';
import { type Case, ein } from '../../../language/de/pieces';
import { does, wordsText } from '../clause';
import type { PlanPhrases, PlanWords } from '../planWords';

const named = (piece: PieceRef | undefined, { piece: called }: PlanPhrases, form: Case): string =>
  piece ? called(piece, form) : ein('Messenger', form);

const rows = (count: number): string =>
  count === 1 ? 'eine Reihe' : `${numberText(count)} Reihen`;

export const planWords: PlanWords<BipartitePlan> = {
  wins: {
    'bare-king': {
      now: [does('schlägt', 'die letzte Figur außer dem König'), does('gewinnt')],
      later: (moves) => [
        does('schlägt', `in ${numberText(moves)} Zügen alles außer dem König`),
        does('gewinnt'),
      ],
      threat: 'den Verlust aller Figuren außer dem König',
      toDo: 'alles außer dem König zu schlagen',
    },
  },
  plans: {
    winsRace: () => does('gewinnt', 'den Wettlauf'),
    reachesHome: ({ cell }, { place }) =>
      does('bringt', wordsText('einen Boten', place('nach', cell), 'ins Ziel')),
    forcesPass: () =>
      does('lässt', 'der anderen Seite keinen Zug', { after: ', sodass sie passen muss' }),
    blocksMessenger: ({ piece }, phrases) =>
      does('versperrt', `${named(piece, phrases, 'dat')} den Weg`),
    makesWay: ({ piece }, phrases) =>
      does('macht', `${named(piece, phrases, 'dat')} den Weg`, { prefix: 'frei' }),
    clearColumn: ({ cell }, { place }) => {
      const to = place('nach', cell);
      return to
        ? does('bringt', `einen Boten ${to}`, { after: ', mit freier Bahn ins Ziel' })
        : does('gibt', 'dem Boten freie Bahn ins Ziel');
    },
    bringsUpLast: ({ piece }, { place }) => {
      // "Von A2" alone would go with the Messenger.
      const from = place('von', piece?.cell);
      return does('bringt', wordsText('den hintersten Boten', from && `${from} aus`), {
        prefix: 'voran',
      });
    },
    makesRoomAtHome: ({ cell }, { place }) => {
      const to = place('nach', cell);
      const leaves = does('lässt', 'in den Heimreihen Platz für die anderen');
      return to ? [does('schiebt', `einen Boten ${to}`, { prefix: 'weiter' }), leaves] : leaves;
    },
    advances: ({ cell, count = 0 }, { place }) => {
      const to = place('nach', cell);
      return to
        ? does('bringt', `einen Boten ${to}`, { after: `, ${rows(count)} vor dem Ziel` })
        : does('bringt', `den Boten bis auf ${rows(count)} ans Ziel`, { prefix: 'heran' });
    },
  },
  aims: {
    winsRace: 'der Wettlauf',
    reachesHome: 'die Heimreihen',
    forcesPass: 'erzwungenes Passen',
    blocksMessenger: 'Blockade',
    makesWay: 'Platz',
    clearColumn: 'freie Bahn',
    bringsUpLast: 'Aufschließen',
    makesRoomAtHome: 'Platz im Ziel',
    advances: 'die Heimreihen',
  },
};
