// The games that have puzzles.
import { games } from '../../games';
import type { Game } from '../../games/game';
import { dayNumber } from '../../puzzles/day';

export const puzzledGames: readonly Game[] = games.filter(({ loadPuzzles }) => loadPuzzles);

/** Whose daily puzzle Home shows: one game after the other. Null where none has puzzles. */
export function gameOfDay(day: string): Game | null {
  const number = dayNumber(day);
  if (number === null || puzzledGames.length === 0) return null;
  return puzzledGames[number % puzzledGames.length];
}
