// A finished game and its review, opened for as long as the screen is shown.
import '../../language/shownRefusals';
import { useEffect, useState } from 'preact/hooks';
import { InputError } from '../../input/input';
import type { OpenedReview } from '../../session/review/reviewSession';
import { logFailure, runDetached } from '../../util/failures';
import { failureText } from '../components/Lazy';
import { useServices } from '../services';

type ReviewOpening =
  | { readonly state: 'opening' }
  | { readonly state: 'missing' }
  /** The game is not over: there is nothing to look back at yet. */
  | { readonly state: 'unfinished' }
  /** `readable` unless what is stored is itself at fault. */
  | { readonly state: 'failed'; readonly reason: string; readonly readable: boolean }
  | { readonly state: 'open'; readonly opened: OpenedReview };

/** Opens the review of the game with this id, and again when the function returned is called. */
export function useReview(id: string): readonly [ReviewOpening, () => void] {
  const { openReviews } = useServices();
  const [opening, setOpening] = useState<ReviewOpening>({ state: 'opening' });
  const [openings, setOpenings] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    let opened: OpenedReview | null = null;
    openReviews(id).then(
      (found) => {
        if (typeof found === 'string') {
          if (isCurrent) setOpening({ state: found });
          return;
        }
        opened = found;
        if (isCurrent) setOpening({ state: 'open', opened: found });
        else runDetached(found.session.close());
      },
      (error: unknown) => {
        const readable = !(error instanceof InputError);
        if (readable) logFailure('review', error);
        const reason = failureText(error);
        if (isCurrent) setOpening({ state: 'failed', reason, readable });
      },
    );
    return () => {
      isCurrent = false;
      runDetached(opened?.session.close());
    };
  }, [openReviews, id, openings]);
  return [opening, () => setOpenings((count) => count + 1)];
}
