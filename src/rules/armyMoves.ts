// How a table-driven army moves and attacks: pseudo-legal generation, attack tests, legality. Walks the tables of
// compile.ts and allocates nothing.
import type { Castle } from './army';
import { ArmyState, LIST_STRIDE, NO_CELL } from './armyState';
import { CELL_STRIDE } from './board';
import { moveFrom, movePromotion, moveTag, moveTo, packMove, TAG_CASTLE, TAG_NORMAL } from './move';
import {
  EXPOSED_BY_ARRIVING,
  EXPOSED_BY_JOINING,
  EXPOSED_BY_LEAVING,
  STEP_CAPTURE,
  STEP_CELL,
  STEP_MOVE,
  STEP_OVER,
  STEP_PROMOTION_SHIFT,
  STEP_SHARED,
} from './tables';
import { type Colour, opposite } from './types';

/** `checked` before anyone has asked. */
const UNKNOWN = -1;

export abstract class ArmyMoves extends ArmyState {
  /** 1 in check, 0 not, UNKNOWN until asked. */
  protected checked = UNKNOWN;
  /** Which targets the current piece has already been given, by stamp; promoting moves in the second half. */
  private readonly stamps = new Int32Array(2 * CELL_STRIDE);
  private stamp = 0;

  generate(into: Int32Array, at: number): number {
    const { cells, pieces, side } = this;
    const base = side * LIST_STRIDE;
    const end = base + this.counts[side];
    for (let i = base; i < end; i++) {
      const from = pieces[i];
      const code = cells[from];
      this.stamp++;
      at = this.generateLeaps(into, at, from, code, STEP_MOVE);
      at = this.generateRays(into, at, from, code, STEP_MOVE);
      if (this.tables.hasHops) at = this.generateHops(into, at, from, code);
      if (this.tables.hasJumps) at = this.generateJumps(into, at, from, code, true);
    }
    return this.generateSpecial(into, at);
  }

  generateNoisy(into: Int32Array, at: number): number {
    const { cells, pieces, side } = this;
    const base = side * LIST_STRIDE;
    const end = base + this.counts[side];
    for (let i = base; i < end; i++) {
      const from = pieces[i];
      const code = cells[from];
      this.stamp++;
      at = this.generateLeaps(into, at, from, code, 0);
      at = this.generateRays(into, at, from, code, 0);
      if (this.tables.hasHops) at = this.generateHops(into, at, from, code);
      if (this.tables.hasJumps) at = this.generateJumps(into, at, from, code, false);
    }
    return at;
  }

  generateLegal(into: Int32Array, at: number): number {
    const end = this.generate(into, at);
    let kept = at;
    for (let i = at; i < end; i++) {
      const move = into[i];
      if (this.isLegal(move)) into[kept++] = move;
    }
    return kept;
  }

  /** `quiet` is STEP_MOVE to include moves to empty cells, 0 for captures and promotions only. */
  private generateLeaps(into: Int32Array, at: number, from: number, code: number, quiet: number) {
    const { cells } = this;
    const { start, words } = this.tables.leaps;
    const prey = this.tables.prey[code];
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
      else at = this.addFlagged(into, at, from, step, target === 0 && quiet === 0);
    }
    return at;
  }

  private generateRays(into: Int32Array, at: number, from: number, code: number, quiet: number) {
    const { cells } = this;
    const { start, words } = this.tables.rays;
    const prey = this.tables.prey[code];
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
            else at = this.addFlagged(into, at, from, step, false);
          }
          continue;
        }
        if ((prey >>> target) & 1) {
          if ((step & STEP_CAPTURE) !== 0) {
            if ((step & STEP_SHARED) === 0) into[at++] = from | (to << 6);
            else at = this.addFlagged(into, at, from, step, false);
          }
          break;
        }
        if ((step & STEP_OVER) === 0 || ((target ^ code) & 1) === 1) break;
      }
      i = rayEnd;
    }
    return at;
  }

  /** Whether any piece of a colour, on turn or not, has a single step to an empty cell. */
  protected hasQuietStep(colour: Colour): boolean {
    const { cells, pieces } = this;
    const { start, words } = this.tables.leaps;
    const base = colour * LIST_STRIDE;
    for (let i = base; i < base + this.counts[colour]; i++) {
      const row = cells[pieces[i]] * CELL_STRIDE + pieces[i];
      for (let j = start[row]; j < start[row + 1]; j++) {
        if ((words[j] & STEP_MOVE) !== 0 && cells[words[j] & STEP_CELL] === 0) return true;
      }
    }
    return false;
  }

  /** Adds a step that may double another path's or that promotes. */
  private addFlagged(
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
      if (this.stamps[mark] === this.stamp) return at;
      this.stamps[mark] = this.stamp;
    }
    if (set === 0) {
      into[at++] = packMove(from, to);
      return at;
    }
    const { kinds, optional } = this.tables.promotions[set];
    if (optional && !promotionsOnly) into[at++] = packMove(from, to);
    for (const kind of kinds) into[at++] = packMove(from, to, kind);
    return at;
  }

  private generateHops(into: Int32Array, at: number, from: number, code: number): number {
    const { cells } = this;
    const { start, words } = this.tables.hops;
    const prey = this.tables.prey[code];
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
  }

  private generateJumps(
    into: Int32Array,
    at: number,
    from: number,
    code: number,
    quiet: boolean,
  ): number {
    const { cells } = this;
    const { start, words } = this.tables.jumps;
    const prey = this.tables.prey[code];
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
        if (target === 0 ? quiet : (prey >>> target) & 1) into[at++] = from | (to << 6);
      }
      i = pathEnd;
    }
    return at;
  }

  /** Hook: moves that the tables do not describe. The base adds castling. */
  protected generateSpecial(into: Int32Array, at: number): number {
    if (this.rights === 0) return at;
    for (const castle of this.rules.castleList) {
      if (castle.colour !== this.side || (this.rights & castle.right) === 0) continue;
      if (castle.empty.some((cell) => this.cells[cell] !== 0)) continue;
      into[at++] = packMove(castle.king.from, castle.target, 0, TAG_CASTLE);
    }
    return at;
  }

  // --- attacks and legality ---

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

  protected castleOf(move: number): Castle {
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

  victim(move: number): number {
    return moveTag(move) === TAG_NORMAL ? this.cells[moveTo(move)] : 0;
  }
}
