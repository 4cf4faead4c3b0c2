// What a table-driven position consists of, and pieces that come, go and move in it, terrain and rights that change: piece lists,
// kings, keys and piece-square sum stay in step with the cells. relocate, relocatePair, putBack and restore leave keys and
// piece-square sum alone, which unmake restores as a whole. armyAttacks.ts and armyMoves.ts read it. ArmyPosition (armyPosition.ts) is the one class that has it.
import type { ArmyRules } from './army';
import { CELL_STRIDE } from './board';
import type { MoveTables } from './movement/tables';
import { OWN_FIELDS, type PositionCore, type Setup } from './positionCore';
import { RIGHTS_HIGH, RIGHTS_LOW, TERRAIN_HIGH, TERRAIN_LOW } from './zobrist';

/** Everything FEN says, parsed and checked. */
export interface ArmySetup extends Setup {
  /** Bit set of castling rights. */
  readonly rights: number;
}

export const NO_CELL = 255;
/** Black's part of the piece list starts here. */
export const LIST_STRIDE = CELL_STRIDE;

/** `checked` before anyone has asked. */
export const UNKNOWN = -1;

// An army's own fields of a record.
/** Code of the moved piece before, code of the captured piece << 8, its list slot << 16. */
export const R_TAKEN = OWN_FIELDS;
export const R_TERRAIN = OWN_FIELDS + 1;
export const R_RIGHTS = OWN_FIELDS + 2;
export const R_CHECKED = OWN_FIELDS + 3;

export interface ArmyState extends PositionCore {
  readonly rules: ArmyRules;
  terrain: number;
  /** Bit set of castling rights. */
  rights: number;
  /** How the pieces move on the present terrain. */
  tables: MoveTables;
  /** How many pieces each colour has. */
  readonly counts: Uint8Array;
  /** Cell of each colour's royal piece, or NO_CELL. */
  readonly kings: Uint8Array;
  /** Cells of White's pieces from 0 on, of Black's from LIST_STRIDE on. */
  readonly pieces: Uint8Array;
  /** Index in `pieces` of the piece on each cell. */
  readonly slots: Uint8Array;
  /** 1 if the side to move is in check, 0 if not, UNKNOWN until asked. */
  checked: number;
}

/** Piece lists as they were, for moves that replace whole armies. */
export interface ArmySnapshot {
  readonly cells: Uint8Array;
  readonly pieces: Uint8Array;
  readonly slots: Uint8Array;
  readonly counts: Uint8Array;
  readonly kings: Uint8Array;
}

/** Puts a piece on an empty cell. */
export function place(army: ArmyState, code: number, cell: number): void {
  const colour = code & 1;
  const slot = colour * LIST_STRIDE + army.counts[colour]++;
  army.cells[cell] = code;
  army.pieces[slot] = cell;
  army.slots[cell] = slot;
  army.toggle(code * CELL_STRIDE + cell, 1);
  if ((army.rules.royals >>> code) & 1) army.kings[colour] = cell;
}

/** Takes the piece off a cell and returns its slot, which putBack wants. */
export function lift(army: ArmyState, cell: number): number {
  const code = army.cells[cell];
  const colour = code & 1;
  const slot = army.slots[cell];
  const last = army.pieces[colour * LIST_STRIDE + --army.counts[colour]];
  army.pieces[slot] = last;
  army.slots[last] = slot;
  army.cells[cell] = 0;
  army.toggle(code * CELL_STRIDE + cell, -1);
  if ((army.rules.royals >>> code) & 1) army.kings[colour] = NO_CELL;
  return slot;
}

/** Exact inverse of lift, but for keys and piece-square sum. */
export function putBack(army: ArmyState, code: number, cell: number, slot: number): void {
  const colour = code & 1;
  const end = colour * LIST_STRIDE + army.counts[colour]++;
  const moved = army.pieces[slot];
  army.pieces[end] = moved;
  army.slots[moved] = end;
  army.pieces[slot] = cell;
  army.slots[cell] = slot;
  army.cells[cell] = code;
  if ((army.rules.royals >>> code) & 1) army.kings[colour] = cell;
}

/** Moves the piece on `from`, which becomes `code`, to the empty cell `to`. */
export function movePiece(army: ArmyState, from: number, to: number, code: number): void {
  army.retoggle(army.cells[from] * CELL_STRIDE + from, code * CELL_STRIDE + to);
  relocate(army, from, to, code);
}

/** Like movePiece, but leaves keys and piece-square sum alone: takes a move back with the cells exchanged. */
export function relocate(army: ArmyState, from: number, to: number, code: number): void {
  const slot = army.slots[from];
  army.cells[from] = 0;
  army.cells[to] = code;
  army.pieces[slot] = to;
  army.slots[to] = slot;
  if ((army.rules.royals >>> code) & 1) army.kings[code & 1] = to;
}

/** Moves two pieces at once; each may land where the other stood. Leaves keys and piece-square sum alone. */
export function relocatePair(
  army: ArmyState,
  fromA: number,
  toA: number,
  fromB: number,
  toB: number,
): void {
  const { cells, pieces, slots, kings } = army;
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
  if ((army.rules.royals >>> codeA) & 1) kings[codeA & 1] = toA;
  if ((army.rules.royals >>> codeB) & 1) kings[codeB & 1] = toB;
}

/** Changes the castling rights. */
export function setRights(army: ArmyState, rights: number): void {
  if (rights === army.rights) return;
  army.keyHigh ^= RIGHTS_HIGH[army.rights] ^ RIGHTS_HIGH[rights];
  army.keyLow ^= RIGHTS_LOW[army.rights] ^ RIGHTS_LOW[rights];
  army.rights = rights;
}

/** Changes which squares exist and how pieces move there. */
export function setTerrain(army: ArmyState, terrain: number): void {
  army.keyHigh ^= TERRAIN_HIGH[army.terrain] ^ TERRAIN_HIGH[terrain];
  army.keyLow ^= TERRAIN_LOW[army.terrain] ^ TERRAIN_LOW[terrain];
  army.terrain = terrain;
  army.tables = army.rules.tablesOf(terrain);
}

/** Takes every piece off. */
export function clear(army: ArmyState): void {
  for (let colour = 0; colour < 2; colour++) {
    while (army.counts[colour] > 0) {
      lift(army, army.pieces[colour * LIST_STRIDE + army.counts[colour] - 1]);
    }
  }
}

/** Takes every piece off and sets up others. */
export function replaceArmies(army: ArmyState, codes: Uint8Array): void {
  clear(army);
  for (const { index } of army.board.cells)
    if (codes[index] !== 0) place(army, codes[index], index);
}

/** Copies the piece lists. */
export function snapshot(army: ArmyState): ArmySnapshot {
  return {
    cells: army.cells.slice(),
    pieces: army.pieces.slice(),
    slots: army.slots.slice(),
    counts: army.counts.slice(),
    kings: army.kings.slice(),
  };
}

/** Returns to a snapshot, but for keys and piece-square sum. */
export function restore(army: ArmyState, before: ArmySnapshot): void {
  army.cells.set(before.cells);
  army.pieces.set(before.pieces);
  army.slots.set(before.slots);
  army.counts.set(before.counts);
  army.kings.set(before.kings);
}
