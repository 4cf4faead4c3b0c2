// The table-driven position of the chess-like games: make and unmake, history, the shared endings. What only one
// game does is left to subclasses in its folder, through the hooks named ...Special and ownEnd.
import { type ArmyRules, type Castle, materialText } from './army';
import { ArmyMoves } from './armyMoves';
import { type ArmySetup, NO_CELL } from './armyState';
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
import { BLACK, type Colour, type Outcome, opposite, outcome, WHITE } from './types';

/** The undo move of a null move: no packed move is negative. */
const NULL_MOVE = -1;

// Fields of one undo record: the move, and what it cannot restore by itself.
const U_MOVE = 0;
/** Code of the moved piece before, code of the captured piece << 8, its list slot << 16. */
const U_TAKEN = 1;
const U_QUIET = 2;
const U_TERRAIN = 3;
const U_RIGHTS = 4;
const U_SIDE = 5;
const U_HIGH = 6;
const U_LOW = 7;
const U_PLACEMENT = 8;
const U_CHECKED = 9;
const UNDO = 10;

export class ArmyPosition extends ArmyMoves implements Position {
  ply: number;
  quiet: number;
  private undo = new Int32Array(UNDO * 256);
  private depth = 0;
  private readonly scratch = new Int32Array(MAX_MOVES);

  constructor(rules: ArmyRules, setup: ArmySetup) {
    super(rules, setup);
    this.ply = setup.ply;
    this.quiet = setup.quiet;
  }

  hasKing(colour: Colour): boolean {
    return this.kings[colour] !== NO_CELL;
  }

  make(move: number): void {
    const tag = moveTag(move);
    const { cells, rules } = this;
    this.remember(move);
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
      this.undo[this.depth * UNDO - UNDO + U_TAKEN] = taken;
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
    const { undo } = this;
    const at = --this.depth * UNDO;
    const move = undo[at + U_MOVE];
    if (move >= 0) {
      const tag = moveTag(move);
      this.ply--;
      if (tag === TAG_NORMAL) {
        const from = moveFrom(move);
        const to = moveTo(move);
        const taken = undo[at + U_TAKEN];
        this.unshift(to, from, taken & 255);
        const captured = (taken >> 8) & 255;
        if (captured !== 0) this.putBack(captured, to, taken >> 16);
      } else if (tag === TAG_CASTLE) this.unmakeCastle(this.castleOf(move));
      else this.unmakeSpecial(move);
    }
    this.quiet = undo[at + U_QUIET];
    this.terrain = undo[at + U_TERRAIN];
    this.tables = this.rules.tables[this.terrain];
    this.rights = undo[at + U_RIGHTS];
    this.side = undo[at + U_SIDE] as Colour;
    this.keyHigh = undo[at + U_HIGH];
    this.keyLow = undo[at + U_LOW];
    this.placement = undo[at + U_PLACEMENT];
    this.checked = undo[at + U_CHECKED];
  }

  makeNull(): void {
    this.remember(NULL_MOVE);
    this.checked = 0;
    this.quiet = 0;
    this.passTurn();
  }

  private remember(move: number): void {
    const at = this.depth * UNDO;
    if (at + UNDO > this.undo.length) {
      const grown = new Int32Array(this.undo.length * 2);
      grown.set(this.undo);
      this.undo = grown;
    }
    const { undo } = this;
    undo[at + U_MOVE] = move;
    undo[at + U_TAKEN] = 0;
    undo[at + U_QUIET] = this.quiet;
    undo[at + U_TERRAIN] = this.terrain;
    undo[at + U_RIGHTS] = this.rights;
    undo[at + U_SIDE] = this.side;
    undo[at + U_HIGH] = this.keyHigh;
    undo[at + U_LOW] = this.keyLow;
    undo[at + U_PLACEMENT] = this.placement;
    undo[at + U_CHECKED] = this.checked;
    this.depth++;
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
    return null;
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

  repetitions(): number {
    let found = 0;
    const first = Math.max(0, this.depth - this.quiet);
    for (let i = this.depth - 2; i >= first; i -= 2) {
      if (this.isSameAs(i)) found++;
    }
    return found;
  }

  private isSameAs(depth: number): boolean {
    const at = depth * UNDO;
    return this.undo[at + U_LOW] === this.keyLow && this.undo[at + U_HIGH] === this.keyHigh;
  }

  drawnOut(): Outcome | null {
    if (this.quiet >= 4 && this.repetitions() >= 2) {
      const checker = this.rules.perpetualCheckWins ? this.perpetualChecker() : null;
      return checker === null ? outcome(null, 'repetition') : outcome(checker, 'perpetual-check');
    }
    return this.quiet >= this.rules.quietLimit ? outcome(null, 'quiet-limit') : null;
  }

  /** The only side whose every move since the position first occurred gave check, or null. */
  private perpetualChecker(): Colour | null {
    let first = this.depth - 2;
    for (let i = first; i >= Math.max(0, this.depth - this.quiet); i -= 2) {
      if (this.isSameAs(i)) first = i;
    }
    const checks: [boolean, boolean] = [true, true];
    for (let i = first + 1; i <= this.depth; i++) {
      const side = i === this.depth ? this.side : (this.undo[i * UNDO + U_SIDE] as Colour);
      const checked = i === this.depth ? this.inCheck() : this.undo[i * UNDO + U_CHECKED] === 1;
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
