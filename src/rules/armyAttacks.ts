// What a table-driven army attacks: check, legality, which moves give check. Walks the tables of compile.ts and
// allocates nothing.
import type { Castle } from './army';
import { ArmyState, NO_CELL } from './armyState';
import { CELL_STRIDE } from './board';
import { moveFrom, movePromotion, moveTag, moveTo, TAG_CASTLE, TAG_NORMAL } from './move';
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

/** `checked` before anyone has asked. */
const UNKNOWN = -1;

export abstract class ArmyAttacks extends ArmyState {
  /** 1 in check, 0 not, UNKNOWN until asked. */
  protected checked = UNKNOWN;

  protected forgetCheck(): void {
    this.checked = UNKNOWN;
  }

  inCheck(): boolean {
    if (this.checked === UNKNOWN) {
      const king = this.kings[this.side];
      this.checked = king !== NO_CELL && this.isAttacked(king, opposite(this.side)) ? 1 : 0;
    }
    return this.checked === 1;
  }

  /** Whether a piece of `by` could capture on the cell by its own movement. */
  isAttacked(target: number, by: Colour): boolean {
    const { cells, tables } = this;
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
      (tables.hasHops && this.isHopAttacked(row)) ||
      (tables.hasJumps && this.isJumpAttacked(row, by))
    );
  }

  private isHopAttacked(row: number): boolean {
    const { cells } = this;
    const { start, words } = this.tables.hopAttacks;
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

  private isJumpAttacked(row: number, by: Colour): boolean {
    const { cells } = this;
    const { start, words } = this.tables.jumpAttacks;
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

  isLegal(move: number): boolean {
    const tag = moveTag(move);
    if (tag === TAG_CASTLE) return this.isCastleLegal(this.castleOf(move));
    if (tag !== TAG_NORMAL) return this.isSpecialLegal(move);
    const king = this.kings[this.side];
    if (king === NO_CELL) return true;
    const from = moveFrom(move);
    const to = moveTo(move);
    const enemy = opposite(this.side);
    if (from !== king && !this.inCheck()) {
      const { exposure } = this.tables;
      const row = (enemy * CELL_STRIDE + king) * CELL_STRIDE;
      if (
        (exposure[row + from] & EXPOSED_BY_LEAVING) === 0 &&
        (exposure[row + to] & EXPOSED_BY_ARRIVING) === 0
      ) {
        return true;
      }
    }
    const { cells } = this;
    const captured = cells[to];
    cells[to] = cells[from];
    cells[from] = 0;
    const safe = !this.isAttacked(from === king ? to : king, enemy);
    cells[from] = cells[to];
    cells[to] = captured;
    return safe;
  }

  givesCheck(move: number): boolean {
    if (moveTag(move) !== TAG_NORMAL) return false;
    const { cells, side } = this;
    const king = this.kings[opposite(side)];
    if (king === NO_CELL) return false;
    const from = moveFrom(move);
    const to = moveTo(move);
    const promotion = movePromotion(move);
    const mover = cells[from];
    const code = promotion === 0 ? mover : (promotion << 1) | side;
    const { exposure, strikes } = this.tables;
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
    const checks = this.isAttacked(king, side);
    cells[from] = mover;
    cells[to] = captured;
    return checks;
  }

  isCornered(): boolean {
    const { cells, side } = this;
    const king = this.kings[side];
    if (king === NO_CELL) return false;
    const code = cells[king];
    const enemy = opposite(side);
    const { start, words } = this.tables.leaps;
    const row = code * CELL_STRIDE + king;
    let barred = false;
    cells[king] = 0;
    for (let i = start[row]; i < start[row + 1]; i++) {
      const to = words[i] & STEP_CELL;
      const target = cells[to];
      const need = target === 0 ? STEP_MOVE : STEP_CAPTURE;
      if ((words[i] & need) === 0 || (target !== 0 && (target & 1) === side)) continue;
      if (!this.isAttacked(to, enemy)) {
        cells[king] = code;
        return false;
      }
      barred = true;
    }
    cells[king] = code;
    return barred;
  }

  /** The castling that a move with its tag is. */
  castleOf(move: number): Castle {
    const castle = this.rules.castleList.find(
      (one) => one.king.from === moveFrom(move) && one.target === moveTo(move),
    );
    if (!castle) throw new RangeError(`no castling from cell ${moveFrom(move)}`);
    return castle;
  }

  private isCastleLegal({ king, partner, safe }: Castle): boolean {
    const enemy = opposite(this.side);
    if (safe.some((cell) => this.isAttacked(cell, enemy))) return false;
    this.unshiftPair(king.from, king.to, partner.from, partner.to);
    const legal = !this.isAttacked(king.to, enemy);
    this.unshiftPair(king.to, king.from, partner.to, partner.from);
    return legal;
  }

  /** Hook: legality of a pseudo-legal move with a tag of the game's own. */
  protected isSpecialLegal(_move: number): boolean {
    return true;
  }
}
