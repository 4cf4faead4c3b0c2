// The way to setting up from anywhere: a position becomes the draft of its game. The code of drafts comes with the first.

import { useServices } from '../services';
import type { SetUpPosition } from './drafts';

/** Opens a position to be set up; Back leads here again. */
export function useSetUp(): (position: SetUpPosition) => void {
  const { router, codeMissing } = useServices();
  return (position) => {
    const from = router.route.get();
    import('./drafts').then(
      ({ beginDraftFrom }) => {
        // A second tap opens nothing more, and who has gone elsewhere meanwhile stays there.
        if (router.route.get() !== from) return;
        beginDraftFrom(position);
        router.open({ screen: 'setUp', game: position.game });
      },
      () => codeMissing.set(true),
    );
  };
}
