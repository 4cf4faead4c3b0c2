// What promotions say about positions that are set up: which kinds of piece can come up at all, and where one cannot be left.
import type { Board } from '../../rules/board';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import type { Piece, Pieces } from './pieces';

/** Letters of the kinds that a game can have: those of its placement at the start, and all that they may become. */
export function lettersInPlay<K extends string>(
  pieces: Pieces<K>,
  board: Board,
  placement: string,
): ReadonlySet<string> {
  const known = new Map<string, Piece<K>>(Object.entries<Piece<K>>(pieces));
  const found = new Set(placement.toUpperCase().match(/[A-Z]/g));
  // A set goes on to what is added meanwhile.
  for (const letter of found) {
    for (const target of board.squares) {
      for (const colour of [WHITE, BLACK] as const) {
        for (const become of known.get(letter)?.promotion?.(target, colour)?.to ?? [])
          found.add(become);
      }
    }
  }
  return found;
}

/** Whether a piece that ends its move in a cell must become another, on whichever of the cell's squares it ends. */
export function mustPromote<K extends string>(
  { promotion }: Piece<K>,
  board: Board,
  colour: Colour,
  cell: number,
): boolean {
  return board.squares
    .filter((square) => square.cell === cell)
    .every((square) => promotion?.(square, colour)?.optional === false);
}
