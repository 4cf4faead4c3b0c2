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
    reachesHome: () => 'brings a Messenger to its home rows',
    blocksMessenger: ({ piece }, speaker) => `stands in the way of ${named(piece, speaker)}`,
    makesWay: ({ piece }, speaker) => `makes way for ${named(piece, speaker)}`,
    clearColumn: () => 'finds a clear way home',
    bringsUpLast: ({ piece }, speaker) => `brings up ${named(piece, speaker)}, the last in line`,
    makesRoomAtHome: () => 'moves up and leaves room at home for the others',
    advances: ({ count = 0 }) => `brings a Messenger to ${rows(count)} from home`,
  },
};
