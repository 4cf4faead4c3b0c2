// Before a backup is restored: what it would do, game by game in numbers.
import type { RestoreCounts, RestorePlan } from '../../storage/backup/restorePlan';
import { Sheet } from '../components/Sheet';
import { useRestore } from './useRestore';
import { WorkProgress } from './WorkProgress';
import '../components/button.css';
import styles from './restoreSheet.module.css';

export interface RestoreSheetProps {
  readonly file: File;
  readonly onClose: () => void;
}

const LINES: readonly (readonly [keyof RestoreCounts, string])[] = [
  ['new', 'new here'],
  ['newerInFile', 'further in the file: they replace those here'],
  ['newerHere', 'further here: they stay as they are'],
  ['both', 'went on differently here and there: both are kept'],
  ['identical', 'the same here and there'],
  ['unreadable', 'cannot be read: they are set aside, with the reason'],
];
/** Problems told in full; their number says the rest. */
const MOST_PROBLEMS = 5;

export function RestoreSheet({ file, onClose }: RestoreSheetProps) {
  const restoring = useRestore(file);
  switch (restoring.step) {
    case 'reading':
    case 'writing':
      return (
        <Sheet title="Restore a backup" onClose={onClose}>
          <WorkProgress
            label={restoring.step === 'reading' ? 'Reading…' : 'Restoring…'}
            progress={restoring.progress}
            onCancel={restoring.cancel}
          />
        </Sheet>
      );
    case 'cancelled':
      return (
        <Sheet title="Not restored" onClose={onClose}>
          <p role="status">Cancelled. Nothing was changed.</p>
          <button type="button" class="button" onClick={onClose}>
            Close
          </button>
        </Sheet>
      );
    case 'refused':
      return (
        <Sheet title="Not restored" onClose={onClose}>
          <p role="alert" class={`error-text ${styles.refused}`}>
            {file.name}: {restoring.reason}
          </p>
          <p>Nothing was changed.</p>
          <button type="button" class="button" onClick={onClose}>
            Close
          </button>
        </Sheet>
      );
    case 'asking':
      return (
        <Sheet title="Restore a backup" onClose={onClose}>
          <Plan plan={restoring.plan} />
          <button type="button" class="button primary" onClick={restoring.agree}>
            Restore
          </button>
        </Sheet>
      );
    case 'done':
      return (
        <Sheet title="Restored" onClose={onClose}>
          <Plan plan={restoring.plan} />
          <button type="button" class="button primary" onClick={onClose}>
            Done
          </button>
        </Sheet>
      );
  }
}

function Plan({ plan }: { readonly plan: RestorePlan }) {
  const { games, analyses, lessons, problems, changes } = plan;
  const aside = changes.aside.length - games.unreadable - analyses.unreadable;
  const isEmpty = [games, analyses].every((counts) => LINES.every(([kind]) => counts[kind] === 0));
  return (
    <div role="status">
      {isEmpty && <p>There is no game in this backup.</p>}
      <ul class={styles.lines}>
        <Lines counts={games} words={gamesWords} />
        <Lines counts={analyses} words={analysesWords} />
        {lessons > 0 && (
          <li>
            <strong>{lessons === 1 ? '1 lesson' : `${lessons} lessons`}</strong> done there and not
            here
          </li>
        )}
        {aside > 0 && (
          <li>
            <strong>{gamesWords(aside)}</strong> that had been set aside as unreadable
          </li>
        )}
      </ul>
      <ul>
        {problems.slice(0, MOST_PROBLEMS).map((problem) => (
          <li key={problem} class="hint-text">
            {problem}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LinesProps {
  readonly counts: RestoreCounts;
  readonly words: (count: number) => string;
}

function Lines({ counts, words }: LinesProps) {
  return LINES.filter(([kind]) => counts[kind] > 0).map(([kind, fate]) => (
    <li key={kind}>
      <strong>{words(counts[kind])}</strong> {fate}
    </li>
  ));
}

const gamesWords = (count: number): string => (count === 1 ? '1 game' : `${count} games`);
const analysesWords = (count: number): string => (count === 1 ? '1 analysis' : `${count} analyses`);
