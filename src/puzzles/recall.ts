// When a missed puzzle, a mistake of one's own or a failed task comes back: at growing intervals until learnt. As SM-2 does (P. A.
// Woźniak, Optimization of learning, 1990) with two grades, solved and missed; computed from attempts, never stored.
import { type Attempt, dayNumber, dayOf } from './attempt';

/** What can come back, each kind from a source of its own: a puzzle, a mistake of one's own, a lesson's task. */
export type ItemKind = 'puzzle' | 'mistake' | 'task';

/** What kind of item an attempt was at. */
export const kindOf = ({ way }: Pick<Attempt, 'way'>): ItemKind =>
  way === 'mistake' || way === 'task' ? way : 'puzzle';

/** Names a task of a lesson, by its number from 0. */
export const taskKey = (lesson: string, task: number): string => `${lesson}/${task}`;

/** Those that count as puzzles: all but lesson tasks. */
export const puzzleAttempts = (attempts: readonly Attempt[]): Attempt[] =>
  attempts.filter((one) => kindOf(one) !== 'task');

export interface Recall {
  readonly kind: ItemKind;
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

type Turn = Pick<Recall, 'easiness' | 'turns' | 'interval'>;

/** By puzzle, or key of a mistake or a task. What was solved at the first go is not among them, but for mistakes. */
export function recallOf(ordered: readonly Attempt[]): ReadonlyMap<string, Recall> {
  const found = new Map<string, Recall>();
  for (const attempt of ordered) {
    const day = dayOfAttempt(attempt);
    if (day === null) continue;
    const turn = turnAfter(found.get(attempt.puzzle), attempt, day);
    if (turn)
      found.set(attempt.puzzle, {
        ...{ ...turn, kind: kindOf(attempt), due: day + turn.interval },
        isLearnt: turn.interval > LEARNT_AFTER_DAYS,
      });
  }
  return found;
}

/** A daily puzzle's own day may be long past when it is tried. */
const dayOfAttempt = ({ way, day, at }: Attempt): number | null =>
  dayNumber(way === 'daily' ? dayOf(new Date(at)) : day);

/** Null where an attempt changes nothing. */
function turnAfter(before: Recall | undefined, attempt: Attempt, day: number): Turn | null {
  if (!attempt.solved) {
    const easiness = (before?.easiness ?? EASINESS.first) - EASINESS.lostByMiss;
    return firstTurn(Math.max(EASINESS.least, easiness));
  }
  // A mistake was missed when it was made.
  if (!before) return kindOf(attempt) === 'mistake' ? firstTurn(EASINESS.first) : null;
  // Before its day it is still fresh, and proves nothing.
  if (day < before.due || before.isLearnt) return null;
  const { easiness, turns, interval } = before;
  return {
    easiness,
    turns: turns + 1,
    interval: INTERVALS[turns] ?? Math.round(interval * easiness),
  };
}

const firstTurn = (easiness: number): Turn => ({ easiness, turns: 1, interval: INTERVALS[0] });

/** Whether it comes back on this day: it is due, or was on a day before. */
export const isDue = ({ due, isLearnt }: Recall, today: string): boolean =>
  !isLearnt && due <= (dayNumber(today) ?? Number.NEGATIVE_INFINITY);

/** What comes back on this day, the one first that is due for longest. */
export const dueOn = (recall: ReadonlyMap<string, Recall>, today: string): [string, Recall][] =>
  [...recall].filter(([, one]) => isDue(one, today)).sort(([, a], [, b]) => a.due - b.due);
