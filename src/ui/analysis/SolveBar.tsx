// Below the engine's lines: where few enough pieces are left, a way to have the ending solved; how far that is; what came of it.
import type { SolveResult } from '../../engine/analyst';
import { runDetached } from '../../util/failures';
import { progressText, WorkProgress } from '../settings/WorkProgress';
import { OneTimeButton } from '../table/Callout';
import styles from './solveBar.module.css';
import type { Analysis, View } from './types';

const WORKING = 'Solving this ending…';

const RESULT_TEXTS: Readonly<Record<SolveResult, string | null>> = {
  solved: 'This ending is solved: the scores are exact.',
  'too long':
    'This ending takes longer than 30 seconds to solve on this device. The engine keeps searching.',
  'too large': 'This ending is too large to solve on a device. The engine keeps searching.',
  unsolvable: 'This ending can’t be solved. The engine keeps searching.',
  stopped: null,
  failed: 'The ending couldn’t be solved this time. The engine keeps searching.',
};

const resultText = ({ rules }: View, result: SolveResult): string | null =>
  result === 'solved' && rules.endings === 'but for draws'
    ? 'This ending is solved: every win is known.'
    : RESULT_TEXTS[result];

const RETRYABLE: ReadonlySet<SolveResult> = new Set(['too long', 'failed']);

interface SolveBarProps {
  readonly view: View;
  readonly session: Pick<Analysis, 'solve' | 'cancelSolving' | 'configure'>;
}

export function SolveBar({ view, session }: SolveBarProps) {
  const { solving, record, outcome, superseded } = view;
  if (!solving || outcome || superseded) return null;
  if (solving.kind === 'over' && !record.settings.engine) return null;
  const progress = solving.kind === 'working' ? { done: solving.done, of: 1 } : null;
  const text =
    progress !== null
      ? progressText(WORKING, progress)
      : solving.kind === 'over'
        ? resultText(view, solving.result)
        : null;
  const isOffered =
    solving.kind === 'offered' || (solving.kind === 'over' && RETRYABLE.has(solving.result));
  return (
    <div class={styles.root} data-part="solve" data-state={solving.kind}>
      <p role="status" class={text === null ? 'visually-hidden' : ''}>
        {text}
      </p>
      {progress && (
        <WorkProgress
          label={WORKING}
          progress={progress}
          onCancel={() => session.cancelSolving()}
        />
      )}
      {isOffered && (
        <OneTimeButton
          onClick={() => {
            runDetached(session.solve());
            // It is the engine that tells what has been found.
            runDetached(session.configure({ engine: true }));
          }}
        >
          {solving.kind === 'offered' ? 'Solve this ending' : 'Try again'}
        </OneTimeButton>
      )}
    </div>
  );
}
