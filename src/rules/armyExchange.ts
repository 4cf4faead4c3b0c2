// What a capture is worth once the other side has answered on the same cell: static exchange evaluation, for
// ordering and pruning in the search (https://www.chessprogramming.org/Static_Exchange_Evaluation). Attackers are
// found in the reverse tables as the pieces before them leave, so that batteries, screens and lanes count; pins do not.
import { ArmyMoves } from './armyMoves';
import { NO_CELL } from './armyState';
import { CELL_STRIDE } from './board';
import { moveFrom, moveTag, moveTo, TAG_NORMAL } from './move';
import { STEP_CELL, STEP_OVER } from './tables';
import { type Colour, opposite } from './types';

/** A royal piece takes part last. */
const ROYAL = 0x7fff;

export abstract class ArmyExchange extends ArmyMoves {
  /** Cells emptied during an exchange, and what stood there. */
  private readonly emptied = new Uint8Array(CELL_STRIDE);
  private readonly lifted = new Uint8Array(CELL_STRIDE);
  private least = NO_CELL;
  private leastValue = 0;

  losesExchange(move: number, values: Int16Array): boolean {
    if (moveTag(move) !== TAG_NORMAL) return false;
    const { cells } = this;
    const from = moveFrom(move);
    const to = moveTo(move);
    const attacker = cells[from];
    const victim = cells[to];
    // What the side to recapture would be ahead by, if nobody took back after it.
    let swap = this.worth(attacker, values) - values[victim];
    if (swap <= 0) return false;
    let count = 0;
    let code = attacker;
    let cell = from;
    let side = this.side;
    let wins = true;
    for (;;) {
      this.emptied[count] = cell;
      this.lifted[count++] = code;
      cells[cell] = 0;
      cells[to] = code;
      side = opposite(side);
      cell = this.leastAttacker(to, side, values);
      if (cell === NO_CELL) break;
      wins = !wins;
      code = cells[cell];
      if ((this.rules.royals >>> code) & 1) {
        // A king takes only what nobody guards.
        cells[cell] = 0;
        cells[to] = code;
        const guarded = this.leastAttacker(to, opposite(side), values) !== NO_CELL;
        cells[cell] = code;
        if (guarded) wins = !wins;
        break;
      }
      swap = values[code] - swap;
      if (swap < (wins ? 1 : 0)) break;
    }
    while (count > 0) {
      count--;
      cells[this.emptied[count]] = this.lifted[count];
    }
    cells[to] = victim;
    return !wins;
  }

  private worth(code: number, values: Int16Array): number {
    return (this.rules.royals >>> code) & 1 ? ROYAL : values[code];
  }

  /** Cell of the cheapest piece of `by` that could capture what stands on the target, or NO_CELL. */
  private leastAttacker(target: number, by: Colour, values: Int16Array): number {
    this.least = NO_CELL;
    this.leastValue = ROYAL + 1;
    const { cells, tables } = this;
    const row = by * CELL_STRIDE + target;
    const near = tables.nearAttacks;
    for (let i = near.start[row], end = near.start[row + 1]; i < end; i += 2) {
      const cell = near.words[i];
      if ((near.words[i + 1] >>> cells[cell]) & 1) this.consider(cell, target, values);
    }
    const { start, words } = tables.farAttacks;
    for (let i = start[row], end = start[row + 1]; i < end; ) {
      const pathEnd = i + 1 + words[i];
      for (let j = i + 1; j < pathEnd; j += 2) {
        const step = words[j];
        const piece = cells[step & STEP_CELL];
        if (piece === 0) continue;
        if ((words[j + 1] >>> piece) & 1) this.consider(step & STEP_CELL, target, values);
        if ((step & STEP_OVER) === 0 || (piece & 1) !== by) break;
      }
      i = pathEnd;
    }
    if (tables.hasHops) this.considerHops(row, target, values);
    if (tables.hasJumps) this.considerJumps(row, target, by, values);
    return this.least;
  }

  private consider(cell: number, target: number, values: Int16Array): void {
    const code = this.cells[cell];
    if (((this.tables.prey[code] >>> this.cells[target]) & 1) === 0) return;
    const value = this.worth(code, values);
    if (value >= this.leastValue) return;
    this.leastValue = value;
    this.least = cell;
  }

  private considerHops(row: number, target: number, values: Int16Array): void {
    const { cells } = this;
    const { start, words } = this.tables.hopAttacks;
    for (let i = start[row], end = start[row + 1]; i < end; ) {
      const pathEnd = i + 1 + words[i];
      let j = i + 1;
      while (j < pathEnd && cells[words[j]] === 0) j += 2;
      j += 2;
      while (j < pathEnd && cells[words[j]] === 0) j += 2;
      if (j < pathEnd && (words[j + 1] >>> cells[words[j]]) & 1) {
        this.consider(words[j], target, values);
      }
      i = pathEnd;
    }
  }

  private considerJumps(row: number, target: number, by: Colour, values: Int16Array): void {
    const { cells } = this;
    const { start, words } = this.tables.jumpAttacks;
    for (let i = start[row], end = start[row + 1]; i < end; ) {
      const pathEnd = i + 1 + words[i];
      for (let j = i + 1; j < pathEnd; j += 2) {
        const piece = cells[words[j]];
        if (piece === 0 || (piece & 1) !== by) break;
        if ((words[j + 1] >>> piece) & 1) this.consider(words[j], target, values);
      }
      i = pathEnd;
    }
  }
}
