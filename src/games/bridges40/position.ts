// A position of 40 Bridges (RULES.md section 5): steps, jumps, surrounding, and the endings. Captures follow from
// where a disc arrives, so a move is only an origin and a target; board.ts foresees them.
import { CELL_STRIDE } from '../../rules/board';
import { moveFrom, moveTag, moveTo, packMove, TAG_NORMAL, TAG_PASS } from '../../rules/move';
import { codeOf, type Position } from '../../rules/position';
import { NULL_MOVE, OWN_FIELDS, PositionCore, type Setup } from '../../rules/positionCore';
import { type Colour, type Outcome, opposite, outcome } from '../../rules/types';
import {
  BEYOND,
  BRIDGE_COUNT,
  bridgesBoard,
  GOALS,
  isCapture,
  lowestCell,
  NEIGHBOUR_COUNT,
  NEIGHBOURS,
  NOWHERE,
  prepareCaptures,
  SIDES,
  SURROUNDED,
} from './board';

/** The only piece kind. */
export const DISC = 1;

/** Plies in which nothing leaves the board that end the game. */
export const HALFMOVE_LIMIT = 100;
const PASS = packMove(0, 0, 0, TAG_PASS);

/** Discs that the ply removed, as a set of cells in two words. */
const R_REMOVED = OWN_FIELDS;

export class BridgesPosition extends PositionCore implements Position {
  readonly terrain = 0;
  readonly rights = 0;
  pieceCount = 0;
  /** How many discs of a colour are next to a cell: `colour * CELL_STRIDE + cell`. Read only. */
  readonly near = new Uint8Array(2 * CELL_STRIDE);
  /** Cells of each colour's discs as a set of two words: `colour * 2` on. Read only. */
  readonly discs = new Int32Array(4);
  private readonly scratch = new Int32Array(SIDES);

  constructor(setup: Setup) {
    super(bridgesBoard, setup, HALFMOVE_LIMIT);
    for (const { index } of bridgesBoard.cells) {
      const code = setup.cells[index];
      if (code === 0) continue;
      this.put(code, index);
      this.toggle(code * CELL_STRIDE + index, 1);
    }
  }

  arrange(codes: ArrayLike<number>, cells: ArrayLike<number>, side: Colour): void {
    for (const { index } of bridgesBoard.cells) {
      if (this.cells[index] === 0) continue;
      this.toggle(this.cells[index] * CELL_STRIDE + index, -1);
      this.take(index);
    }
    for (let i = 0; i < codes.length; i++) {
      this.put(codes[i], cells[i]);
      this.toggle(codes[i] * CELL_STRIDE + cells[i], 1);
    }
    this.beginWith(side);
  }

  // --- moves ---

  generate(into: Int32Array, at: number): number {
    const end = this.generateMoves(into, at);
    if (end > at) return end;
    into[at] = PASS;
    return at + 1;
  }

  /** Nothing is taken back: isCapture leave their cells empty. */
  losesExchange(): boolean {
    return false;
  }

  generateLegal(into: Int32Array, at: number): number {
    return this.generate(into, at);
  }

  /** Captures and moves onto the opponent's corner. */
  generateNoisy(into: Int32Array, at: number): number {
    const end = this.generateMoves(into, at);
    prepareCaptures(this);
    let kept = at;
    for (let i = at; i < end; i++) {
      const move = into[i];
      if (moveTo(move) === GOALS[this.side] || isCapture(moveFrom(move), moveTo(move))) {
        into[kept++] = move;
      }
    }
    return kept;
  }

  private generateMoves(into: Int32Array, at: number): number {
    const { discs, side } = this;
    for (let half = 0; half < 2; half++) {
      for (let rest = discs[side * 2 + half]; rest !== 0; rest &= rest - 1) {
        at = this.generateFrom(lowestCell(rest, half), into, at);
      }
    }
    return at;
  }

  /** Steps and jumps of the disc on a cell, whoever is on turn. */
  private generateFrom(from: number, into: Int32Array, at: number): number {
    const { cells } = this;
    const own = cells[from];
    const bridges = from * SIDES + BRIDGE_COUNT[from];
    const end = from * SIDES + NEIGHBOUR_COUNT[from];
    for (let i = from * SIDES; i < end; i++) {
      const neighbour = NEIGHBOURS[i];
      const code = cells[neighbour];
      if (code === 0) {
        if (i < bridges) into[at++] = from | (neighbour << 6);
      } else if (code === own) {
        const beyond = BEYOND[i];
        if (beyond !== NOWHERE && cells[beyond] === 0) into[at++] = from | (beyond << 6);
      }
    }
    return at;
  }

  private canMove(colour: Colour): boolean {
    const { discs, scratch } = this;
    for (let half = 0; half < 2; half++) {
      for (let rest = discs[colour * 2 + half]; rest !== 0; rest &= rest - 1) {
        if (this.generateFrom(lowestCell(rest, half), scratch, 0) > 0) return true;
      }
    }
    return false;
  }

  /** Every generated move is legal: there is no king to expose. */
  isLegal(_move: number): boolean {
    return true;
  }

  inCheck(): boolean {
    return false;
  }

  givesCheck(): boolean {
    return false;
  }

  isCornered(): boolean {
    return false;
  }

  winsAtOnce(move: number): boolean {
    return moveTag(move) === TAG_NORMAL && moveTo(move) === GOALS[this.side];
  }

  victim(move: number): number {
    if (moveTag(move) !== TAG_NORMAL || this.winsAtOnce(move)) return 0;
    prepareCaptures(this);
    return isCapture(moveFrom(move), moveTo(move)) ? codeOf(DISC, opposite(this.side)) : 0;
  }

  // --- make and unmake ---

  make(move: number): void {
    const at = this.remember(move);
    this.undo[at + R_REMOVED] = 0;
    this.undo[at + R_REMOVED + 1] = 0;
    this.ply++;
    this.halfmoveClock++;
    if (moveTag(move) === TAG_NORMAL) {
      const from = moveFrom(move);
      const to = moveTo(move);
      const code = this.cells[from];
      this.take(from);
      this.put(code, to);
      this.retoggle(code * CELL_STRIDE + from, code * CELL_STRIDE + to);
      if (to !== GOALS[this.side]) this.removeSurrounded(to, at + R_REMOVED);
    }
    this.passTurn();
  }

  /** After a move to `to`: removes surrounded enemies, or else the moved disc if it is surrounded itself. */
  private removeSurrounded(to: number, record: number): void {
    const { discs, near, side } = this;
    const enemy = opposite(side);
    let captured = false;
    for (let half = 0; half < 2; half++) {
      for (let rest = discs[enemy * 2 + half]; rest !== 0; rest &= rest - 1) {
        const cell = lowestCell(rest, half);
        if (near[side * CELL_STRIDE + cell] < SURROUNDED) continue;
        this.remove(cell, record);
        captured = true;
      }
    }
    if (!captured && near[enemy * CELL_STRIDE + to] >= SURROUNDED) this.remove(to, record);
  }

  private remove(cell: number, record: number): void {
    this.toggle(this.cells[cell] * CELL_STRIDE + cell, -1);
    this.take(cell);
    this.undo[record + (cell >> 5)] |= 1 << (cell & 31);
    this.halfmoveClock = 0;
  }

  unmake(): void {
    const at = this.recall();
    const move = this.moveOf(at);
    if (move === NULL_MOVE || moveTag(move) !== TAG_NORMAL) return;
    const { side } = this;
    const to = moveTo(move);
    const own = codeOf(DISC, side);
    for (let half = 0; half < 2; half++) {
      for (let rest = this.undo[at + R_REMOVED + half]; rest !== 0; rest &= rest - 1) {
        const cell = lowestCell(rest, half);
        this.put(cell === to ? own : own ^ 1, cell);
      }
    }
    this.take(to);
    this.put(own, moveFrom(move));
  }

  makeNull(): void {
    this.remember(NULL_MOVE);
    this.halfmoveClock = 0;
    this.passTurn();
  }

  /** Puts a disc on an empty cell; key and piece-square sum are left to the caller. */
  private put(code: number, cell: number): void {
    this.pieceCount++;
    this.cells[cell] = code;
    this.discs[(code & 1) * 2 + (cell >> 5)] |= 1 << (cell & 31);
    this.countNear((code & 1) * CELL_STRIDE, cell, 1);
  }

  /** Takes the disc off a cell; key and piece-square sum are left to the caller. */
  private take(cell: number): void {
    const colour = this.cells[cell] & 1;
    this.pieceCount--;
    this.cells[cell] = 0;
    this.discs[colour * 2 + (cell >> 5)] &= ~(1 << (cell & 31));
    this.countNear(colour * CELL_STRIDE, cell, -1);
  }

  private countNear(row: number, cell: number, sign: 1 | -1): void {
    const { near } = this;
    const end = cell * SIDES + NEIGHBOUR_COUNT[cell];
    for (let i = cell * SIDES; i < end; i++) near[row + NEIGHBOURS[i]] += sign;
  }

  // --- endings ---

  /** Corner, annihilation, or neither side able to move. */
  variantOutcome(): Outcome | null {
    const { side } = this;
    const waiting = opposite(side);
    if (this.holdsCorner(waiting)) return outcome(waiting, 'corner');
    if (this.holdsCorner(side)) return outcome(side, 'corner');
    const bare = this.isBare(side);
    if (bare !== this.isBare(waiting)) return outcome(bare ? waiting : side, 'annihilation');
    return this.canMove(side) || this.canMove(waiting) ? null : this.stuck();
  }

  private holdsCorner(colour: Colour): boolean {
    return this.cells[GOALS[colour]] === codeOf(DISC, colour);
  }

  private isBare(colour: Colour): boolean {
    return (this.discs[colour * 2] | this.discs[colour * 2 + 1]) === 0;
  }

  ended(): Outcome | null {
    return this.variantOutcome();
  }

  /** Asked only where neither side can move: otherwise a side without a move passes. */
  stuck(): Outcome {
    return outcome(null, 'blocked');
  }

  outcome(): Outcome | null {
    return this.variantOutcome() ?? this.drawnOut();
  }
}
