// Words for what moves of the race in Bipartite Chess achieve, and for its own ways to win.

import type { BipartitePlan } from '../../../games/bipartite/plans';
import type { PieceRef } from '../../../games/game';
import { numberText } from '../../../language/en/numbers';
import type { PlanPhrases, PlanWords } from '../planWords';

const named = (piece: PieceRef | undefined, { piece: called }: PlanPhrases): string =>
  piece ? called(piece) : 'a Messenger';

const rows = (count: number): string => (count === 1 ? 'one row' : `${numberText(count)} rows`);

export const planWords: PlanWords<BipartitePlan> = {
  wins: {
    'bare-king': {
      now: 'takes the last piece besides the king and wins',
      later: (moves) => `wins in ${numberText(moves)} moves by taking everything but the king`,
      threat: 'the capture of everything but the king',
    },
  },
  plans: {
    winsRace: () => 'wins the race',
    reachesHome: ({ cell }, { place }) => `brings a Messenger home${place('to', cell)}`,
    forcesPass: () => 'leaves the other side no move, so it must pass',
    blocksMessenger: ({ piece }, phrases) => `stands in the way of ${named(piece, phrases)}`,
    makesWay: ({ piece }, phrases) => `makes way for ${named(piece, phrases)}`,
    clearColumn: ({ cell }, { place }) => `has a clear way home${place('from', cell)}`,
    bringsUpLast: ({ piece }, phrases) => {
      const last = named(piece, phrases);
      return last === 'it' ? 'brings it up, the rearmost' : `brings up ${last}, the rearmost`;
    },
    makesRoomAtHome: ({ cell }, { place }) =>
      `moves up${place('to', cell)} and leaves room at home for the others`,
    advances: ({ cell, count = 0 }, { place }) =>
      `brings a Messenger within ${rows(count)} of home${place('on', cell)}`,
  },
  aims: {
    winsRace: 'the race',
    reachesHome: 'home',
    forcesPass: 'a forced pass',
    blocksMessenger: 'a block',
    makesWay: 'room',
    clearColumn: 'a clear way',
    bringsUpLast: 'keeping up',
    makesRoomAtHome: 'room at home',
    advances: 'home',
  },
};
