// A task being tried, as far as it comes back: what failed is saved at once, and what has come back when it is solved.
import { useMemo, useState } from 'preact/hooks';
import { countTries, type Tries } from '../../lessons/judge';
import { dayNumber, dayOf } from '../../puzzles/attempt';
import { SaveReports } from '../../session/saveReports';
import { randomId } from '../../storage/record';
import { runDetached } from '../../util/failures';
import type { MadeAttempt, PuzzleAttempts } from '../puzzles/useAttempts';
import { recallText } from '../words/quantities';

interface TaskTries {
  /** What happens in this try is noted here. */
  readonly tries: Tries;
  /** Whether it is known how it ends. */
  readonly isSettled: boolean;
  /** When the task comes back, once that was decided today; or null. */
  readonly note: string | null;
  /** Why that is not saved, or null. */
  readonly problem: string | null;
  retry(): void;
}

/** `key` is the task's (taskKey). Its attempts must have been read. */
export function useTries(key: string, { progress, add }: PuzzleAttempts): TaskTries {
  const [settled, setSettled] = useState<MadeAttempt | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reports = useMemo(() => new SaveReports(setProblem), []);
  const recall = progress?.recall.get(key);
  const save = (attempt: MadeAttempt) => {
    setSettled(attempt);
    runDetached(reports.follow(add(attempt)));
  };
  const tries = useMemo(
    () =>
      countTries(recall !== undefined, (solved) =>
        save({ id: randomId(), puzzle: key, way: 'task', solved }),
      ),
    [],
  );
  const isOfToday = recall && recall.due - recall.interval === dayNumber(dayOf(new Date()));
  return {
    tries,
    isSettled: settled !== null,
    note: isOfToday ? recallText(recall) : null,
    problem,
    retry: () => settled && save(settled),
  };
}
