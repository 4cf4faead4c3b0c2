// Work that takes a while: how far it is, and a way to call it off or to put it off. Also the listing of games.

import { textsOf } from '../../language/texts';
import type { Summed } from '../../storage/gameStore';
import type { ProgressOptions } from '../../util/scheduling';
import { Button } from '../components/Button';
import styles from './workProgress.module.css';

/** How much is done of how much; nothing is known yet at 0 of 0. */
export interface WorkDone {
  readonly done: number;
  readonly of: number;
}

/** Work that reports progress and can be cancelled. */
interface TrackedWork {
  readonly work: ProgressOptions;
  readonly cancel: () => void;
}

/** Milliseconds between two reports of progress: drawing each piece of the work takes longer than the work. */
const REPORT_INTERVAL_MS = 250;

/** Work that tells `onProgress` how far it is, a few times a second, until it is cancelled. */
export function trackProgress(onProgress: (progress: WorkDone) => void): TrackedWork {
  const control = new AbortController();
  let reportedAt = Number.NEGATIVE_INFINITY;
  return {
    work: {
      signal: control.signal,
      onProgress: (done, of) => {
        const now = performance.now();
        if (control.signal.aborted || now - reportedAt < REPORT_INTERVAL_MS) return;
        reportedAt = now;
        onProgress({ done, of });
      },
    },
    cancel: () => control.abort(),
  };
}

/** Whether work ended because it was cancelled. */
export const isCancellation = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Progress text; it changes only a few times because screen readers announce it. */
export function progressText(label: string, { done, of }: WorkDone): string {
  const quarters = of > 0 ? Math.floor((4 * done) / of) : 0;
  return quarters > 0 ? `${label} ${25 * quarters}%` : label;
}

interface WorkProgressProps {
  /** What is being done, as in "Restoring…". */
  readonly label: string;
  readonly progress: WorkDone;
  readonly onCancel: () => void;
  /** Label of the button: Cancel, or Pause. */
  readonly cancelLabel: string;
}

/** Its words are the caller's to show, in a place that stays: only what changes there is read out. */
export function WorkProgress({
  label,
  progress: { done, of },
  onCancel,
  cancelLabel,
}: WorkProgressProps) {
  return (
    <div class={styles.root}>
      <progress aria-label={label} {...(of > 0 ? { value: done, max: of } : {})} />
      <Button onClick={onCancel}>{cancelLabel}</Button>
    </div>
  );
}

const texts = textsOf('home');

/** Says that games from an earlier version are being listed. Its words change a few times only, since they are read out. */
export function SummaryProgress({ progress: { done, of } }: { readonly progress: Summed }) {
  const quarters = Math.floor((4 * done) / of);
  return (
    <div>
      <p role="status" class="hint-text">
        {texts.listing(of, quarters > 0 ? 25 * quarters : null)}
      </p>
      <progress aria-label={texts.listingGames} value={done} max={of} />
    </div>
  );
}
