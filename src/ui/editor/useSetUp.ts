// The way to setting up from anywhere: a position becomes the draft of its game. The code of drafts comes with the first.

import { useServices } from '../services';
import type { SetUpPosition } from './drafts';

/** Opens a position to be set up; Back leads here again. */
export function useSetUp(): (position: SetUpPosition) => void {
  const { router, codeMissing } = useServices();
  return (position) => {
    import('./drafts').then(
      ({ beginDraftFrom }) => {
        beginDraftFrom(position);
        router.open({ screen: 'setUp', game: position.game });
      },
      () => codeMissing.set(true),
    );
  };
}
