// One's own mistakes in the reviewed games of one kind.
import { useMemo } from 'preact/hooks';
import type { GameId } from '../../games/game';
import { lastMistakes, type OwnMistake } from '../../review/overGames';
import { useSummaries } from '../history/useSummaries';
import { useReviewed } from '../review/useReviewed';

/** As many as are worth going back to. */
const MOST = 200;

/** The last ones, the latest game's first; null while they are read, and where they cannot be. */
export function useMistakes(game: GameId): readonly OwnMistake[] | null {
  const [summaries] = useSummaries();
  const games = summaries.state === 'read' && summaries.complete ? summaries.games : null;
  const reviewed = useReviewed(games);
  return useMemo(
    () =>
      reviewed &&
      lastMistakes(
        reviewed.filter((one) => one.game === game),
        MOST,
      ),
    [reviewed, game],
  );
}
