// How the computer opened the last game of a kind, so that it opens the next one otherwise.
import { BLACK, type Colour, WHITE } from '../rules/types';
import type { GameStore } from './gameStore';
import { type GameRecord, playerOf } from './record';
import type { GameSummary } from './summary';

/** Moves of the last game in which a computer played White, and of the last in which one played Black; empty for none. */
export type LastOpenings = readonly [white: readonly string[], black: readonly string[]];

export const NO_OPENINGS: LastOpenings = [[], []];

/** How many of the latest games are searched: after many other games the opening is no longer fresh. */
const MAX_GAMES = 500;

/** Those of other games from the same start as this one, whatever the level was: a rematch swaps the colours. */
export async function lastOpenings(
  store: Pick<GameStore, 'listAll' | 'peek'>,
  record: Pick<GameRecord, 'id' | 'game' | 'start'>,
): Promise<LastOpenings> {
  const last: (GameSummary | undefined)[] = [];
  let seen = 0;
  for await (const part of store.listAll()) {
    for (const game of part) {
      if (!isAlike(game, record)) continue;
      for (const colour of [WHITE, BLACK] as const)
        if (playedLater(game, colour, last[colour])) last[colour] = game;
    }
    seen += part.length;
    const isPast = part.at(-1)?.pinned === false && last[WHITE] && last[BLACK];
    if (isPast || seen >= MAX_GAMES) break;
  }
  const movesOf = async (colour: Colour) => {
    const { id } = last[colour] ?? {};
    return (id !== undefined && (await store.peek(id))?.moves) || [];
  };
  return [await movesOf(WHITE), await movesOf(BLACK)];
}

/** Whether it is another game from the same start, and both sides have moved. */
const isAlike = (
  summary: GameSummary,
  { id, game, start }: Pick<GameRecord, 'id' | 'game' | 'start'>,
) => summary.game === game && summary.start === start && summary.id !== id && summary.plies > 1;

const playedLater = (game: GameSummary, colour: Colour, last: GameSummary | undefined): boolean =>
  playerOf(game, colour).kind === 'computer' && (!last || game.updatedAt > last.updatedAt);
