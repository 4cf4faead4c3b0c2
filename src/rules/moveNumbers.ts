// The numbers of moves, as every list, text and voice of the app counts them: White's and Black's share one.
import type { Colour } from './types';

/**
 * A number for each move, by the sides that made them. `first` is the side that begins the game by its rules: each of
 * its moves begins a new number, and so does a side's second move in a row.
 */
export function moveNumbers(sides: readonly Colour[], first: Colour): number[] {
  let number = 0;
  return sides.map((side, index) => {
    if (index === 0 || side === first || side === sides[index - 1]) number++;
    return number;
  });
}
