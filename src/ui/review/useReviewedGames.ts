// The reviews on this device of the player's own games, and the player's mistakes in them.
import { useCallback } from 'preact/hooks';
import type { GameId } from '../../games/game';
import { mistakeKey } from '../../puzzles/attempt';
import type { Progress } from '../../puzzles/progress';
import { dueOn } from '../../puzzles/recall';
import { mistakesIn, type PlayerMistake, type Reviewed } from '../../review/playerStats';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import type { GameStore } from '../../storage/gameStore';
import { type GameRecord, playerOf } from '../../storage/record';
import { type GameSummary, summaryOf } from '../../storage/summary';
import { useServices } from '../services';
import { type Stored, useStored } from '../stored/useStored';

/** Of each game, the latest that Statistics looks at. */
export const MAX_GAMES = 60;

/** Those games, read again whenever the page comes back to the front. */
export function useReviewedGames(): Stored<readonly Reviewed[]> {
  const { store, openGames } = useServices();
  const read = useCallback(
    async () => (await collect(reviewedGames(await store, openGames.unsaved(), MAX_GAMES))).flat(),
    [store, openGames],
  );
  const [reviewed] = useStored(read);
  return reviewed;
}

async function collect<T>(parts: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

/** Reviews read at once. */
const PART = 10;

/**
 * The latest first, at most `most` of each game; a review is read only when its part is asked for. Games in `unsaved` have gone
 * further than what is stored of them. Of one kind of game alone if `only` is given, and of those with these ids alone if they are.
 */
async function* reviewedGames(
  store: GameStore,
  unsaved: readonly GameRecord[],
  most: number,
  only?: GameId,
  given?: readonly string[],
): AsyncIterable<readonly Reviewed[]> {
  const reviews = await store.openReviews();
  const ids = given ?? (await reviews.ids());
  const found = [...(await store.summariesOf(ids)), ...unsaved.map(summaryOf)];
  const known = new Map(found.map((game) => [game.id, game]));
  const left = new Map<string, number>();
  const latest = ids
    .flatMap((id) => known.get(id) ?? [])
    .sort((a, b) => b.updatedAt - a.updatedAt)
    .filter(({ result, source, game }) => {
      if (!result || source === 'shared' || (only ?? game) !== game) return false;
      const room = left.get(game) ?? most;
      left.set(game, room - 1);
      return room > 0;
    });
  for (let at = 0; at < latest.length; at += PART) {
    const read = latest.slice(at, at + PART).map(async (summary) => {
      const { id, game, updatedAt } = summary;
      const review = await reviews.load(id);
      return review
        ? [{ id, game, at: updatedAt, sides: ownSides(summary), findings: review.findings }]
        : [];
    });
    yield (await Promise.all(read)).flat();
  }
}

/** The sides that persons play. */
const ownSides = (game: GameSummary): Colour[] =>
  ([WHITE, BLACK] as const).filter((side) => playerOf(game, side).kind === 'person');

/** Mistakes that are worth going back to. */
export const MAX_MISTAKES = 200;

/** The player's last mistakes, the latest first; of one game alone if its id is given. Older reviews are not read. */
export async function readMistakes(
  store: GameStore,
  unsaved: readonly GameRecord[],
  only?: GameId,
): Promise<readonly PlayerMistake[]> {
  const mistakes: PlayerMistake[] = [];
  for await (const part of reviewedGames(store, unsaved, Number.POSITIVE_INFINITY, only)) {
    mistakes.push(...part.flatMap(mistakesIn));
    if (mistakes.length >= MAX_MISTAKES) break;
  }
  return mistakes.slice(0, MAX_MISTAKES);
}

/** Read again whenever the page comes back to the front. */
export function useMistakes(only?: GameId): Stored<readonly PlayerMistake[]> {
  const { store, openGames } = useServices();
  const read = useCallback(
    async () => readMistakes(await store, openGames.unsaved(), only),
    [store, openGames, only],
  );
  const [mistakes] = useStored(read);
  return mistakes;
}

/** The mistakes of these names that are still here: none but their games' reviews are read. */
export async function readNamed(
  store: GameStore,
  unsaved: readonly GameRecord[],
  names: readonly string[],
): Promise<readonly PlayerMistake[]> {
  const ids = new Set(names.map((name) => name.slice(0, name.lastIndexOf(':'))));
  const games = reviewedGames(store, unsaved, Number.POSITIVE_INFINITY, undefined, [...ids]);
  const mistakes = (await collect(games)).flat().flatMap(mistakesIn);
  return mistakes.filter((one) => names.includes(mistakeKey(one)));
}

/**
 * The player's last mistakes in a game, and those before them that come back today; null while they are read, and where they
 * cannot be.
 */
export function useOwnMistakes(
  id: GameId,
  progress: Progress,
  today: string,
): readonly PlayerMistake[] | null {
  const { store, openGames } = useServices();
  const read = useCallback(async () => {
    const [opened, unsaved] = [await store, openGames.unsaved()];
    const last = await readMistakes(opened, unsaved, id);
    const known = new Set(last.map(mistakeKey));
    const names = dueOn(progress.recall, today).map(([key]) => key);
    const due = names.filter((name) => !known.has(name));
    return [...last, ...(await readNamed(opened, unsaved, due))];
  }, [store, openGames, id, progress, today]);
  const [mistakes] = useStored(read);
  return mistakes.state === 'read' ? mistakes.value : null;
}
