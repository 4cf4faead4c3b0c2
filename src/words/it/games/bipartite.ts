// Words for what moves of the race in Bipartite Chess achieve, and for its own ways to win.
import type { BipartitePlan } from '../../../games/bipartite/plans';
import { movesText, numeral } from '../../../language/it/numbers';
import { whom } from '../../../language/it/who';
import type { PlanWords } from '../planWords';

const rows = (count: number): string => (count === 1 ? 'una riga' : `${numeral(count)} righe`);

export const planWords: PlanWords<BipartitePlan> = {
  wins: {
    'bare-king': {
      now: 'cattura l’ultimo pezzo oltre al re e vince',
      later: (moves) => `vince in ${movesText(moves)} catturando tutto tranne il re`,
      threat: 'la cattura di tutto tranne il re',
    },
  },
  plans: {
    winsRace: () => 'vince la corsa',
    reachesHome: ({ cell }, { place }) => {
      const to = place('in', cell);
      return to ? `porta un Messaggero all’arrivo${to}` : 'raggiunge le righe di base';
    },
    forcesPass: (_, { opponent }) =>
      `${whom(opponent, 'costringe')} a passare, perché non ${opponent === 'you' ? 'hai' : 'ha'} mosse`,
    blocksMessenger: ({ piece }, { gives }) =>
      piece ? gives('sbarra la strada', piece) : 'sbarra la strada a un Messaggero',
    makesWay: ({ piece }, { gives }) =>
      piece ? gives('libera la strada', piece) : 'libera la strada a un Messaggero',
    clearColumn: ({ cell }, { place }) => `ha la strada libera${place('da', cell)} fino all’arrivo`,
    bringsUpLast: ({ piece }, phrases) => {
      if (piece && phrases.isIt(piece)) return 'era il più arretrato';
      if (!piece) return 'fa avanzare il più arretrato';
      const at = phrases.place('in', piece.cell);
      return `fa avanzare ${phrases.pieceName(piece)} più arretrato${at && `, quello${at}`}`;
    },
    makesRoomAtHome: ({ cell }, { place }) =>
      `avanza${place('fino a', cell)} e lascia posto agli altri che arrivano`,
    advances: ({ cell, count = 0 }, { place }) => {
      const to = place('in', cell);
      return `${to ? `porta un Messaggero${to},` : 'giunge'} a ${rows(count)} dall’arrivo`;
    },
  },
  aims: {
    winsRace: 'corsa',
    reachesHome: 'arrivo',
    forcesPass: 'far passare',
    blocksMessenger: 'blocco',
    makesWay: 'spazio',
    clearColumn: 'strada libera',
    bringsUpLast: 'restare uniti',
    makesRoomAtHome: 'posto all’arrivo',
    advances: 'arrivo',
  },
};
