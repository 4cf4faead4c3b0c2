// When a missed puzzle or a mistake of one's own comes back: at growing intervals until it is learnt. As SM-2 does (P. A.
// Woźniak, Optimization of learning, 1990) with two grades, solved and missed; computed from attempts, never stored.
import { type Attempt, dayNumber, dayOf } from './attempt';

export interface Recall {
  /** The day from which on it is due, as dayNumber counts. */
  readonly due: number;
  /** Days from the last turn to that day. */
  readonly interval: number;
  /** It does not come back any more, unless it is missed again. */
  readonly isLearnt: boolean;
  /** By how much the next interval is longer. */
  readonly easiness: number;
  /** How many intervals there were since it was missed. */
  readonly turns: number;
}

/**
 * The first intervals in days; each later one is longer by the easiness, which a miss (grade 1 of 5) makes less. SM-2 begins with
 * 1 and 6 days, after which simulated learners solve fewer than the 85 % that is wanted (`npm run lab -- recall`).
 */
const INTERVALS = [1, 3, 7] as const;
const EASINESS = { first: 2.5, least: 1.3, lostByMiss: 0.54 };
/** Who remembers for longer has learnt it. Chosen by hand: three or four turns. */
const LEARNT_AFTER_DAYS = 30;

/** By puzzle, or key of a mistake. What was solved at the first go is not among them, but for mistakes. */
export function recallOf(ordered: readonly Attempt[]): ReadonlyMap<string, Recall> {
  const found = new Map<string, Recall>();
  for (const attempt of ordered) {
    const { puzzle, solved } = attempt;
    const day = dayOfAttempt(attempt);
    if (day === null) continue;
    const before = found.get(puzzle);
    if (!solved) found.set(puzzle, afterMiss(before, day));
    else if (before) {
      // Before its day it is still fresh, and proves nothing.
      if (day >= before.due && !before.isLearnt) found.set(puzzle, afterTurn(before, day));
    } else if (attempt.way === 'mistake')
      found.set(
        puzzle,
        turnOf({ easiness: EASINESS.first, turns: 1, interval: INTERVALS[0] }, day),
      );
  }
  return found;
}

/** A daily puzzle's own day may be long past when it is tried. */
const dayOfAttempt = ({ way, day, at }: Attempt): number | null =>
  dayNumber(way === 'daily' ? dayOf(new Date(at)) : day);

const afterMiss = (before: Recall | undefined, day: number): Recall => {
  const easiness = (before?.easiness ?? EASINESS.first) - EASINESS.lostByMiss;
  return turnOf(
    { easiness: Math.max(EASINESS.least, easiness), turns: 1, interval: INTERVALS[0] },
    day,
  );
};

const afterTurn = ({ easiness, turns, interval }: Recall, day: number): Recall =>
  turnOf(
    {
      easiness,
      turns: turns + 1,
      interval: INTERVALS[turns] ?? Math.round(interval * easiness),
    },
    day,
  );

const turnOf = (turn: Pick<Recall, 'easiness' | 'turns' | 'interval'>, day: number): Recall => ({
  ...turn,
  due: day + turn.interval,
  isLearnt: turn.interval > LEARNT_AFTER_DAYS,
});

/** Whether it comes back on this day: it is due, or was on a day before. */
export const isDue = ({ due, isLearnt }: Recall, today: string): boolean =>
  !isLearnt && due <= (dayNumber(today) ?? Number.NEGATIVE_INFINITY);
