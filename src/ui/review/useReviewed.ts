// All reviews on this device with the games they are of, for lists and counts.
import { useEffect, useState } from 'preact/hooks';
import type { Reviewed } from '../../review/overGames';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import type { GameStore } from '../../storage/gameStore';
import { playerOf } from '../../storage/record';
import type { GameSummary } from '../../storage/summary';
import { useServices } from '../services';

/** Null while they are read, and where they cannot be. */
export function useReviewed(games: readonly GameSummary[] | null): readonly Reviewed[] | null {
  const { store } = useServices();
  const [reviewed, setReviewed] = useState<readonly Reviewed[] | null>(null);
  useEffect(() => {
    if (!games) return;
    let wanted = true;
    store
      .then((opened) => readReviewed(opened, games))
      .then((all) => wanted && setReviewed(all))
      .catch((error: unknown) => console.warn('Reviews cannot be read:', error));
    return () => {
      wanted = false;
    };
  }, [store, games]);
  return reviewed;
}

async function readReviewed(
  store: GameStore,
  games: readonly GameSummary[],
): Promise<readonly Reviewed[]> {
  const known = new Map(games.map((game) => [game.id, game]));
  const found: Reviewed[] = [];
  for await (const part of (await store.openReviews()).list()) {
    for (const { id, findings } of part) {
      const summary = known.get(id);
      if (!summary?.result) continue;
      found.push({
        id,
        game: summary.game,
        at: summary.updatedAt,
        sides: ownSides(summary),
        findings,
      });
    }
  }
  return found;
}

/** The sides that persons play. */
const ownSides = (game: GameSummary): Colour[] =>
  ([WHITE, BLACK] as const).filter((side) => playerOf(game, side).kind === 'person');
