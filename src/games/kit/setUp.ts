// Positions set up from a list of pieces, for examples and lessons.
import type { Board, Square } from '../../rules/board';

/**
 * The placement field of FEN with these pieces: letter and square of each, `Ke2 kd9`, capitals for White.
 * `exists` tells which of the board's squares there are; all if it is left out.
 */
export function setUp(
  board: Board,
  pieces: string,
  exists: (square: Square) => boolean = () => true,
): string {
  const standing = new Map(pieces.split(' ').map((piece) => [piece.slice(1), piece[0]] as const));
  const ranks = Array.from({ length: board.height }, (_, index) => board.height - 1 - index);
  const rows = ranks.map((rank) => {
    const squares = Array.from({ length: board.width }, (_, file) => board.squareAt(file, rank));
    const letters = squares.map((square) =>
      square && exists(square) ? (standing.get(square.name) ?? '1') : '*',
    );
    return letters.join('').replace(/1+/g, ({ length }) => String(length));
  });
  return rows.join('/');
}
