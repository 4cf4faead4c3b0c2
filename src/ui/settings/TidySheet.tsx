// Tidying up: reviews, which can be made again, are deleted once the player has seen how many there are and how much that frees.
import { useCallback, useState } from 'preact/hooks';
import { textsOf } from '../../language/texts';
import { reasonOf, runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { Sheet } from '../components/Sheet';
import { useServices } from '../services';
import { useStored } from '../stored/useStored';
import { bytesText } from './useStorageFacts';

const texts = textsOf('settings');

export function TidySheet({ onClose }: { readonly onClose: () => void }) {
  const { store } = useServices();
  const open = useCallback(async () => (await store).openReviews(), [store]);
  const [usage, readAgain] = useStored(useCallback(async () => (await open()).usage(), [open]));
  const [problem, setProblem] = useState<string | null>(null);
  const [deleted, setDeleted] = useState(0);
  const { count, bytes } = usage.state === 'read' ? usage.value : NOTHING;
  const failed = usage.state === 'failed' ? usage.reason : problem;
  const tidy = async () => {
    setProblem(null);
    await (await open()).clear();
    setDeleted(count);
    await readAgain();
  };
  return (
    <Sheet title={texts.tidyUp} onClose={onClose}>
      <p role="status">
        {usage.state !== 'read'
          ? usage.state === 'reading' && texts.addingUp
          : count > 0
            ? texts.frees(count, bytesText(bytes))
            : deleted > 0
              ? texts.reviewsDeleted(deleted)
              : texts.noReviews}
      </p>
      {count > 0 && (
        <>
          <p>{texts.reviewAgain}</p>
          <p>{texts.restStays}</p>
        </>
      )}
      {/* One button, so that the focus stays where it was pressed. */}
      {usage.state === 'read' && (
        <Button
          variant={count > 0 ? 'danger' : 'plain'}
          onClick={
            count > 0
              ? () => runDetached(tidy().catch((error: unknown) => setProblem(reasonOf(error))))
              : onClose
          }
        >
          {count > 0 ? texts.deleteReviews(count) : texts.done}
        </Button>
      )}
      {failed !== null && (
        <p role="alert" class="error-text">
          {failed}
        </p>
      )}
    </Sheet>
  );
}

const NOTHING = { count: 0, bytes: 0 };
