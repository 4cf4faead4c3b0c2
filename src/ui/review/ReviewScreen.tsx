// Opens the review that the address names, and says so when that cannot be done.
import { NotOpened } from '../components/NotOpened';
import { useServices } from '../services';
import { ReviewingScreen } from './ReviewingScreen';
import { useReview } from './useReview';

interface ReviewScreenProps {
  /** Of the game. */
  readonly id: string;
  /** The ply to show first; null for the start, with the summary. */
  readonly ply: number | null;
}

export function ReviewScreen({ id, ply }: ReviewScreenProps) {
  const { router } = useServices();
  const [opening, openAgain] = useReview(id);
  switch (opening.state) {
    case 'opening':
      return null;
    case 'open':
      return <ReviewingScreen opened={opening.opened} first={ply ?? 0} />;
    case 'unfinished':
      // Taken back since the address was made: the game itself goes on.
      queueMicrotask(() => router.replace({ screen: 'game', id }));
      return null;
    case 'missing':
      return <NotOpened what="game" problem={null} onRetry={openAgain} />;
    case 'failed':
      return <NotOpened what="game" problem={opening} onRetry={openAgain} />;
  }
}
