// The type of a game's levels of play, as its folder stores them. Which numbers make even steps depends on the game:
// how far ahead a mistake shows, and how much of it can be made good.

export interface LevelTable {
  /**
   * How far a level's play swings from game to game, in levels either way: like people's, on better and worse days.
   * Without it the levels in between would win nearly always or hardly ever against their neighbours. The highest level
   * has no bad day.
   */
  readonly swing: number;
  /** From level 1 to level 8. */
  readonly levels: Eight<LevelHandicap>;
  /** Percent of the points that each level made of the one below, from level 2 on, as measured. */
  readonly steps: Seven<number>;
}

type Seven<T> = readonly [T, T, T, T, T, T, T];
type Eight<T> = readonly [T, ...Seven<T>];

export interface LevelHandicap {
  /** Iterations. */
  readonly depth: number;
  readonly nodes: number;
  /** Largest misjudgement of a position, in centipawns. */
  readonly noise: number;
  /** Share of moves, its own and the answers to them, that it does not see. */
  readonly oversight: number;
}
