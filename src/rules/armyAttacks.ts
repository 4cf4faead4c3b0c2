// What a table-driven army attacks: check, legality, which moves give check; and what a capture is worth once the other side has
// answered on the same cell. Walks the tables of compile.ts and allocates nothing.
import { type ArmyState, NO_CELL, UNKNOWN } from './armyState';
import { CELL_BITS, CELL_STRIDE } from './board';
import { moveFrom, movePromotion, moveTo } from './move';
import {
  EXPOSED_BY_ARRIVING,
  EXPOSED_BY_FRIEND,
  EXPOSED_BY_LEAVING,
  NO_ATTACKER,
  type Paths,
  ROYAL_WORTH,
  STEP_CAPTURE,
  STEP_CELL,
  STEP_MOVE,
  worthInExchange,
} from './movement/tables';
import { type Colour, opposite } from './types';

/** Whether the side to move stands in check. */
export function inCheck(army: ArmyState): boolean {
  if (army.checked === UNKNOWN) {
    const king = army.kings[army.side];
    army.checked = king !== NO_CELL && isAttacked(army, king, opposite(army.side)) ? 1 : 0;
  }
  return army.checked === 1;
}

/** Whether a piece of `by` could capture on the cell by its own movement. */
export function isAttacked(army: ArmyState, target: number, by: Colour): boolean {
  const row = by * CELL_STRIDE + target;
  const { cells } = army;
  const { leaps, rays, others } = army.tables;
  return (
    leaps.isAttacked(cells, row, by) ||
    rays.isAttacked(cells, row, by) ||
    (others.length !== 0 && isOtherwiseAttacked(others, cells, row, by))
  );
}

/** Apart from isAttacked, which is then small enough for the compiler to inline. */
function isOtherwiseAttacked(
  others: readonly Paths[],
  cells: Uint8Array,
  row: number,
  by: Colour,
): boolean {
  for (let i = 0; i < others.length; i++) if (others[i].isAttacked(cells, row, by)) return true;
  return false;
}

/** Whether a move that the tables generate leaves the mover's king unattacked. */
export function isStepLegal(army: ArmyState, move: number): boolean {
  const king = army.kings[army.side];
  if (king === NO_CELL) return true;
  const from = moveFrom(move);
  const to = moveTo(move);
  const enemy = opposite(army.side);
  if (from !== king && !inCheck(army)) {
    const { exposure } = army.tables;
    const row = (enemy * CELL_STRIDE + king) * CELL_STRIDE;
    if (
      (exposure[row + from] & EXPOSED_BY_LEAVING) === 0 &&
      (exposure[row + to] & EXPOSED_BY_ARRIVING) === 0
    ) {
      return true;
    }
  }
  const { cells } = army;
  const captured = cells[to];
  cells[to] = cells[from];
  cells[from] = 0;
  const safe = !isAttacked(army, from === king ? to : king, enemy);
  cells[from] = cells[to];
  cells[to] = captured;
  return safe;
}

/** Whether such a move attacks the other side's king. */
export function givesCheck(army: ArmyState, move: number): boolean {
  const { cells, side } = army;
  const king = army.kings[opposite(side)];
  if (king === NO_CELL) return false;
  const from = moveFrom(move);
  const to = moveTo(move);
  const promotion = movePromotion(move);
  const mover = cells[from];
  const code = promotion === 0 ? mover : (promotion << 1) | side;
  const { exposure, strikes } = army.tables;
  const row = (side * CELL_STRIDE + king) * CELL_STRIDE;
  if (
    ((strikes[king * CELL_STRIDE + to] >>> code) & 1) === 0 &&
    (exposure[row + from] & EXPOSED_BY_LEAVING) === 0 &&
    (exposure[row + to] & (EXPOSED_BY_ARRIVING | EXPOSED_BY_FRIEND)) === 0
  ) {
    return false;
  }
  const captured = cells[to];
  cells[to] = code;
  cells[from] = 0;
  const checks = isAttacked(army, king, side);
  cells[from] = mover;
  cells[to] = captured;
  return checks;
}

/** Whether the king of the side to move could go somewhere but for the enemy pieces that guard it all. */
export function isCornered(army: ArmyState): boolean {
  const { cells, side } = army;
  const king = army.kings[side];
  if (king === NO_CELL) return false;
  const code = cells[king];
  const enemy = opposite(side);
  const { start, words } = army.tables.leaps;
  const row = code * CELL_STRIDE + king;
  let isGuarded = false;
  cells[king] = 0;
  for (let i = start[row]; i < start[row + 1]; i++) {
    const to = words[i] & STEP_CELL;
    const target = cells[to];
    const need = target === 0 ? STEP_MOVE : STEP_CAPTURE;
    if ((words[i] & need) === 0 || (target !== 0 && (target & 1) === side)) continue;
    if (!isAttacked(army, to, enemy)) {
      cells[king] = code;
      return false;
    }
    isGuarded = true;
  }
  cells[king] = code;
  return isGuarded;
}

// Static exchange evaluation, for ordering and pruning in the search
// (https://www.chessprogramming.org/Static_Exchange_Evaluation). Attackers are found in the reverse tables as the pieces
// before them leave, so that batteries, screens and lanes count; pins do not.

const CELL_MASK = CELL_STRIDE - 1;
/** Above any worth: any attacker is enough. */
const ANY_WORTH = ROYAL_WORTH + 1;

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
  let swap = worthInExchange(army.tables, attacker, values) - values[victim];
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
    if ((army.tables.royals >>> code) & 1) {
      // A king takes only what nobody guards.
      cells[cell] = 0;
      cells[to] = code;
      const guarded = leastAttacker(army, to, opposite(side), values, ANY_WORTH) !== NO_CELL;
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
  const row = by * CELL_STRIDE + target;
  const victim = army.cells[target];
  const limit = enough << CELL_BITS;
  const { leaps, rays, others } = army.tables;
  let least = leaps.leastAttacker(army, row, by, NO_ATTACKER, victim, values, limit);
  if (least >= limit) least = rays.leastAttacker(army, row, by, least, victim, values, limit);
  if (least >= limit) {
    for (let i = 0; i < others.length; i++) {
      least = others[i].leastAttacker(army, row, by, least, victim, values, limit);
    }
  }
  return least === NO_ATTACKER ? NO_CELL : least & CELL_MASK;
}
