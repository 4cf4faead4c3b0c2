// Leaps: directly to the target, whatever stands between. A step to a neighbour is a leap of one.
import { CELL_STRIDE } from '../board';
import type { Movement, Offset, PartBase } from './movement';
import { type BoardView, cheaper, Paths, STEP_CAPTURE, STEP_CELL, writeMoves } from './tables';

export interface Leap extends PartBase {
  readonly type: 'leap';
  readonly offsets: readonly Offset[];
}

export const leap: Movement<Leap> = {
  lines: ({ offsets }) => offsets.map((offset) => ({ offsets: [offset], limit: 1 })),
};

/** Single steps, of slides too. Their rows are without lengths. */
export class LeapPaths extends Paths {
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
    for (let i = start[row], end = start[row + 1]; i < end; i++) {
      const step = words[i];
      const target = cells[step & STEP_CELL];
      if (target === 0) {
        if ((step & wanted) === 0) continue;
      } else if ((step & STEP_CAPTURE) === 0 || ((capturable >>> target) & 1) === 0) continue;
      at = writeMoves(board, into, at, from, step, wanted);
    }
    return at;
  }

  isAttacked(cells: Uint8Array, row: number): boolean {
    const { attackStart, attackWords } = this;
    for (let i = attackStart[row], end = attackStart[row + 1]; i < end; i += 2) {
      if ((attackWords[i + 1] >>> cells[attackWords[i]]) & 1) return true;
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
    limit: number,
  ): number {
    const { attackStart, attackWords } = this;
    const { cells } = board;
    for (let i = attackStart[row], end = attackStart[row + 1]; i < end; i += 2) {
      const cell = attackWords[i];
      if ((attackWords[i + 1] >>> cells[cell]) & 1) {
        least = cheaper(board, cell, least, victim, values);
        if (least < limit) break;
      }
    }
    return least;
  }
}
