// Along the far edge: how far the work has come while it goes on; afterwards the place shown, and who is better there.
import type { ReviewSession, ReviewView } from '../../session/review/types';
import { OneTimeButton } from '../table/Callout';
import strip from '../table/strip.module.css';
import { progressText } from './commentary';
import type { MoveGlyph } from './marks';
import styles from './reviewStrip.module.css';

interface ReviewStripProps {
  readonly view: ReviewView;
  readonly session: Pick<ReviewSession, 'start' | 'cancel'>;
  readonly place: string;
  readonly sign: MoveGlyph | null;
  /** White's chance where the board stands, or null. */
  readonly white: number | null;
}

export function ReviewStrip({ view, session, place, sign, white }: ReviewStripProps) {
  const { state, done, findings, unsaved } = view;
  if (state === 'whole') {
    return (
      <div class={strip.root} data-part="standing">
        <div class={strip.row}>
          <strong class={styles.place}>
            {place}
            {sign && <span aria-hidden="true"> {sign.text}</span>}
          </strong>
          <span class={styles.score}>{white !== null && standing(white)}</span>
        </div>
        {unsaved !== null && <small role="alert">Not saved: {unsaved}.</small>}
      </div>
    );
  }
  const works = state === 'working';
  return (
    <div class={`${strip.root} ${styles.progress}`} data-part="progress" data-state={state}>
      <div class={strip.row}>
        <span class={strip.words}>{progressText(view)}</span>
        <OneTimeButton onClick={() => (works ? session.cancel() : session.start())}>
          {works ? 'Stop' : 'Go on'}
        </OneTimeButton>
      </div>
      <progress class={styles.bar} aria-label="Reviewed" max={findings.length} value={done} />
    </div>
  );
}

function standing(white: number): string {
  const shown = Math.round(100 * Math.max(white, 1 - white));
  if (shown === 50) return 'Even';
  return `${white > 0.5 ? 'White' : 'Black'} ${shown} %`;
}
