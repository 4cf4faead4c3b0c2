// Reviews on this device: one that a screen opens, all of the player's own games, and the player's mistakes in them.
import '../../language/shownRefusals';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { games } from '../../games';
import type { GameId } from '../../games/game';
import { InputError } from '../../input/input';
import { mistakeKey } from '../../puzzles/attempt';
import type { Progress } from '../../puzzles/progress';
import { dueOn } from '../../puzzles/recall';
import { mistakesIn, type PlayerMistake, type Reviewed } from '../../review/playerStats';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import type { OpenedReview } from '../../session/review/reviewSession';
import type { GameStore } from '../../storage/gameStore';
import { type GameRecord, playerOf } from '../../storage/record';
import { isReviewOf } from '../../storage/reviewRecord';
import { type GameSummary, summaryOf } from '../../storage/summary';
import { logFailure, runDetached } from '../../util/failures';
import { failureText } from '../components/Lazy';
import { useServices } from '../services';
import { type ShowPart, type Stored, useStored } from '../stored/useStored';

/** Of each game, the latest that Statistics looks at. */
export const MAX_GAMES = 60;

/** Those games, read again whenever the page comes back to the front. The reviews of one game after the other are shown. */
export function useReviewedGames(): Stored<readonly Reviewed[]> {
  const { store, openGames } = useServices();
  const read = useCallback(
    async (showPart: ShowPart<readonly Reviewed[]>) =>
      readLatest(await store, openGames.unsaved(), showPart),
    [store, openGames],
  );
  const [reviewed] = useStored(read);
  return reviewed;
}

/** As many as Statistics looks at of each game, game by game in the order of its screen. */
export async function readLatest(
  store: GameStore,
  unsaved: readonly GameRecord[],
  showPart: ShowPart<readonly Reviewed[]>,
): Promise<readonly Reviewed[]> {
  const reviews = await store.openReviews();
  const latest = new Map<string, GameSummary[]>(games.map(({ id }) => [id, []]));
  for await (const part of reviewedGames(store, unsaved, await reviews.ids())) {
    for (const summary of part) {
      const own = latest.get(summary.game);
      if (own && own.length < MAX_GAMES) own.push(summary);
    }
    if ([...latest.values()].every(({ length }) => length === MAX_GAMES)) break;
  }
  const read: Reviewed[] = [];
  for (const own of latest.values()) {
    for await (const part of withReviews(store, unsaved, own)) read.push(...part);
    if (own.length > 0) await showPart([...read]);
  }
  return read;
}

/**
 * The finished ones of these games that are the player's own, the latest first. Games in `unsaved` have gone further than what is
 * stored of them.
 */
async function* reviewedGames(
  store: GameStore,
  unsaved: readonly GameRecord[],
  ids: readonly string[],
): AsyncIterable<readonly GameSummary[]> {
  const further = new Map(unsaved.map((record) => [record.id, summaryOf(record)]));
  const here = ids.flatMap((id) => further.get(id) ?? []);
  yield here.filter(isOwnFinished).sort(latestFirst);
  const stored = ids.filter((id) => !further.has(id));
  for await (const part of store.latestFinished(stored)) yield part.filter(isOwnFinished);
}

const isOwnFinished = ({ result, source }: GameSummary): boolean =>
  result !== null && source !== 'shared';

const latestFirst = (a: GameSummary, b: GameSummary): number => b.updatedAt - a.updatedAt;

const REVIEWS_AT_ONCE = 10;

/**
 * These games with their reviews, in parts of which each is read when it is asked for. A review of moves that were taken back
 * since is left out.
 */
async function* withReviews(
  store: GameStore,
  unsaved: readonly GameRecord[],
  summaries: readonly GameSummary[],
): AsyncIterable<readonly Reviewed[]> {
  const reviews = await store.openReviews();
  for (let at = 0; at < summaries.length; at += REVIEWS_AT_ONCE) {
    const read = summaries.slice(at, at + REVIEWS_AT_ONCE).map(async (summary) => {
      const { id, game, updatedAt } = summary;
      const further = unsaved.find((one) => one.id === id);
      const [record, review] = await Promise.all([further ?? store.peek(id), reviews.load(id)]);
      return record && review && isReviewOf(review, record)
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
  const reviews = await store.openReviews();
  const mistakes: PlayerMistake[] = [];
  for await (const summaries of reviewedGames(store, unsaved, await reviews.ids())) {
    const wanted = summaries.filter(({ game }) => (only ?? game) === game);
    for await (const part of withReviews(store, unsaved, wanted)) {
      mistakes.push(...part.flatMap(mistakesIn));
      if (mistakes.length >= MAX_MISTAKES) return mistakes.slice(0, MAX_MISTAKES);
    }
  }
  return mistakes;
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
  if (names.length === 0) return [];
  const ids = new Set(names.map((name) => name.slice(0, name.lastIndexOf(':'))));
  // A few games: to put all finished ones in order first would take longer than to read these.
  const stored = await store.summariesOf([...ids]);
  const further = unsaved.filter(({ id }) => ids.has(id)).map(summaryOf);
  const known = new Map([...stored, ...further].map((game) => [game.id, game]));
  const summaries = [...known.values()].filter(isOwnFinished).sort(latestFirst);
  const mistakes: PlayerMistake[] = [];
  for await (const part of withReviews(store, unsaved, summaries))
    mistakes.push(...part.flatMap(mistakesIn));
  return mistakes.filter((one) => names.includes(mistakeKey(one)));
}

/** The player's last mistakes in a game, and those before them that come back today. */
export function useOwnMistakes(
  id: GameId,
  progress: Progress,
  today: string,
): Stored<readonly PlayerMistake[]> {
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
  return mistakes;
}

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
