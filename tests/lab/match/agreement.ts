// When a match game may stop before its rules end it: both players have long called the same winner, or a draw.
import { type Colour, opposite } from '../../../src/rules/types';

export interface AgreementSettings {
  /** Both sides' scores must agree on a winner by this many centipawns ... */
  readonly resignScore: number;
  /** ... for this many plies in a row. */
  readonly resignPlies: number;
  /** Both sides' scores must be within this many centipawns of a draw ... */
  readonly drawScore: number;
  /** ... for this many plies in a row, none of which took anything or moved a pawn. */
  readonly drawPlies: number;
}

/** Who is agreed to have won, or null for a draw. */
export type Agreed = { readonly winner: Colour | null };

export class Agreement {
  private called: Colour | null = null;
  private calls = 0;
  private level = 0;

  constructor(private readonly settings: AgreementSettings) {}

  /**
   * Hears what the mover thinks of his game (null: nothing) and of the quiet plies so far; returns what is agreed.
   */
  hear(mover: Colour, score: number | null, quiet: number): Agreed | null {
    const { resignScore, resignPlies, drawScore, drawPlies } = this.settings;
    const size = score === null ? Number.NaN : Math.abs(score);
    this.level = size <= drawScore ? this.level + 1 : 0;
    if (Math.min(this.level, quiet) >= drawPlies) return { winner: null };
    const winner = score !== null && size >= resignScore ? leader(mover, score) : null;
    this.calls = winner !== null && winner === this.called ? this.calls + 1 : 1;
    this.called = winner;
    return winner !== null && this.calls >= resignPlies ? { winner } : null;
  }
}

const leader = (mover: Colour, score: number): Colour => (score > 0 ? mover : opposite(mover));
