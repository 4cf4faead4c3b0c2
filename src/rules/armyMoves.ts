// How a table-driven army moves: pseudo-legal generation, piece by piece and movement by movement, and castling, in the games that
// have it. What is attacked, and so what is legal, is armyAttacks.ts.

import type { Castle } from './army';
import { isAttacked } from './armyAttacks';
import { type ArmyState, LIST_STRIDE, relocatePair, setRights } from './armyState';
import { CELL_STRIDE } from './board';
import { moveFrom, moveTo, packMove, TAG_CASTLE } from './move';
import { beginPiece, STEP_CELL, STEP_MOVE, STEP_PROMOTING_MOVE } from './movement/tables';
import { type Colour, opposite } from './types';

// Leaps and rays, which every game has, are called directly: called through the list of walks they cost a search 4 % of its
// speed. The two functions differ in one constant, which the compiler then carries into what they call.

/** Writes the pseudo-legal steps of the side to move from index `at` on and returns the end index. */
export function generateSteps(army: ArmyState, into: Int32Array, at: number): number {
  const { cells, pieces, side, tables } = army;
  const { leaps, rays, otherCodes } = tables;
  const base = side * LIST_STRIDE;
  const end = base + army.counts[side];
  for (let i = base; i < end; i++) {
    const from = pieces[i];
    const code = cells[from];
    beginPiece();
    if ((leaps.codes >>> code) & 1) at = leaps.generate(army, into, at, from, code, STEP_MOVE);
    if ((rays.codes >>> code) & 1) at = rays.generate(army, into, at, from, code, STEP_MOVE);
    if ((otherCodes >>> code) & 1) at = generateOthers(army, into, at, from, code, STEP_MOVE);
  }
  return at;
}

/** Like generateSteps, but captures and promotions only. */
export function generateNoisySteps(army: ArmyState, into: Int32Array, at: number): number {
  const { cells, pieces, side, tables } = army;
  const { leaps, rays, otherCodes } = tables;
  const wanted = STEP_PROMOTING_MOVE;
  const base = side * LIST_STRIDE;
  const end = base + army.counts[side];
  for (let i = base; i < end; i++) {
    const from = pieces[i];
    const code = cells[from];
    beginPiece();
    if ((leaps.codes >>> code) & 1) at = leaps.generate(army, into, at, from, code, wanted);
    if ((rays.codes >>> code) & 1) at = rays.generate(army, into, at, from, code, wanted);
    if ((otherCodes >>> code) & 1) at = generateOthers(army, into, at, from, code, wanted);
  }
  return at;
}

function generateOthers(
  army: ArmyState,
  into: Int32Array,
  at: number,
  from: number,
  code: number,
  wanted: number,
): number {
  const { others } = army.tables;
  for (let i = 0; i < others.length; i++) {
    if ((others[i].codes >>> code) & 1) {
      at = others[i].generate(army, into, at, from, code, wanted);
    }
  }
  return at;
}

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

/** The castling that a move with its tag is. */
export function castleOf(army: ArmyState, move: number): Castle {
  const castle = army.rules.castleList.find(
    (one) => one.king.from === moveFrom(move) && one.target === moveTo(move),
  );
  if (!castle) throw new RangeError(`no castling from cell ${moveFrom(move)}`);
  return castle;
}

/** Adds the castlings whose way is free to moves written from index `at` on, and returns the end index. */
export function generateCastles(army: ArmyState, into: Int32Array, at: number): number {
  if (army.rights === 0) return at;
  for (const castle of army.rules.castleList) {
    if (castle.colour !== army.side || (army.rights & castle.right) === 0) continue;
    if (castle.empty.some((cell) => army.cells[cell] !== 0)) continue;
    into[at++] = packMove(castle.king.from, castle.target, 0, TAG_CASTLE);
  }
  return at;
}

/** Whether the king castles from, over and onto unattacked cells. */
export function isCastleLegal(army: ArmyState, move: number): boolean {
  const { king, partner, safe } = castleOf(army, move);
  const enemy = opposite(army.side);
  if (safe.some((cell) => isAttacked(army, cell, enemy))) return false;
  relocatePair(army, king.from, king.to, partner.from, partner.to);
  const legal = !isAttacked(army, king.to, enemy);
  relocatePair(army, king.to, king.from, partner.to, partner.from);
  return legal;
}

export function makeCastle(army: ArmyState, move: number): void {
  const { king, partner } = castleOf(army, move);
  const { cells, rules } = army;
  const kingCode = cells[king.from];
  const partnerCode = cells[partner.from];
  army.toggle(kingCode * CELL_STRIDE + king.from, -1);
  army.toggle(partnerCode * CELL_STRIDE + partner.from, -1);
  army.toggle(kingCode * CELL_STRIDE + king.to, 1);
  army.toggle(partnerCode * CELL_STRIDE + partner.to, 1);
  relocatePair(army, king.from, king.to, partner.from, partner.to);
  setRights(army, army.rights & rules.keptRights[king.from] & rules.keptRights[partner.from]);
}

export function unmakeCastle(army: ArmyState, move: number): void {
  const { king, partner } = castleOf(army, move);
  relocatePair(army, king.to, king.from, partner.to, partner.from);
}
