// The table-driven position of the chess-like games: make and unmake, the shared endings. What only one
// game does is left to subclasses in its folder, through the hooks named ...Special and ownEnd.
import { type Castle, materialText } from './army';
import { ArmyExchange } from './armyExchange';
import { LIST_STRIDE, NO_CELL } from './armyState';
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
import { NULL_MOVE, OWN_FIELDS, R_SIDE, RECORD } from './positionCore';
import { BLACK, type Colour, type Outcome, opposite, outcome, WHITE } from './types';

// An army's own fields of a record.
/** Code of the moved piece before, code of the captured piece << 8, its list slot << 16. */
const R_TAKEN = OWN_FIELDS;
const R_TERRAIN = OWN_FIELDS + 1;
const R_RIGHTS = OWN_FIELDS + 2;
const R_CHECKED = OWN_FIELDS + 3;

export class ArmyPosition extends ArmyExchange implements Position {
  private readonly scratch = new Int32Array(MAX_MOVES);

  hasKing(colour: Colour): boolean {
    return this.kings[colour] !== NO_CELL;
  }

  make(move: number): void {
    const tag = moveTag(move);
    const { cells, rules } = this;
    const at = this.open(move);
    this.forgetCheck();
    this.ply++;
    this.quiet++;
    if (tag === TAG_NORMAL) {
      const from = moveFrom(move);
      const to = moveTo(move);
      const piece = cells[from];
      const captured = cells[to];
      let taken = piece;
      if (captured !== 0) {
        taken |= (captured << 8) | (this.lift(to) << 16);
        this.quiet = 0;
      }
      this.undo[at + R_TAKEN] = taken;
      const promotion = movePromotion(move);
      if (promotion !== 0) {
        this.quiet = 0;
        this.shift(from, to, (promotion << 1) | (piece & 1));
      } else this.shift(from, to, piece);
      if ((rules.restarts >>> piece) & 1) this.quiet = 0;
      if (this.rights !== 0) {
        this.setRights(this.rights & rules.keptRights[from] & rules.keptRights[to]);
      }
      this.passTurn();
    } else if (tag === TAG_CASTLE) {
      this.makeCastle(this.castleOf(move));
      this.passTurn();
    } else this.makeSpecial(move);
    if (rules.perpetualCheckWins) this.inCheck();
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
        this.unshift(to, from, taken & 255);
        const captured = (taken >> 8) & 255;
        if (captured !== 0) this.putBack(captured, to, taken >> 16);
      } else if (tag === TAG_CASTLE) this.unmakeCastle(this.castleOf(move));
      else this.unmakeSpecial(move);
    }
    this.terrain = undo[at + R_TERRAIN];
    this.tables = this.rules.tables[this.terrain];
    this.rights = undo[at + R_RIGHTS];
    this.checked = undo[at + R_CHECKED];
  }

  makeNull(): void {
    this.open(NULL_MOVE);
    this.checked = 0;
    this.quiet = 0;
    this.passTurn();
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

  private makeCastle({ king, partner }: Castle): void {
    const { cells, rules } = this;
    const kingCode = cells[king.from];
    const partnerCode = cells[partner.from];
    this.toggle(kingCode * CELL_STRIDE + king.from, -1);
    this.toggle(partnerCode * CELL_STRIDE + partner.from, -1);
    this.toggle(kingCode * CELL_STRIDE + king.to, 1);
    this.toggle(partnerCode * CELL_STRIDE + partner.to, 1);
    this.unshiftPair(king.from, king.to, partner.from, partner.to);
    this.setRights(this.rights & rules.keptRights[king.from] & rules.keptRights[partner.from]);
  }

  private unmakeCastle({ king, partner }: Castle): void {
    this.unshiftPair(king.to, king.from, partner.to, partner.from);
  }

  // --- endings ---

  /** Hook: an ending of the game's own that comes before stalemate (RULES.md section 0, last line). */
  ownEnd(): Outcome | null {
    const { goals } = this.rules;
    return goals === null ? null : (this.goalEnd(goals, WHITE) ?? this.goalEnd(goals, BLACK));
  }

  /** What a side has won by where its pieces stand, or by having taken all others. */
  private goalEnd(goals: Uint8Array, colour: Colour): Outcome | null {
    const { pieces, counts } = this;
    const start = colour * LIST_STRIDE;
    for (let i = start; i < start + counts[colour]; i++) {
      if (goals[colour * CELL_STRIDE + pieces[i]] === 1) return outcome(colour, 'corner');
    }
    return counts[opposite(colour)] === 0 ? outcome(colour, 'annihilation') : null;
  }

  ended(): Outcome | null {
    return this.ownEnd() ?? (this.isDead() ? outcome(null, 'dead-position') : null);
  }

  private isDead(): boolean {
    const { rules, counts, kings, cells } = this;
    if (counts[WHITE] + counts[BLACK] > rules.deadCount) return false;
    const material: number[] = [];
    for (const cell of rules.board.cells) {
      const code = cells[cell.index];
      if (code !== 0 && kings[code & 1] !== cell.index) material.push(code);
    }
    return rules.deadMaterial.has(materialText(material));
  }

  stuck(): Outcome {
    if (this.inCheck()) return outcome(opposite(this.side), 'checkmate');
    const verdict = this.rules.stalemate ?? 'draw';
    if (verdict === 'draw') return outcome(null, 'stalemate');
    return outcome(verdict === 'win' ? this.side : opposite(this.side), 'stalemate');
  }

  winsAtOnce(move: number): boolean {
    const { goals } = this.rules;
    if (goals === null || moveTag(move) !== TAG_NORMAL) return false;
    return goals[this.side * CELL_STRIDE + moveTo(move)] === 1;
  }

  override generateNoisy(into: Int32Array, at: number): number {
    if (this.rules.goals === null) return super.generateNoisy(into, at);
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

  /** A third occurrence is a draw, unless perpetual check wins. */
  protected override repeated(): Outcome {
    const checker = this.repetitionWinner();
    return checker === null ? super.repeated() : outcome(checker, 'perpetual-check');
  }

  override repetitionWinner(): Colour | null {
    return this.rules.perpetualCheckWins ? this.perpetualChecker() : null;
  }

  /** The only side whose every move since the position first occurred gave check, or null. */
  private perpetualChecker(): Colour | null {
    let first = this.depth - 2;
    for (let i = first; i >= this.quietStart(); i -= 2) {
      if (this.isSameAs(i)) first = i;
    }
    const checks: [boolean, boolean] = [true, true];
    for (let i = first + 1; i <= this.depth; i++) {
      const side = i === this.depth ? this.side : (this.undo[i * RECORD + R_SIDE] as Colour);
      const checked = i === this.depth ? this.inCheck() : this.undo[i * RECORD + R_CHECKED] === 1;
      if (!checked) checks[opposite(side)] = false;
    }
    if (checks[WHITE] === checks[BLACK]) return null;
    return checks[WHITE] ? WHITE : BLACK;
  }

  outcome(): Outcome | null {
    const movable = this.hasLegalMove();
    if (!movable && this.inCheck()) return this.stuck();
    const own = this.ownEnd();
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
