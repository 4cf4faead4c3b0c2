// What a table-driven army attacks: check, legality, which moves give check. Walks the tables of compile.ts and
// allocates nothing.
import { type ArmyState, NO_CELL, UNKNOWN } from './armyState';
import { CELL_STRIDE } from './board';
import { moveFrom, movePromotion, moveTo } from './move';
import {
  EXPOSED_BY_ARRIVING,
  EXPOSED_BY_JOINING,
  EXPOSED_BY_LEAVING,
  STEP_CAPTURE,
  STEP_CELL,
  STEP_MOVE,
  STEP_OVER,
} from './tables';
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
  const { cells, tables } = army;
  const row = by * CELL_STRIDE + target;
  const near = tables.nearAttacks;
  for (let i = near.start[row], end = near.start[row + 1]; i < end; i += 2) {
    if ((near.words[i + 1] >>> cells[near.words[i]]) & 1) return true;
  }
  const { start, words } = tables.farAttacks;
  for (let i = start[row], end = start[row + 1]; i < end; ) {
    const pathEnd = i + 1 + words[i];
    for (let j = i + 1; j < pathEnd; j += 2) {
      const step = words[j];
      const piece = cells[step & STEP_CELL];
      if (piece === 0) continue;
      if ((words[j + 1] >>> piece) & 1) return true;
      if ((step & STEP_OVER) === 0 || (piece & 1) !== by) break;
    }
    i = pathEnd;
  }
  return (
    (tables.hoppers !== 0 && isHopAttacked(army, row)) ||
    (tables.jumpers !== 0 && isJumpAttacked(army, row, by))
  );
}

function isHopAttacked(army: ArmyState, row: number): boolean {
  const { cells } = army;
  const { start, words } = army.tables.hopAttacks;
  for (let i = start[row], end = start[row + 1]; i < end; ) {
    const pathEnd = i + 1 + words[i];
    let j = i + 1;
    while (j < pathEnd && cells[words[j]] === 0) j += 2;
    for (j += 2; j < pathEnd; j += 2) {
      const piece = cells[words[j]];
      if (piece === 0) continue;
      if ((words[j + 1] >>> piece) & 1) return true;
      break;
    }
    i = pathEnd;
  }
  return false;
}

function isJumpAttacked(army: ArmyState, row: number, by: Colour): boolean {
  const { cells } = army;
  const { start, words } = army.tables.jumpAttacks;
  for (let i = start[row], end = start[row + 1]; i < end; ) {
    const pathEnd = i + 1 + words[i];
    for (let j = i + 1; j < pathEnd; j += 2) {
      const piece = cells[words[j]];
      if (piece === 0 || (piece & 1) !== by) break;
      if ((words[j + 1] >>> piece) & 1) return true;
    }
    i = pathEnd;
  }
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
    (exposure[row + to] & (EXPOSED_BY_ARRIVING | EXPOSED_BY_JOINING)) === 0
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
  let barred = false;
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
    barred = true;
  }
  cells[king] = code;
  return barred;
}
