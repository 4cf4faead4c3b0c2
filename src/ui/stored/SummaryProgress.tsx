// Says that games from an earlier version are being listed, and how far that is.
import type { Summed } from '../../storage/gameStore';

/** Its words change a few times only, since they are read out. */
export function SummaryProgress({ progress: { done, of } }: { readonly progress: Summed }) {
  const quarters = Math.floor((4 * done) / of);
  return (
    <div>
      <p role="status" class="hint-text">
        This version lists your games in a new way, and goes through all {of} of them once.
        {quarters > 0 && ` ${25 * quarters}% done.`} You can play meanwhile.
      </p>
      <progress aria-label="Listing your games" value={done} max={of} />
    </div>
  );
}
