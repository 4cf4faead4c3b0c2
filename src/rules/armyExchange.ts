// What a capture is worth once the other side has answered on the same cell: static exchange evaluation, for
// ordering and pruning in the search (https://www.chessprogramming.org/Static_Exchange_Evaluation). Attackers are
// found in the reverse tables as the pieces before them leave, so that batteries, screens and lanes count; pins do not.
import { type ArmyState, NO_CELL } from './armyState';
import { CELL_BITS, CELL_STRIDE } from './board';
import { moveFrom, moveTo } from './move';
import { NO_ATTACKER, ROYAL_WORTH, worthInExchange } from './movement/tables';
import { type Colour, opposite } from './types';

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
