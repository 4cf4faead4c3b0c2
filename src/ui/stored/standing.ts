// Where the player stands in one kind of game: worked out anew from the finished games that are here, and stored nowhere,
// so that it follows whatever is played in another tab, restored or deleted.
import { ONE_FAMILY } from '../../games/chances';
import type { Game, OptionValues } from '../../games/game';
import { type Played, type Standing, standingAfter } from '../../rating/standing';
import { InputError } from '../../rules/types';
import type { GameStore } from '../../storage/gameStore';
import { isPlayedFromStart } from '../../storage/ownGames';
import { computerIn, ownColour } from '../../storage/players';
import { type GameRecord, outcomeOf } from '../../storage/record';
import { ruleShelf } from '../../storage/replay';
import { type GameSummary, summaryOf } from '../../storage/summary';

/** Rules of one family are played alike: by their curve of chances at the start. */
const familyOf = (game: Game, options: OptionValues): string =>
  game.chanceFamily?.(options, 0) ?? ONE_FAMILY;

/**
 * Where the player stands in a game by rules like these, told from the games against the computer that the player
 * played here from the start that the rules say, and made a move in. `unsaved` are games that have gone further than what is stored of them. Games that cannot be read do not count:
 * they are no reason not to play.
 */
export async function readStanding(
  store: Pick<GameStore, 'listAll'>,
  game: Game,
  options: OptionValues,
  unsaved: readonly GameRecord[] = [],
): Promise<Standing> {
  const family = familyOf(game, options);
  const rulesOf = ruleShelf();
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
  return standingAfter(played, levels);
}

async function readAll(store: Pick<GameStore, 'listAll'>): Promise<GameSummary[]> {
  const games: GameSummary[] = [];
  for await (const part of store.listAll()) games.push(...part);
  return games;
}

/** What a finished game of a person against the computer says; nothing for any other game. */
function playedIn(summary: GameSummary): readonly Played[] {
  const computer = computerIn(summary);
  if (!computer || !summary.result || !isPlayedFromStart(summary)) return [];
  const { winner } = outcomeOf(summary.result);
  const score = winner === null ? 0.5 : winner === ownColour(summary) ? 1 : 0;
  return [{ level: computer.level, score }];
}
