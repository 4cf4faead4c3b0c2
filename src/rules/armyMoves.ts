// How a table-driven army moves: pseudo-legal generation. Walks the tables of compile.ts and allocates nothing; what is
// attacked, and so what is legal, is armyAttacks.ts.
import { ArmyAttacks } from './armyAttacks';
import { LIST_STRIDE } from './armyState';
import { CELL_STRIDE } from './board';
import { moveTag, moveTo, packMove, TAG_CASTLE, TAG_NORMAL } from './move';
import {
  STEP_CAPTURE,
  STEP_CELL,
  STEP_MOVE,
  STEP_OVER,
  STEP_PROMOTION_SHIFT,
  STEP_SHARED,
} from './tables';
import type { Colour } from './types';

export abstract class ArmyMoves extends ArmyAttacks {
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

  victim(move: number): number {
    return moveTag(move) === TAG_NORMAL ? this.cells[moveTo(move)] : 0;
  }
}
