// What a table-driven position consists of, for the functions that work on it: armyPieces.ts puts pieces on and off,
// armyAttacks.ts, armyMoves.ts, armyCastling.ts and armyExchange.ts read it. ArmyPosition (armyPosition.ts) is the one class that has it.
import type { ArmyRules } from './army';
import { CELL_STRIDE } from './board';
import type { MoveTables } from './movement/tables';
import { OWN_FIELDS, type PositionCore, type Setup } from './positionCore';

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
