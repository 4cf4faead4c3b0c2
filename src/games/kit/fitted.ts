// Fitted weights (evaluation.ts) on the squares of a board: which squares share a number, and what a table says of one.
import type { Board, Square } from '../../rules/board';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import type { Mirror, SquareTable, Weights } from '../evaluation';

/** From which side each colour looks at the board. */
export interface BoardView {
  readonly board: Board;
  /** Rank step of "forward" for White and Black. */
  readonly forward: readonly [1 | -1, 1 | -1];
  readonly mirror: Mirror;
}

/** How weights look at a board. */
export const boardViewOf = (board: Board, weights: Weights): BoardView => ({
  board,
  forward: weights.forward ?? [1, -1],
  mirror: weights.mirror ?? 'files',
});

/** The lattice point where a square lies for a colour that looks up the board. */
function ownPoint({ board, forward, mirror }: BoardView, square: Square, colour: Colour) {
  const { file, rank } = square;
  if (forward[colour] === 1) return { file, rank };
  return {
    file: mirror === 'files' ? file : board.width - 1 - file,
    rank: board.height - 1 - rank,
  };
}

/** What a table says of a square for a colour. */
export function tableAt(
  view: BoardView,
  table: SquareTable,
  square: Square,
  colour: Colour,
): number {
  const { file, rank } = ownPoint(view, square, colour);
  return table[view.board.height - 1 - rank][file];
}

/** A number that squares share when colour and mirror images are the same to their owners; below width * height. */
export function foldedSquare(view: BoardView, square: Square, colour: Colour): number {
  const { width } = view.board;
  const { file, rank } = ownPoint(view, square, colour);
  if (view.mirror === 'files') return rank * width + Math.min(file, width - 1 - file);
  return Math.max(file, rank) * width + Math.min(file, rank);
}

/** Writes a table from a number per folded square. */
export function tableFromFolded(
  view: BoardView,
  numberOf: (folded: number) => number,
): SquareTable {
  const { board } = view;
  const colour = view.forward[WHITE] === 1 ? WHITE : BLACK;
  return Array.from({ length: board.height }, (_, row) =>
    Array.from({ length: board.width }, (_, file) => {
      const square = board.squareAt(file, board.height - 1 - row);
      return square ? numberOf(foldedSquare(view, square, colour)) : 0;
    }),
  );
}
