// Castling, in the games that have it: king and partner change cells in one move.
import type { Castle } from './army';
import { isAttacked } from './armyAttacks';
import { setRights, unshiftPair } from './armyPieces';
import type { ArmyState } from './armyState';
import { CELL_STRIDE } from './board';
import { moveFrom, moveTo, packMove, TAG_CASTLE } from './move';
import { opposite } from './types';

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
  unshiftPair(army, king.from, king.to, partner.from, partner.to);
  const legal = !isAttacked(army, king.to, enemy);
  unshiftPair(army, king.to, king.from, partner.to, partner.from);
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
  unshiftPair(army, king.from, king.to, partner.from, partner.to);
  setRights(army, army.rights & rules.keptRights[king.from] & rules.keptRights[partner.from]);
}

export function unmakeCastle(army: ArmyState, move: number): void {
  const { king, partner } = castleOf(army, move);
  unshiftPair(army, king.to, king.from, partner.to, partner.from);
}
