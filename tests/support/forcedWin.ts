// Forced wins by exhaustive search: every move of both sides is looked at, so that it can judge the engine's pruned
// search. Knows no evaluation; stops only where one answer already refutes a move.
import { MAX_MOVES } from '../../src/rules/move';
import type { Position } from '../../src/rules/position';
import { type Colour, type Outcome, REASONS, type Reason } from '../../src/rules/types';

/** The deepest search offered, in own moves. */
const MOST = 8;

export class ForcedWin {
  private readonly buffer = new Int32Array(2 * MOST * MAX_MOVES);
  /** By moves left: the answer that refuted last, tried first. */
  private readonly refutations = new Int32Array(MOST);
  private readonly attacker: Colour;

  /**
   * @param reasons the endings that count as won. Stalemate is none of them, nor is what takes repetition; the quiet
   * limit must be further away than the search looks.
   */
  constructor(
    private readonly position: Position,
    private readonly reasons: readonly Reason[] = REASONS,
  ) {
    this.attacker = position.side;
  }

  /** Fewest own moves in which the side to move wins by force, up to `most`; null if it cannot. */
  shortest(most: number): number | null {
    for (let moves = 1; moves <= most; moves++) if (this.wins(moves, 0)) return moves;
    return null;
  }

  /** Whether some move of the attacker wins within so many moves. */
  private wins(moves: number, at: number): boolean {
    const { buffer, position } = this;
    const end = position.generateLegal(buffer, at);
    for (let i = at; i < end; i++) {
      position.make(buffer[i]);
      const won = this.isLost(moves - 1, end);
      position.unmake();
      if (won) return true;
    }
    return false;
  }

  /** Whether the defender, to move, has lost or loses against every answer. */
  private isLost(moves: number, at: number): boolean {
    const { buffer, position, refutations } = this;
    const end = this.ending();
    if (end) return this.isWon(end);
    if (moves === 0) return false;
    const last = position.generateLegal(buffer, at);
    const first = buffer.indexOf(refutations[moves], at);
    if (first > at && first < last) [buffer[at], buffer[first]] = [buffer[first], buffer[at]];
    for (let i = at; i < last; i++) {
      const answer = buffer[i];
      position.make(answer);
      const after = this.ending();
      const held = after ? !this.isWon(after) : !this.wins(moves, last);
      position.unmake();
      if (held) {
        refutations[moves] = answer;
        return false;
      }
    }
    // Stalemate saves.
    return last > at;
  }

  /** How the game has ended, unless by stalemate or what takes more moves than are searched. */
  private ending(): Outcome | null {
    const { position } = this;
    return position.inCheck() || position.ended() ? position.outcome() : null;
  }

  private isWon({ winner, reason }: Outcome): boolean {
    return winner === this.attacker && this.reasons.includes(reason);
  }
}
