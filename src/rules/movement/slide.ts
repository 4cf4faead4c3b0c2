// Slides: straight ahead until something stands in the way. Where a terrain says so they pass through friendly pieces in
// cells of several squares (RULES.md section 4). Zigzags are slides whose diagonal steps turn 90 degrees each time, away along one of
// the four orthogonals.
import { CELL_STRIDE } from '../board';
import type { Colour } from '../types';
import { DIAGONAL, type Line, type Movement, type Offset, type PartBase } from './movement';
import {
  type BoardView,
  cheaper,
  Paths,
  STEP_CAPTURE,
  STEP_CELL,
  writeMoves,
  XRAY_FRIENDLY,
} from './tables';

export interface Slide extends PartBase {
  readonly type: 'slide';
  readonly directions: readonly Offset[];
  /** Most steps; unlimited if absent. */
  readonly limit?: number;
  /** First step number (from 1) that may end a move without capture. */
  readonly moveFrom?: number;
  /** First step number (from 1) that may capture. */
  readonly captureFrom?: number;
}

export const slide: Movement<Slide> = {
  lines: ({ directions, limit, moveFrom, captureFrom }) =>
    directions.map((direction) => ({ offsets: [direction], limit, moveFrom, captureFrom })),
};

export interface Zigzag extends PartBase {
  readonly type: 'zigzag';
}

/** Pairs of diagonal steps to alternate between. */
const ZIGZAG_LINES: readonly Line[] = DIAGONAL.flatMap((first) =>
  DIAGONAL.filter((second) => first[0] * second[0] + first[1] * second[1] === 0).map((second) => ({
    offsets: [first, second],
  })),
);

export const zigzag: Movement<Zigzag> = { lines: () => ZIGZAG_LINES };

/** Paths of two or more steps, of slides and zigzags. */
export class RayPaths extends Paths {
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
      for (let j = i + 1; j < pathEnd; j++) {
        const step = words[j];
        const target = cells[step & STEP_CELL];
        if (target === 0) {
          if ((step & wanted) !== 0) at = writeMoves(board, into, at, from, step, wanted);
          continue;
        }
        if ((capturable >>> target) & 1) {
          if ((step & STEP_CAPTURE) !== 0) at = writeMoves(board, into, at, from, step, wanted);
          break;
        }
        if ((step & XRAY_FRIENDLY) === 0 || ((target ^ code) & 1) === 1) break;
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
        const step = attackWords[j];
        const piece = cells[step & STEP_CELL];
        if (piece === 0) continue;
        if ((attackWords[j + 1] >>> piece) & 1) return true;
        if ((step & XRAY_FRIENDLY) === 0 || (piece & 1) !== by) break;
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
    limit: number,
  ): number {
    const { attackStart, attackWords } = this;
    const { cells } = board;
    for (let i = attackStart[row], end = attackStart[row + 1]; i < end; ) {
      const pathEnd = i + 1 + attackWords[i];
      for (let j = i + 1; j < pathEnd; j += 2) {
        const step = attackWords[j];
        const piece = cells[step & STEP_CELL];
        if (piece === 0) continue;
        if ((attackWords[j + 1] >>> piece) & 1) {
          least = cheaper(board, step & STEP_CELL, least, victim, values);
          if (least < limit) return least;
        }
        if ((step & XRAY_FRIENDLY) === 0 || (piece & 1) !== by) break;
      }
      i = pathEnd;
    }
    return least;
  }
}
