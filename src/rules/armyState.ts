// The pieces of a table-driven position: piece lists, kings, terrain and rights, kept in step with the cells.
// Nothing here knows how pieces attack (armyAttacks.ts) and move (armyMoves.ts) or when a game ends (armyPosition.ts).
import type { ArmyRules } from './army';
import { CELL_STRIDE } from './board';
import { PositionCore, type TurnState } from './positionCore';
import type { MoveTables } from './tables';
import { RIGHTS_HIGH, RIGHTS_LOW, TERRAIN_HIGH, TERRAIN_LOW } from './zobrist';

/** Everything position text says, parsed and checked. */
export interface ArmySetup extends TurnState {
  /** Piece code per cell. */
  readonly cells: Uint8Array;
  readonly terrain: number;
  /** Bit set of castling rights. */
  readonly rights: number;
}

/** Piece lists as they were, for moves that replace whole armies. */
export interface ArmySnapshot {
  readonly cells: Uint8Array;
  readonly pieces: Uint8Array;
  readonly slots: Uint8Array;
  readonly counts: Uint8Array;
  readonly kings: Uint8Array;
}

export const NO_CELL = 255;
/** Black's part of the piece list starts here. */
export const LIST_STRIDE = CELL_STRIDE;

export abstract class ArmyState extends PositionCore {
  terrain: number;
  rights: number;
  /** How many pieces each colour has. */
  readonly counts = new Uint8Array(2);
  /** Cell of each colour's royal piece, or NO_CELL. */
  readonly kings = new Uint8Array(2).fill(NO_CELL);
  /** Cells of White's pieces from 0 on, of Black's from LIST_STRIDE on. Read only. */
  readonly pieces = new Uint8Array(2 * LIST_STRIDE);
  protected tables: MoveTables;
  /** Index in `pieces` of the piece on each cell. */
  private readonly slots = new Uint8Array(CELL_STRIDE);

  constructor(
    readonly rules: ArmyRules,
    setup: ArmySetup,
  ) {
    super(rules.board, setup, rules.quietLimit);
    this.terrain = setup.terrain;
    this.rights = setup.rights;
    this.tables = rules.tables[setup.terrain];
    this.keyHigh ^= TERRAIN_HIGH[setup.terrain] ^ RIGHTS_HIGH[setup.rights];
    this.keyLow ^= TERRAIN_LOW[setup.terrain] ^ RIGHTS_LOW[setup.rights];
    for (const cell of rules.board.cells) {
      const code = setup.cells[cell.index];
      if (code !== 0) this.place(code, cell.index);
    }
  }

  protected place(code: number, cell: number): void {
    const colour = code & 1;
    const slot = colour * LIST_STRIDE + this.counts[colour]++;
    this.cells[cell] = code;
    this.pieces[slot] = cell;
    this.slots[cell] = slot;
    this.toggle(code * CELL_STRIDE + cell, 1);
    if ((this.rules.royals >>> code) & 1) this.kings[colour] = cell;
  }

  /** Takes the piece off a cell and returns its slot, which putBack wants. */
  protected lift(cell: number): number {
    const code = this.cells[cell];
    const colour = code & 1;
    const slot = this.slots[cell];
    const last = this.pieces[colour * LIST_STRIDE + --this.counts[colour]];
    this.pieces[slot] = last;
    this.slots[last] = slot;
    this.cells[cell] = 0;
    this.toggle(code * CELL_STRIDE + cell, -1);
    if ((this.rules.royals >>> code) & 1) this.kings[colour] = NO_CELL;
    return slot;
  }

  /** Exact inverse of lift, but for keys and placement, which unmake restores as a whole. */
  protected putBack(code: number, cell: number, slot: number): void {
    const colour = code & 1;
    const end = colour * LIST_STRIDE + this.counts[colour]++;
    const moved = this.pieces[slot];
    this.pieces[end] = moved;
    this.slots[moved] = end;
    this.pieces[slot] = cell;
    this.slots[cell] = slot;
    this.cells[cell] = code;
    if ((this.rules.royals >>> code) & 1) this.kings[colour] = cell;
  }

  /** Moves the piece on `from`, which becomes `code`, to the empty cell `to`. */
  protected shift(from: number, to: number, code: number): void {
    this.toggle(this.cells[from] * CELL_STRIDE + from, -1);
    this.toggle(code * CELL_STRIDE + to, 1);
    this.unshift(from, to, code);
  }

  /** Like shift, but leaves keys and placement alone: undoes a shift with the cells exchanged. */
  protected unshift(from: number, to: number, code: number): void {
    const slot = this.slots[from];
    this.cells[from] = 0;
    this.cells[to] = code;
    this.pieces[slot] = to;
    this.slots[to] = slot;
    if ((this.rules.royals >>> code) & 1) this.kings[code & 1] = to;
  }

  /** Moves two pieces at once; each may land where the other stood. Leaves keys and placement alone. */
  protected unshiftPair(fromA: number, toA: number, fromB: number, toB: number): void {
    const { cells, pieces, slots, kings } = this;
    const codeA = cells[fromA];
    const codeB = cells[fromB];
    const slotA = slots[fromA];
    const slotB = slots[fromB];
    cells[fromA] = 0;
    cells[fromB] = 0;
    cells[toA] = codeA;
    cells[toB] = codeB;
    pieces[slotA] = toA;
    pieces[slotB] = toB;
    slots[toA] = slotA;
    slots[toB] = slotB;
    if ((this.rules.royals >>> codeA) & 1) kings[codeA & 1] = toA;
    if ((this.rules.royals >>> codeB) & 1) kings[codeB & 1] = toB;
  }

  protected setRights(rights: number): void {
    if (rights === this.rights) return;
    this.keyHigh ^= RIGHTS_HIGH[this.rights] ^ RIGHTS_HIGH[rights];
    this.keyLow ^= RIGHTS_LOW[this.rights] ^ RIGHTS_LOW[rights];
    this.rights = rights;
  }

  protected setTerrain(terrain: number): void {
    this.keyHigh ^= TERRAIN_HIGH[this.terrain] ^ TERRAIN_HIGH[terrain];
    this.keyLow ^= TERRAIN_LOW[this.terrain] ^ TERRAIN_LOW[terrain];
    this.terrain = terrain;
    this.tables = this.rules.tables[terrain];
  }

  /** Takes every piece off and sets up others. */
  protected replaceArmies(codes: Uint8Array): void {
    for (const { index } of this.board.cells) if (this.cells[index] !== 0) this.lift(index);
    for (const { index } of this.board.cells)
      if (codes[index] !== 0) this.place(codes[index], index);
  }

  protected snapshot(): ArmySnapshot {
    return {
      cells: this.cells.slice(),
      pieces: this.pieces.slice(),
      slots: this.slots.slice(),
      counts: this.counts.slice(),
      kings: this.kings.slice(),
    };
  }

  /** Returns to a snapshot, but for keys and placement, which unmake restores as a whole. */
  protected restore(snapshot: ArmySnapshot): void {
    this.cells.set(snapshot.cells);
    this.pieces.set(snapshot.pieces);
    this.slots.set(snapshot.slots);
    this.counts.set(snapshot.counts);
    this.kings.set(snapshot.kings);
  }
}
