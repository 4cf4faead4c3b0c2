// The player's rating in one kind of game, computed from the finished games on this device. It is stored nowhere, so it follows
// whatever another tab plays, restores or deletes.

import { useEffect, useState } from 'preact/hooks';
import { ONE_FAMILY } from '../../games/chances';
import type { Game, OptionValues } from '../../games/game';
import { InputError } from '../../input/input';
import { tenthsText } from '../../language/formats';
import { textsOf } from '../../language/texts';
import { type PlayerRating, type RatedGame, ratingAfter } from '../../rating/playerRating';
import type { GameStore } from '../../storage/gameStore';
import { computerIn, type GameRecord, outcomeOf, ownColour } from '../../storage/record';
import { createRuleSetCache } from '../../storage/replay';
import { type GameSummary, isPlayedFromStart, summaryOf } from '../../storage/summary';
import { useServices } from '../services';

const texts = textsOf('rating');

/** Rules of one family are played alike: by their curve of chances at the start. */
const familyOf = (game: Game, options: OptionValues): string =>
  game.chanceFamily?.(options, 0) ?? ONE_FAMILY;

/**
 * Where the player stands in a game by rules like these, computed from the games against the computer that the player
 * played here from the start that the rules say, and made a move in. `unsaved` are games that have gone further than what is
 * stored of them. Games that cannot be read do not count: they are no reason not to play.
 */
export async function readRating(
  store: Pick<GameStore, 'listAll'>,
  game: Game,
  options: OptionValues,
  unsaved: readonly GameRecord[] = [],
): Promise<PlayerRating> {
  const family = familyOf(game, options);
  const rulesOf = createRuleSetCache();
  const stored = await readAll(store).catch(() => []);
  const found = new Map([...stored, ...unsaved.map(summaryOf)].map((one) => [one.id, one]));
  const isCounted = (summary: GameSummary): boolean => {
    if (summary.game !== game.id || familyOf(game, summary.options) !== family) return false;
    try {
      return rulesOf(summary).startFen === summary.start;
    } catch (error) {
      if (error instanceof InputError) return false;
      throw error;
    }
  };
  const { levels } = await game.loadLevels(options);
  const played = [...found.values()]
    .filter(isCounted)
    .sort((a, b) => a.updatedAt - b.updatedAt || (a.id < b.id ? -1 : 1))
    .flatMap(playedIn);
  return ratingAfter(played, levels);
}

async function readAll(store: Pick<GameStore, 'listAll'>): Promise<GameSummary[]> {
  const games: GameSummary[] = [];
  for await (const part of store.listAll()) games.push(...part);
  return games;
}

/** What a finished game of a person against the computer says; nothing for any other game. */
function playedIn(summary: GameSummary): readonly RatedGame[] {
  const computer = computerIn(summary);
  if (!computer || !summary.result || !isPlayedFromStart(summary)) return [];
  const { winner } = outcomeOf(summary.result);
  const score = winner === null ? 0.5 : winner === ownColour(summary) ? 1 : 0;
  return [{ level: computer.level, score }];
}

/**
 * Where the player stands in a game by rules like these; null while it is read, or nobody wants to know. `ended` is a game
 * that may not be stored yet as it ended.
 */
export function useRating(
  game: Game | undefined,
  options: OptionValues,
  wanted: boolean,
  ended: GameRecord | null = null,
): PlayerRating | null {
  const { store, openGames, codeMissing } = useServices();
  const [found, setFound] = useState<{ of: OptionValues; rating: PlayerRating } | null>(null);
  useEffect(() => {
    let current = true;
    if (!game || !wanted) return;
    const unsaved = ended ? [...openGames.unsaved(), ended] : openGames.unsaved();
    store
      .then((kept) => readRating(kept, game, options, unsaved))
      .then(
        (rating) => current && setFound({ of: options, rating }),
        () => codeMissing.set(true),
      );
    return () => {
      current = false;
    };
  }, [store, openGames, codeMissing, game, options, wanted, ended]);
  return wanted && found?.of === options ? found.rating : null;
}

/** About the choice, once it is made where the opponent stands; null while that is worked out. */
export function matchedLevelText(chosen: boolean, rating: PlayerRating | null): string {
  if (!chosen) return texts.matching;
  if (!rating) return texts.findingOut;
  const { level, from, to, games } = rating;
  return games === 0
    ? texts.firstLevel(tenthsText(level))
    : texts.knownLevel(tenthsText(level), tenthsText(from), tenthsText(to));
}

/** Games after which a level is about right, as measured (`npm run lab -- matching`). */
const GAMES_TO_FIND_LEVEL = 5;

/** After a game, about the next one. */
export function nextLevelText({ level, games }: PlayerRating): string {
  const next = tenthsText(level);
  return games < GAMES_TO_FIND_LEVEL ? texts.nextLevelMoving(next) : texts.nextLevel(next);
}
