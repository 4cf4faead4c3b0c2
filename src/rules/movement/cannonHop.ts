// The hop of a cannon: along a line to the first piece beyond exactly one other, its hurdle (or screen), to capture it.
import { CELL_STRIDE } from '../board';
import type { Movement, Offset, PartBase } from './movement';
import {
  type BoardView,
  cheaper,
  EXPOSED_BY_ARRIVING,
  EXPOSED_BY_LEAVING,
  Paths,
  STEP_CAPTURE,
  STEP_CELL,
  writeMoves,
} from './tables';

export interface CannonHop extends PartBase {
  readonly type: 'cannonHop';
  readonly mode: 'capture';
  readonly directions: readonly Offset[];
}

class CannonPaths extends Paths {
  generate(
    board: BoardView,
    into: Int32Array,
    at: number,
    from: number,
    code: number,
    wanted: number,
  ): number {
    const { start, words } = this;
    const { cells, tables } = board;
    const capturable = tables.captureMasks[code];
    const row = code * CELL_STRIDE + from;
    for (let i = start[row], end = start[row + 1]; i < end; ) {
      const pathEnd = i + 1 + words[i];
      const j = beyondHurdle(cells, words, i + 1, pathEnd, 1);
      if (j < pathEnd && (words[j] & STEP_CAPTURE) !== 0) {
        const target = cells[words[j] & STEP_CELL];
        if ((capturable >>> target) & 1) at = writeMoves(board, into, at, from, words[j], wanted);
      }
      i = pathEnd;
    }
    return at;
  }

  isAttacked(cells: Uint8Array, row: number): boolean {
    const { attackStart, attackWords } = this;
    for (let i = attackStart[row], end = attackStart[row + 1]; i < end; ) {
      const pathEnd = i + 1 + attackWords[i];
      const j = beyondHurdle(cells, attackWords, i + 1, pathEnd, 2);
      if (j < pathEnd && (attackWords[j + 1] >>> cells[attackWords[j] & STEP_CELL]) & 1)
        return true;
      i = pathEnd;
    }
    return false;
  }

  leastAttacker(
    board: BoardView,
    row: number,
    _by: number,
    least: number,
    victim: number,
    values: Int16Array,
  ): number {
    const { attackStart, attackWords } = this;
    const { cells } = board;
    for (let i = attackStart[row], end = attackStart[row + 1]; i < end; ) {
      const pathEnd = i + 1 + attackWords[i];
      const j = beyondHurdle(cells, attackWords, i + 1, pathEnd, 2);
      if (j < pathEnd) {
        const cell = attackWords[j] & STEP_CELL;
        if ((attackWords[j + 1] >>> cells[cell]) & 1) {
          least = cheaper(board, cell, least, victim, values);
        }
      }
      i = pathEnd;
    }
    return least;
  }
}

/** Index of the second piece on a path, whose steps are `stride` words apart; `end` or more if there is none. */
function beyondHurdle(
  cells: Uint8Array,
  words: Int32Array,
  at: number,
  end: number,
  stride: number,
): number {
  while (at < end && cells[words[at] & STEP_CELL] === 0) at += stride;
  at += stride;
  while (at < end && cells[words[at] & STEP_CELL] === 0) at += stride;
  return at;
}

export const cannonHop: Movement<CannonHop> = {
  lines: ({ directions }) => directions.map((direction) => ({ offsets: [direction] })),
  walk: {
    firstEnd: 1,
    exposure: EXPOSED_BY_LEAVING | EXPOSED_BY_ARRIVING,
    Paths: CannonPaths,
  },
};
