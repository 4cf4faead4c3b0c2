// Weights fitted to the results of self-play (tests/tune), as each game folder stores them: what to add to the
// hand-set weights of a piece kind and of the squares it stands on. Hand-set weights stay the prior of the fit and
// the judgement of whatever it does not cover.
import type { Board, Square } from '../rules/board';
import { BLACK, type Colour, WHITE } from '../rules/types';

/** Rows of a board from the owner's view, the farthest rank first as in position text; 0 where no square is. */
export type SquareTable = readonly (readonly number[])[];

/** Centipawns to add for a piece kind; "many" with full armies, "few" with little left. */
export interface FittedPiece {
  /** For the piece by itself: with many pieces, with few. */
  readonly value: readonly number[];
  readonly many: SquareTable;
  readonly few: SquareTable;
}

export interface FittedWeights {
  readonly made: {
    readonly date: string;
    /** The command that makes these weights again. */
    readonly command: string;
    readonly games: number;
    readonly positions: number;
  };
  /** By upper-case letter. */
  readonly pieces: Readonly<Record<string, FittedPiece>>;
  /** Centipawns to add to the game's named terms: with many pieces, with few. */
  readonly terms?: Readonly<Record<string, readonly number[]>>;
}

/** How a board maps onto itself: by exchanging its sides left and right, or along the diagonal from a1. */
export type Mirror = 'files' | 'diagonal';

/** From which side each colour looks at the board. */
export interface BoardView {
  readonly board: Board;
  /** Rank step of "forward" for White and Black. */
  readonly forward: readonly [1 | -1, 1 | -1];
  readonly mirror: Mirror;
}

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
