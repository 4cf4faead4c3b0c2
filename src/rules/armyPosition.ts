// The table-driven position of the chess-like games: its state, make and unmake, and which function on that state
// answers what. What only one game does is left to a subclass in its folder, through the hooks named ...Special,
// variantOutcome and drawnOut.
import type { ArmyRules } from './army';
import {
  givesCheck,
  inCheck,
  isAttacked,
  isCornered,
  isStepLegal,
  losesExchange,
} from './armyAttacks';
import { goalEnd, isDead, perpetualChecker } from './armyEndings';
import {
  castleOf,
  generateCastles,
  generateNoisySteps,
  generateSteps,
  isCastleLegal,
  makeCastle,
  unmakeCastle,
} from './armyMoves';
import {
  type ArmySetup,
  type ArmyState,
  clear,
  LIST_STRIDE,
  lift,
  movePiece,
  NO_CELL,
  place,
  putBack,
  R_CHECKED,
  R_RIGHTS,
  R_TAKEN,
  R_TERRAIN,
  relocate,
  setRights,
  setTerrain,
  UNKNOWN,
} from './armyState';
import { CELL_STRIDE } from './board';
import {
  MAX_MOVES,
  moveFrom,
  movePromotion,
  moveTag,
  moveTo,
  TAG_CASTLE,
  TAG_NORMAL,
} from './move';
import type { Position } from './position';
import { NULL_MOVE, PositionCore } from './positionCore';
import { BLACK, type Colour, type Outcome, opposite, outcome, WHITE } from './types';
import { RIGHTS_HIGH, RIGHTS_LOW, TERRAIN_HIGH, TERRAIN_LOW } from './zobrist';

export class ArmyPosition extends PositionCore implements Position, ArmyState {
  terrain: number;
  rights: number;
  tables: ArmyState['tables'];
  checked = UNKNOWN;
  readonly counts = new Uint8Array(2);
  readonly kings = new Uint8Array(2).fill(NO_CELL);
  readonly pieces = new Uint8Array(2 * LIST_STRIDE);
  readonly slots = new Uint8Array(CELL_STRIDE);
  private readonly scratch = new Int32Array(MAX_MOVES);

  constructor(
    readonly rules: ArmyRules,
    setup: ArmySetup,
  ) {
    super(rules.board, setup, rules.halfmoveLimit);
    this.terrain = setup.terrain;
    this.rights = setup.rights;
    this.tables = rules.tablesOf(setup.terrain);
    this.keyHigh ^= TERRAIN_HIGH[setup.terrain] ^ RIGHTS_HIGH[setup.rights];
    this.keyLow ^= TERRAIN_LOW[setup.terrain] ^ RIGHTS_LOW[setup.rights];
    for (const cell of rules.board.cells) {
      const code = setup.cells[cell.index];
      if (code !== 0) place(this, code, cell.index);
    }
  }

  get pieceCount(): number {
    return this.counts[WHITE] + this.counts[BLACK];
  }

  hasKing(colour: Colour): boolean {
    return this.kings[colour] !== NO_CELL;
  }

  /** Whether a piece of `by` could capture on the cell by its own movement. */
  isAttacked(cell: number, by: Colour): boolean {
    return isAttacked(this, cell, by);
  }

  inCheck(): boolean {
    return inCheck(this);
  }

  isCornered(): boolean {
    return isCornered(this);
  }

  // --- moves ---

  generate(into: Int32Array, at: number): number {
    return this.generateSpecial(into, generateSteps(this, into, at));
  }

  generateNoisy(into: Int32Array, at: number): number {
    if (this.rules.goals === null) return generateNoisySteps(this, into, at);
    const end = this.generate(into, at);
    let kept = at;
    for (let i = at; i < end; i++) {
      const move = into[i];
      if (this.victim(move) !== 0 || movePromotion(move) !== 0 || this.winsAtOnce(move)) {
        into[kept++] = move;
      }
    }
    return kept;
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

  /** Hook: moves that the tables do not describe; castling, if no game says otherwise. */
  protected generateSpecial(into: Int32Array, at: number): number {
    return generateCastles(this, into, at);
  }

  isLegal(move: number): boolean {
    const tag = moveTag(move);
    if (tag === TAG_NORMAL) return isStepLegal(this, move);
    return tag === TAG_CASTLE ? isCastleLegal(this, move) : this.isSpecialLegal(move);
  }

  /** Hook: legality of a pseudo-legal move with a tag of the game's own. */
  protected isSpecialLegal(_move: number): boolean {
    return true;
  }

  givesCheck(move: number): boolean {
    return moveTag(move) === TAG_NORMAL && givesCheck(this, move);
  }

  winsAtOnce(move: number): boolean {
    const { goals } = this.rules;
    if (goals === null || moveTag(move) !== TAG_NORMAL) return false;
    return goals[this.side * CELL_STRIDE + moveTo(move)] === 1;
  }

  victim(move: number): number {
    return moveTag(move) === TAG_NORMAL ? this.cells[moveTo(move)] : 0;
  }

  losesExchange(move: number, values: Int16Array): boolean {
    return moveTag(move) === TAG_NORMAL && losesExchange(this, move, values);
  }

  /** How a castling is written. @throws RangeError for other moves */
  castleNotation(move: number): string {
    return castleOf(this, move).notation;
  }

  // --- make and unmake ---

  make(move: number): void {
    const tag = moveTag(move);
    const { cells, rules } = this;
    const at = this.open(move);
    this.checked = UNKNOWN;
    this.ply++;
    this.halfmoveClock++;
    if (tag === TAG_NORMAL) {
      const from = moveFrom(move);
      const to = moveTo(move);
      const piece = cells[from];
      const captured = cells[to];
      let taken = piece;
      if (captured !== 0) {
        taken |= (captured << 8) | (lift(this, to) << 16);
        this.halfmoveClock = 0;
      }
      this.undo[at + R_TAKEN] = taken;
      const promotion = movePromotion(move);
      if (promotion !== 0) {
        this.halfmoveClock = 0;
        movePiece(this, from, to, (promotion << 1) | (piece & 1));
      } else movePiece(this, from, to, piece);
      if ((rules.restarts >>> piece) & 1) this.halfmoveClock = 0;
      if (this.rights !== 0) {
        setRights(this, this.rights & rules.keptRights[from] & rules.keptRights[to]);
      }
      this.passTurn();
    } else if (tag === TAG_CASTLE) {
      makeCastle(this, move);
      this.passTurn();
    } else this.makeSpecial(move);
    if (rules.perpetualCheckWins) inCheck(this);
  }

  unmake(): void {
    const at = this.recall();
    const { undo } = this;
    const move = this.moveOf(at);
    if (move !== NULL_MOVE) {
      const tag = moveTag(move);
      if (tag === TAG_NORMAL) {
        const from = moveFrom(move);
        const to = moveTo(move);
        const taken = undo[at + R_TAKEN];
        relocate(this, to, from, taken & 255);
        const captured = (taken >> 8) & 255;
        if (captured !== 0) putBack(this, captured, to, taken >> 16);
      } else if (tag === TAG_CASTLE) unmakeCastle(this, move);
      else this.unmakeSpecial(move);
    }
    const terrain = undo[at + R_TERRAIN];
    if (terrain !== this.terrain) {
      this.terrain = terrain;
      this.tables = this.rules.tablesOf(terrain);
    }
    this.rights = undo[at + R_RIGHTS];
    this.checked = undo[at + R_CHECKED];
  }

  makeNull(): void {
    this.open(NULL_MOVE);
    this.checked = 0;
    this.halfmoveClock = 0;
    this.passTurn();
  }

  arrange(
    codes: ArrayLike<number>,
    cells: ArrayLike<number>,
    side: Colour,
    terrain = this.terrain,
  ): void {
    clear(this);
    if (terrain !== this.terrain) setTerrain(this, terrain);
    setRights(this, 0);
    for (let i = 0; i < codes.length; i++) place(this, codes[i], cells[i]);
    this.checked = UNKNOWN;
    this.beginWith(side);
  }

  /** Opens a record with an army's own fields and returns its index in `undo`. */
  private open(move: number): number {
    const at = this.remember(move);
    const { undo } = this;
    undo[at + R_TERRAIN] = this.terrain;
    undo[at + R_RIGHTS] = this.rights;
    undo[at + R_CHECKED] = this.checked;
    return at;
  }

  /** Hook: plays a move with a tag of the game's own, turn included. */
  protected makeSpecial(move: number): void {
    throw new RangeError(`no rule for move tag ${moveTag(move)}`);
  }

  /** Hook: puts the pieces of a special move back; side, terrain, rights and keys are restored by unmake. */
  protected unmakeSpecial(_move: number): void {}

  // --- endings ---

  /** Hook: an ending of the game's own that comes before stalemate (RULES.md section 0, last line). */
  variantOutcome(): Outcome | null {
    return goalEnd(this);
  }

  ended(): Outcome | null {
    return this.variantOutcome() ?? (isDead(this) ? outcome(null, 'dead-position') : null);
  }

  stuck(): Outcome {
    if (this.inCheck()) return outcome(opposite(this.side), 'checkmate');
    const verdict = this.rules.stalemate ?? 'draw';
    if (verdict === 'draw') return outcome(null, 'stalemate');
    return outcome(verdict === 'win' ? this.side : opposite(this.side), 'stalemate');
  }

  /** A third occurrence is a draw, unless perpetual check wins. */
  protected override repeated(): Outcome {
    const checker = this.repetitionWinner();
    return checker === null ? super.repeated() : outcome(checker, 'perpetual-check');
  }

  override repetitionWinner(): Colour | null {
    return this.rules.perpetualCheckWins ? perpetualChecker(this) : null;
  }

  outcome(): Outcome | null {
    const movable = this.hasLegalMove();
    if (!movable && this.inCheck()) return this.stuck();
    const own = this.variantOutcome();
    if (own) return own;
    if (!movable) return this.stuck();
    return this.ended() ?? this.drawnOut();
  }

  private hasLegalMove(): boolean {
    const { scratch } = this;
    const end = this.generate(scratch, 0);
    for (let i = 0; i < end; i++) if (this.isLegal(scratch[i])) return true;
    return false;
  }
}
