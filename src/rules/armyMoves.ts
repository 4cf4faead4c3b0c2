// How a table-driven army moves: pseudo-legal generation. Walks the tables of compile.ts and allocates nothing; what is
// attacked, and so what is legal, is armyAttacks.ts.
import { type ArmyState, LIST_STRIDE } from './armyState';
import { CELL_STRIDE } from './board';
import { packMove } from './move';
import {
  type MoveTables,
  STEP_CAPTURE,
  STEP_CELL,
  STEP_MOVE,
  STEP_OVER,
  STEP_PROMOTION_SHIFT,
  STEP_SHARED,
} from './tables';
import type { Colour } from './types';

/** Which targets the present piece has already been given, by its stamp; promoting moves in the second half. */
const stamps = new Int32Array(2 * CELL_STRIDE + 1);
/** Where the present piece's stamp is: in the array, so that it wraps around instead of outgrowing it. */
const STAMP = 2 * CELL_STRIDE;

// The two that follow differ in one constant, which the compiler then carries into what they call.

/** Writes the pseudo-legal steps of the side to move from index `at` on and returns the end index. */
export function generateSteps(army: ArmyState, into: Int32Array, at: number): number {
  const { cells, pieces, side } = army;
  const { leapers, riders, hoppers, jumpers } = army.tables;
  const base = side * LIST_STRIDE;
  const end = base + army.counts[side];
  for (let i = base; i < end; i++) {
    const from = pieces[i];
    const code = cells[from];
    stamps[STAMP]++;
    if ((leapers >>> code) & 1) at = generateLeaps(army, into, at, from, code, STEP_MOVE);
    if ((riders >>> code) & 1) at = generateRays(army, into, at, from, code, STEP_MOVE);
    if ((hoppers >>> code) & 1) at = generateHops(army, into, at, from, code, STEP_MOVE);
    if ((jumpers >>> code) & 1) at = generateJumps(army, into, at, from, code, STEP_MOVE);
  }
  return at;
}

/** Like generateSteps, but captures and promotions only. */
export function generateNoisySteps(army: ArmyState, into: Int32Array, at: number): number {
  const { cells, pieces, side } = army;
  const { leapers, riders, hoppers, jumpers } = army.tables;
  const base = side * LIST_STRIDE;
  const end = base + army.counts[side];
  for (let i = base; i < end; i++) {
    const from = pieces[i];
    const code = cells[from];
    stamps[STAMP]++;
    if ((leapers >>> code) & 1) at = generateLeaps(army, into, at, from, code, 0);
    if ((riders >>> code) & 1) at = generateRays(army, into, at, from, code, 0);
    if ((hoppers >>> code) & 1) at = generateHops(army, into, at, from, code, 0);
    if ((jumpers >>> code) & 1) at = generateJumps(army, into, at, from, code, 0);
  }
  return at;
}

/**
 * Writes what one kind of table gives a piece and returns the end index. `quiet` is STEP_MOVE to include moves to empty
 * cells, 0 for captures and promotions only.
 */
type Generate = (
  army: ArmyState,
  into: Int32Array,
  at: number,
  from: number,
  code: number,
  quiet: number,
) => number;

const generateLeaps: Generate = (army, into, at, from, code, quiet) => {
  const { cells } = army;
  const { start, words } = army.tables.leaps;
  const prey = army.tables.prey[code];
  const row = code * CELL_STRIDE + from;
  for (let i = start[row], end = start[row + 1]; i < end; i++) {
    const step = words[i];
    const to = step & STEP_CELL;
    const target = cells[to];
    if (target === 0) {
      if ((step & STEP_MOVE) === 0) continue;
      if (quiet === 0 && step >> STEP_PROMOTION_SHIFT === 0) continue;
    } else if ((step & STEP_CAPTURE) === 0 || ((prey >>> target) & 1) === 0) continue;
    if (step < STEP_SHARED) into[at++] = from | (to << 6);
    else at = addFlagged(army.tables, into, at, from, step, target === 0 && quiet === 0);
  }
  return at;
};

const generateRays: Generate = (army, into, at, from, code, quiet) => {
  const { cells } = army;
  const { start, words } = army.tables.rays;
  const prey = army.tables.prey[code];
  const row = code * CELL_STRIDE + from;
  for (let i = start[row], end = start[row + 1]; i < end; ) {
    const rayEnd = i + 1 + words[i];
    for (let j = i + 1; j < rayEnd; j++) {
      const step = words[j];
      const to = step & STEP_CELL;
      const target = cells[to];
      if (target === 0) {
        if ((step & quiet) !== 0) {
          if ((step & STEP_SHARED) === 0) into[at++] = from | (to << 6);
          else at = addFlagged(army.tables, into, at, from, step, false);
        }
        continue;
      }
      if ((prey >>> target) & 1) {
        if ((step & STEP_CAPTURE) !== 0) {
          if ((step & STEP_SHARED) === 0) into[at++] = from | (to << 6);
          else at = addFlagged(army.tables, into, at, from, step, false);
        }
        break;
      }
      if ((step & STEP_OVER) === 0 || ((target ^ code) & 1) === 1) break;
    }
    i = rayEnd;
  }
  return at;
};

/** Whether any piece of a colour, on turn or not, has a single step to an empty cell. */
export function hasQuietStep(army: ArmyState, colour: Colour): boolean {
  const { cells, pieces } = army;
  const { start, words } = army.tables.leaps;
  const base = colour * LIST_STRIDE;
  for (let i = base; i < base + army.counts[colour]; i++) {
    const row = cells[pieces[i]] * CELL_STRIDE + pieces[i];
    for (let j = start[row]; j < start[row + 1]; j++) {
      if ((words[j] & STEP_MOVE) !== 0 && cells[words[j] & STEP_CELL] === 0) return true;
    }
  }
  return false;
}

/** Adds a step that may double another path's or that promotes. */
function addFlagged(
  tables: MoveTables,
  into: Int32Array,
  at: number,
  from: number,
  step: number,
  promotionsOnly: boolean,
): number {
  const to = step & STEP_CELL;
  const set = step >> STEP_PROMOTION_SHIFT;
  if (step & STEP_SHARED) {
    const mark = set === 0 ? to : CELL_STRIDE + to;
    if (stamps[mark] === stamps[STAMP]) return at;
    stamps[mark] = stamps[STAMP];
  }
  if (set === 0) {
    into[at++] = packMove(from, to);
    return at;
  }
  const { kinds, optional } = tables.promotions[set];
  if (optional && !promotionsOnly) into[at++] = packMove(from, to);
  for (const kind of kinds) into[at++] = packMove(from, to, kind);
  return at;
}

/** Every hop captures, so that nothing is left out. */
const generateHops: Generate = (army, into, at, from, code) => {
  const { cells } = army;
  const { start, words } = army.tables.hops;
  const prey = army.tables.prey[code];
  const row = code * CELL_STRIDE + from;
  for (let i = start[row], end = start[row + 1]; i < end; ) {
    const pathEnd = i + 1 + words[i];
    let j = i + 1;
    while (j < pathEnd && cells[words[j] & STEP_CELL] === 0) j++;
    for (j++; j < pathEnd; j++) {
      const to = words[j] & STEP_CELL;
      const target = cells[to];
      if (target === 0) continue;
      if ((prey >>> target) & 1) into[at++] = from | (to << 6);
      break;
    }
    i = pathEnd;
  }
  return at;
};

const generateJumps: Generate = (army, into, at, from, code, quiet) => {
  const { cells } = army;
  const { start, words } = army.tables.jumps;
  const prey = army.tables.prey[code];
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
      const to = words[j] & STEP_CELL;
      const target = cells[to];
      if (target === 0 ? quiet !== 0 : (prey >>> target) & 1) into[at++] = from | (to << 6);
    }
    i = pathEnd;
  }
  return at;
};
