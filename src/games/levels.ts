// The type of a game's levels of play, as its folder stores them. Which numbers make even steps depends on the game:
// how far ahead a mistake shows, and how much of it can be made good.
import { DEFAULT_MANNER_SETTINGS, type MannerSettings } from './characters';
import type { Measured } from './facts';

export interface LevelTable {
  /**
   * How far a level's strength varies from game to game, in levels either way: like people's, on better and worse days.
   * Without it the levels in between would win nearly always or hardly ever against their neighbours. The highest level
   * has no bad day.
   */
  readonly formVariance: number;
  /** How characters play here. */
  readonly manner: MannerSettings;
  /** From level 1 to level 8. */
  readonly levels: Eight<LevelHandicap>;
  /** Percent of the points that each level made of the one below, from level 2 on, as measured. */
  readonly steps: readonly number[];
}

type Eight<T> = readonly [T, T, T, T, T, T, T, T];

export interface LevelHandicap {
  /** Iterations. */
  readonly depth: number;
  readonly nodes: number;
  /** Largest misjudgement of a position, in centipawns. */
  readonly noise: number;
  /** Share of moves, its own and the answers to them, that it does not see. */
  readonly missRate: number;
}

/** What a level made of the one below, level 1 of a player that takes whatever it can; the mark is of both. */
export interface MeasuredStep extends Measured {
  /** The upper level. */
  readonly level: number;
  /** Absent where it was not noted. */
  readonly games?: number;
  /** The upper level's points (at level 1 the other player's) and half the width of their 95 % interval, in percent. */
  readonly score: number;
  readonly error: number;
}

/** What `npm run lab -- tournament` stores as ladder.json in each game's folder, from level 1 to level 8. */
export interface Ladder {
  /** By the usual rules. */
  readonly usual: readonly MeasuredStep[];
  /** By those that the game names as less drawish, where they have levels of their own. */
  readonly decisive?: readonly MeasuredStep[];
}

/** The steps between levels, in order. */
export const stepsOf = (measured: readonly MeasuredStep[]): number[] =>
  measured.filter(({ level }) => level > 1).map(({ score }) => score);

/** What a draft plays at until its levels have been measured; the steps are a guess. */
export const DRAFT_LEVELS: LevelTable = {
  formVariance: 1,
  manner: DEFAULT_MANNER_SETTINGS,
  levels: [
    { depth: 2, nodes: 700, noise: 370, missRate: 0.56 },
    { depth: 3, nodes: 1000, noise: 240, missRate: 0.45 },
    { depth: 3, nodes: 1500, noise: 140, missRate: 0.32 },
    { depth: 4, nodes: 2500, noise: 66, missRate: 0.18 },
    { depth: 5, nodes: 4500, noise: 30, missRate: 0.065 },
    { depth: 8, nodes: 8000, noise: 16, missRate: 0.015 },
    { depth: 64, nodes: 20000, noise: 6, missRate: 0 },
    { depth: 64, nodes: 175000, noise: 3, missRate: 0 },
  ],
  steps: [70, 70, 70, 70, 70, 70, 70],
};
