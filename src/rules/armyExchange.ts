// What a capture is worth once the other side has answered on the same cell: static exchange evaluation, for
// ordering and pruning in the search (https://www.chessprogramming.org/Static_Exchange_Evaluation). Attackers are
// found in the reverse tables as the pieces before them leave, so that batteries, screens and lanes count; pins do not.
import type { ArmyRules } from './army';
import { type ArmyState, NO_CELL } from './armyState';
import { CELL_BITS, CELL_STRIDE } from './board';
import { moveFrom, moveTo } from './move';
import { STEP_CELL, STEP_OVER } from './tables';
import { type Colour, opposite } from './types';

/** A royal piece takes part last. */
const ROYAL = 0x7fff;

// An attacker is its worth, then its cell in the lowest bits.
const CELL_MASK = CELL_STRIDE - 1;
/** Worth more than any piece. */
const ANYBODY = ROYAL + 1;
const NOBODY = ANYBODY << CELL_BITS;

/** Cells emptied during the exchange that is being looked at, and what stood there. */
const emptied = new Uint8Array(CELL_STRIDE);
const lifted = new Uint8Array(CELL_STRIDE);

/** Whether a capture by a piece's own movement loses material by these values. */
export function losesExchange(army: ArmyState, move: number, values: Int16Array): boolean {
  const { cells } = army;
  const from = moveFrom(move);
  const to = moveTo(move);
  const attacker = cells[from];
  const victim = cells[to];
  // What the side to recapture would be ahead by, if nobody took back after it.
  let swap = worth(army.rules, attacker, values) - values[victim];
  if (swap <= 0) return false;
  let count = 0;
  let code = attacker;
  let cell = from;
  let side = army.side;
  let wins = true;
  for (;;) {
    emptied[count] = cell;
    lifted[count++] = code;
    cells[cell] = 0;
    cells[to] = code;
    side = opposite(side);
    // One cheaper than this decides the exchange, so that no cheaper one need be found.
    cell = leastAttacker(army, to, side, values, wins ? swap : swap + 1);
    if (cell === NO_CELL) break;
    wins = !wins;
    code = cells[cell];
    if ((army.rules.royals >>> code) & 1) {
      // A king takes only what nobody guards.
      cells[cell] = 0;
      cells[to] = code;
      const guarded = leastAttacker(army, to, opposite(side), values, ANYBODY) !== NO_CELL;
      cells[cell] = code;
      if (guarded) wins = !wins;
      break;
    }
    swap = values[code] - swap;
    if (swap < (wins ? 1 : 0)) break;
  }
  while (count > 0) {
    count--;
    cells[emptied[count]] = lifted[count];
  }
  cells[to] = victim;
  return !wins;
}

/** What a piece is worth in an exchange. */
function worth({ royals }: ArmyRules, code: number, values: Int16Array): number {
  return (royals >>> code) & 1 ? ROYAL : values[code];
}

/**
 * Cell of the cheapest piece of `by` that could capture what stands on the target, or NO_CELL; of the first one found that
 * is worth less than `enough`, if there is one.
 */
function leastAttacker(
  army: ArmyState,
  target: number,
  by: Colour,
  values: Int16Array,
  enough: number,
): number {
  let least = NOBODY;
  const limit = enough << CELL_BITS;
  const { cells, tables } = army;
  const victim = cells[target];
  const row = by * CELL_STRIDE + target;
  const near = tables.nearAttacks;
  for (let i = near.start[row], end = near.start[row + 1]; i < end; i += 2) {
    const cell = near.words[i];
    if ((near.words[i + 1] >>> cells[cell]) & 1) {
      least = cheaper(army, cell, least, victim, values);
      if (least < limit) return least & CELL_MASK;
    }
  }
  const { start, words } = tables.farAttacks;
  for (let i = start[row], end = start[row + 1]; i < end; ) {
    const pathEnd = i + 1 + words[i];
    for (let j = i + 1; j < pathEnd; j += 2) {
      const step = words[j];
      const piece = cells[step & STEP_CELL];
      if (piece === 0) continue;
      if ((words[j + 1] >>> piece) & 1) {
        least = cheaper(army, step & STEP_CELL, least, victim, values);
        if (least < limit) return least & CELL_MASK;
      }
      if ((step & STEP_OVER) === 0 || (piece & 1) !== by) break;
    }
    i = pathEnd;
  }
  if (tables.hoppers !== 0) least = cheapestHop(army, row, least, victim, values);
  if (tables.jumpers !== 0) least = cheapestJump(army, row, least, victim, by, values);
  return least === NOBODY ? NO_CELL : least & CELL_MASK;
}

/** The cheaper of two attackers: the piece on the cell, if it may capture the victim, and the cheapest so far. */
function cheaper(
  { cells, rules, tables }: ArmyState,
  cell: number,
  least: number,
  victim: number,
  values: Int16Array,
): number {
  const code = cells[cell];
  if (((tables.prey[code] >>> victim) & 1) === 0) return least;
  const value = worth(rules, code, values);
  return value < least >> CELL_BITS ? (value << CELL_BITS) | cell : least;
}

function cheapestHop(
  army: ArmyState,
  row: number,
  least: number,
  victim: number,
  values: Int16Array,
): number {
  const { cells } = army;
  const { start, words } = army.tables.hopAttacks;
  for (let i = start[row], end = start[row + 1]; i < end; ) {
    const pathEnd = i + 1 + words[i];
    let j = i + 1;
    while (j < pathEnd && cells[words[j]] === 0) j += 2;
    j += 2;
    while (j < pathEnd && cells[words[j]] === 0) j += 2;
    if (j < pathEnd && (words[j + 1] >>> cells[words[j]]) & 1) {
      least = cheaper(army, words[j], least, victim, values);
    }
    i = pathEnd;
  }
  return least;
}

function cheapestJump(
  army: ArmyState,
  row: number,
  least: number,
  victim: number,
  by: Colour,
  values: Int16Array,
): number {
  const { cells } = army;
  const { start, words } = army.tables.jumpAttacks;
  for (let i = start[row], end = start[row + 1]; i < end; ) {
    const pathEnd = i + 1 + words[i];
    for (let j = i + 1; j < pathEnd; j += 2) {
      const piece = cells[words[j]];
      if (piece === 0 || (piece & 1) !== by) break;
      if ((words[j + 1] >>> piece) & 1) least = cheaper(army, words[j], least, victim, values);
    }
    i = pathEnd;
  }
  return least;
}
