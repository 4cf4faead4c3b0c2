// Proofs of forced wins for puzzles: every legal move of both sides is looked at. Beside the bare search that the engine's
// tests use (support/forcedWin.ts) it remembers positions, which five moves need, and names every move that wins.
import { legalMoves, MAX_MOVES } from '../../../src/rules/move';
import type { Position } from '../../../src/rules/position';
import type { Colour, Outcome } from '../../../src/rules/types';

/** The longest proofs, in own moves. */
export const MOST_MOVES = 5;
/** Plies at most that a proof looks ahead: in some games a turn is two plies. */
const MOST_PLIES = 4 * MOST_MOVES;
const TABLE_BITS = 20;
const TABLE_SIZE = 1 << TABLE_BITS;

/** Given up: a proof of this size would take too long. */
export class TooLong extends Error {}

/**
 * Repetition needs no thought in so few moves: whoever wins in the fewest repeats nothing, and the quiet limit must be
 * further away than the search looks. Stalemate is no win, nor is what the other side does to itself at once.
 */
export class WinProof {
  private readonly buffer = new Int32Array(MOST_PLIES * MAX_MOVES);
  private readonly high = new Int32Array(TABLE_SIZE);
  private readonly low = new Int32Array(TABLE_SIZE);
  /** By entry: fewest own moves known to win, 0 if none; and one more than the most known not to. */
  private readonly wins = new Uint8Array(TABLE_SIZE);
  private readonly fails = new Uint8Array(TABLE_SIZE);
  /** By own moves left: the answer that refuted last. */
  private readonly refutations = new Int32Array(MOST_MOVES + 1);
  private attacker: Colour = 0;
  private nodes = 0;

  /** `most` is how many positions one question may cost. */
  constructor(private readonly most = 4_000_000) {}

  /**
   * Fewest own moves in which the side to move wins by force; null if it does not within `limit`.
   * @throws TooLong
   */
  shortest(position: Position, limit: number): number | null {
    this.begin(position.side);
    for (let moves = 1; moves <= limit; moves++) if (this.wonWithin(position, moves)) return moves;
    return null;
  }

  /** The legal moves of the side to move that win within so many own moves. @throws TooLong */
  winners(position: Position, moves: number): number[] {
    this.begin(position.side);
    return this.movesAfterWhich(position, () => this.wonWithin(position, moves - 1));
  }

  /** The answers of the side to move after which `attacker` needs all of so many own moves. @throws TooLong */
  longestAnswers(position: Position, attacker: Colour, moves: number): number[] {
    this.begin(attacker);
    return this.movesAfterWhich(
      position,
      () => position.outcome() === null && !this.wonWithin(position, moves - 1),
    );
  }

  private movesAfterWhich(position: Position, test: () => boolean): number[] {
    return legalMoves(position).filter((move) => {
      position.make(move);
      try {
        return test();
      } finally {
        position.unmake();
      }
    });
  }

  /** Leaves the position as it was, also when it is given up. */
  private wonWithin(position: Position, moves: number): boolean {
    const { ply } = position;
    try {
      return this.won(position, moves, 0);
    } finally {
      while (position.ply > ply) position.unmake();
    }
  }

  private begin(attacker: Colour): void {
    this.nodes = 0;
    this.attacker = attacker;
    this.wins.fill(0);
    this.fails.fill(0);
  }

  /** Whether the attacker wins within so many own moves from here. */
  private won(position: Position, moves: number, at: number): boolean {
    const end = endOf(position);
    if (end) return end.winner === this.attacker;
    const attacking = position.side === this.attacker;
    if (attacking && moves === 0) return false;
    if (++this.nodes > this.most) throw new TooLong();
    const entry = (position.keyLow ^ (position.keyHigh >>> 7)) & (TABLE_SIZE - 1);
    const known = this.high[entry] === position.keyHigh && this.low[entry] === position.keyLow;
    if (known) {
      if (this.wins[entry] > 0 && this.wins[entry] <= moves + 1) return true;
      if (this.fails[entry] > moves) return false;
    }
    const won = this.wonByMoves(position, moves, at, attacking);
    if (this.high[entry] !== position.keyHigh || this.low[entry] !== position.keyLow) {
      this.high[entry] = position.keyHigh;
      this.low[entry] = position.keyLow;
      this.wins[entry] = 0;
      this.fails[entry] = 0;
    }
    if (won) this.wins[entry] = moves + 1;
    else this.fails[entry] = Math.max(this.fails[entry], moves + 1);
    return won;
  }

  private wonByMoves(position: Position, moves: number, at: number, attacking: boolean): boolean {
    const { buffer, refutations } = this;
    const last = position.generateLegal(buffer, at);
    if (last === at) return false;
    // What is likely to settle it first: checks, and the answer that refuted last.
    if (attacking) checksFirst(position, buffer, at, last);
    else moveToFront(buffer, at, last, refutations[moves]);
    for (let i = at; i < last; i++) {
      const move = buffer[i];
      position.make(move);
      const won = this.won(position, attacking ? moves - 1 : moves, last);
      position.unmake();
      if (won !== attacking) continue;
      if (!attacking) refutations[moves] = move;
      return won;
    }
    return !attacking;
  }
}

function checksFirst(position: Position, moves: Int32Array, from: number, to: number): void {
  let front = from;
  for (let i = from; i < to; i++) {
    const move = moves[i];
    if (!position.givesCheck(move) && !position.winsAtOnce(move)) continue;
    moves[i] = moves[front];
    moves[front++] = move;
  }
}

function moveToFront(moves: Int32Array, from: number, to: number, move: number): void {
  const index = moves.indexOf(move, from);
  if (index <= from || index >= to) return;
  moves[index] = moves[from];
  moves[from] = move;
}

/** How the game has ended, unless by stalemate or by what takes more moves than are searched. */
const endOf = (position: Position): Outcome | null =>
  position.inCheck() || position.ended() ? position.outcome() : null;
