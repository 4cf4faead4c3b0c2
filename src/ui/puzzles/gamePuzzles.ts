// The games that have puzzles, and the puzzles of one, loaded when somebody wants to solve them.
import { useCallback } from 'preact/hooks';
import { offeredGames } from '../../games';
import type { Game, Preset } from '../../games/game';
import { type Puzzle, parsePuzzles } from '../../puzzles/puzzle';
import { useLoaded } from '../components/later';

export interface GamePuzzles {
  readonly puzzles: readonly Puzzle[];
  /** Variants that have a name. */
  readonly presets: readonly Preset[];
}

/** Null until they are loaded; none where the game has none. */
export const useGamePuzzles = (game: Game | undefined): GamePuzzles | null =>
  useLoaded(useCallback(() => loadPuzzles(game), [game]));

export async function loadPuzzles(game: Game | undefined): Promise<GamePuzzles> {
  if (!game?.loadPuzzles) return { puzzles: [], presets: [] };
  const { default: file } = await game.loadPuzzles();
  return { puzzles: parsePuzzles(await file), presets: game.presets ?? [] };
}

export const puzzledGames: readonly Game[] = offeredGames.filter(({ loadPuzzles }) => loadPuzzles);
