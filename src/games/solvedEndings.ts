// Which endings of up to three men are won under a game's usual rules, and how long that takes at most. `npm run lab -- endings`
// solves them; each game folder stores what came of it.

export interface SolvedEndings {
  readonly made: {
    /** As 2026-11-22. */
    readonly date: string;
    /** The command that makes them again. */
    readonly command: string;
  };
  readonly endings: readonly SolvedEnding[];
}

export interface SolvedEnding {
  /** Upper-case letters of both sides' pieces, as `KR v K`. */
  readonly men: string;
  /** Percent of all positions, with either side to move, that the first side wins, draws, loses with best play. */
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** The winner's moves in the longest win of the first side; null where it never wins. */
  readonly longest: number | null;
}
