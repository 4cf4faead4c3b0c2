// Says that games from an earlier version are being listed, and how far that is.

import { textsOf } from '../../language/texts';
import type { Summed } from '../../storage/gameStore';

const texts = textsOf('home');

/** Its words change a few times only, since they are read out. */
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
