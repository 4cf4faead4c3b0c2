// The hop over friends (a friendly-line hopper): over an unbroken line of one or more own pieces to the first cell beyond it.
import { CELL_STRIDE } from '../board';
import type { Colour } from '../types';
import type { Movement, Offset, PartBase } from './movement';
import {
  type BoardView,
  cheaper,
  EXPOSED_BY_FRIEND,
  Paths,
  STEP_CAPTURE,
  STEP_CELL,
  writeMoves,
} from './tables';

export interface FriendHop extends PartBase {
  readonly type: 'friendHop';
  readonly mode: 'both';
  readonly directions: readonly Offset[];
}

class FriendPaths extends Paths {
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
      let j = i + 1;
      while (j < pathEnd) {
        const friend = cells[words[j] & STEP_CELL];
        if (friend === 0 || ((friend ^ code) & 1) === 1) break;
        j++;
      }
      if (j > i + 1 && j < pathEnd) {
        const step = words[j];
        const target = cells[step & STEP_CELL];
        const isOpen =
          target === 0
            ? (step & wanted) !== 0
            : (step & STEP_CAPTURE) !== 0 && ((capturable >>> target) & 1) === 1;
        if (isOpen) at = writeMoves(board, into, at, from, step, wanted);
      }
      i = pathEnd;
    }
    return at;
  }

  isAttacked(cells: Uint8Array, row: number, by: Colour): boolean {
    const { attackStart, attackWords } = this;
    for (let i = attackStart[row], end = attackStart[row + 1]; i < end; ) {
      const pathEnd = i + 1 + attackWords[i];
      for (let j = i + 1; j < pathEnd; j += 2) {
        const piece = cells[attackWords[j] & STEP_CELL];
        if (piece === 0 || (piece & 1) !== by) break;
        if ((attackWords[j + 1] >>> piece) & 1) return true;
      }
      i = pathEnd;
    }
    return false;
  }

  leastAttacker(
    board: BoardView,
    row: number,
    by: Colour,
    least: number,
    victim: number,
    values: Int16Array,
  ): number {
    const { attackStart, attackWords } = this;
    const { cells } = board;
    for (let i = attackStart[row], end = attackStart[row + 1]; i < end; ) {
      const pathEnd = i + 1 + attackWords[i];
      for (let j = i + 1; j < pathEnd; j += 2) {
        const cell = attackWords[j] & STEP_CELL;
        const piece = cells[cell];
        if (piece === 0 || (piece & 1) !== by) break;
        if ((attackWords[j + 1] >>> piece) & 1) {
          least = cheaper(board, cell, least, victim, values);
        }
      }
      i = pathEnd;
    }
    return least;
  }
}

export const friendHop: Movement<FriendHop> = {
  lines: ({ directions }) => directions.map((direction) => ({ offsets: [direction] })),
  walk: { firstEnd: 1, exposure: EXPOSED_BY_FRIEND, Paths: FriendPaths },
};
