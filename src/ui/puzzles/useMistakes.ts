// One's own mistakes in the reviewed games of one kind.
import { useMemo } from 'preact/hooks';
import type { GameId } from '../../games/game';
import { lastMistakes, type OwnMistake } from '../../review/overGames';
import { useReviewedGames } from '../review/useReviewedGames';

/** As many as are worth going back to. */
const MOST = 200;

/** The last ones, the latest game's first; null while they are read, and where they cannot be. */
export function useMistakes(game: GameId): readonly OwnMistake[] | null {
  const reviewed = useReviewedGames();
  return useMemo(
    () =>
      reviewed.state === 'read'
        ? lastMistakes(
            reviewed.value.filter((one) => one.game === game),
            MOST,
          )
        : null,
    [reviewed, game],
  );
}
