// Which pieces attack a cell and what a piece attacks: found by asking the generator for a side's captures, so that it holds for
// any game, also where a piece is taken elsewhere than where the move ends. A pinned piece attacks too.
import { effectsOf } from './effects';
import { moveFrom, moveTag, pseudoLegalMoves, TAG_NORMAL } from './move';
import { codeOf, colourOf, kindOf, type Position } from './position';
import { type Colour, opposite } from './types';

/** A move that takes, by the cells of its piece and of what it takes. */
interface Capture {
  readonly from: number;
  readonly victims: readonly number[];
}

/**
 * What a side could take with these pieces on the board if it were to move. The position is left with them, the side to move and
 * nothing else of what it was.
 */
function capturesOf(position: Position, cells: Uint8Array, side: Colour): Capture[] {
  const standing = [...cells.keys()].filter((cell) => cells[cell] !== 0);
  position.arrange(
    standing.map((cell) => cells[cell]),
    standing,
    side,
  );
  return pseudoLegalMoves(position)
    .filter((move) => moveTag(move) === TAG_NORMAL)
    .map((move) => ({
      from: moveFrom(move),
      victims: effectsOf(position, move).captured.map(({ cell }) => cell),
    }))
    .filter(({ victims }) => victims.length > 0);
}

const unique = (cells: readonly number[]): number[] => [...new Set(cells)].sort((a, b) => a - b);

/** The board of a position with another piece on a cell. */
function withPiece({ board, cells }: Position, cell: number, code: number): Uint8Array {
  const changed = cells.slice(0, board.cells.length);
  changed[cell] = code;
  return changed;
}

/**
 * Cells of a side's pieces that could take a piece of the other side on this cell: what stands there, changed in colour where it is
 * the side's own; on an empty cell, a piece of any of these kinds. Uses the position up.
 */
export function attackersOf(
  position: Position,
  cell: number,
  by: Colour,
  kinds: readonly number[],
): number[] {
  const code = position.cells[cell];
  const victims = code === 0 ? kinds : [kindOf(code)];
  const enemy = opposite(by);
  const boards = victims.map((kind) => withPiece(position, cell, codeOf(kind, enemy)));
  return unique(
    boards.flatMap((cells) =>
      capturesOf(position, cells, by)
        .filter((capture) => capture.victims.includes(cell))
        .map(({ from }) => from),
    ),
  );
}

/** Cells of the pieces that the piece on this cell could take. Uses the position up. */
export function attackedFrom(position: Position, cell: number): number[] {
  const code = position.cells[cell];
  if (code === 0) return [];
  const cells = position.cells.slice(0, position.board.cells.length);
  return unique(
    capturesOf(position, cells, colourOf(code))
      .filter(({ from }) => from === cell)
      .flatMap(({ victims }) => victims),
  );
}
