// The words for Bipartite Chess's own reasons.
import type { PieceRef, PlanSpeaker, PlanWords } from '../plans';
import type { BipartitePlan } from './plans';

const named = (piece: PieceRef | undefined, { piece: called }: PlanSpeaker): string =>
  piece ? called(piece) : 'a Messenger';

const ROWS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const rows = (count: number): string => (count === 1 ? 'one row' : `${ROWS[count] ?? count} rows`);

export const planWords: PlanWords<BipartitePlan> = {
  wins: { 'bare-king': { now: 'takes everything but the king and wins' } },
  plans: {
    winsRace: () => 'wins the race',
    reachesHome: ({ cell = '' }, { cell: called }) => `brings a Messenger home to ${called(cell)}`,
    blocksMessenger: ({ piece }, speaker) => `stands in the way of ${named(piece, speaker)}`,
    makesWay: ({ piece }, speaker) => `makes way for ${named(piece, speaker)}`,
    clearColumn: ({ cell = '' }, { cell: called }) => `has a clear way home from ${called(cell)}`,
    bringsUpLast: ({ piece }, speaker) => `brings up ${named(piece, speaker)}, the last in line`,
    makesRoomAtHome: ({ cell = '' }, { cell: called }) =>
      `moves up to ${called(cell)} and leaves room at home for the others`,
    advances: ({ cell = '', count = 0 }, { cell: called }) =>
      `brings a Messenger to ${called(cell)}, ${rows(count)} from home`,
  },
};
