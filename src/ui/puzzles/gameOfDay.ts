// Whose daily puzzle Home shows.
import type { Game } from '../../games/game';
import { dayNumber } from '../../puzzles/day';
import { itemAt } from '../../util/items';
import { puzzledGames } from './puzzledGames';

/** One game after the other. Null where none has puzzles. */
export function gameOfDay(day: string): Game | null {
  const number = dayNumber(day);
  if (number === null || puzzledGames.length === 0) return null;
  return itemAt(puzzledGames, number % puzzledGames.length);
}
