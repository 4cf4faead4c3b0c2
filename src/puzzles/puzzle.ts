// A puzzle as a game's folder stores it (puzzles.json, made and proven by tests/lab/puzzles), and what it promises.
import type { OptionValues } from '../games/options';
import { COMMON_THEMES, type Theme, WIN_THEMES } from '../games/themes';
import type { Reason } from '../rules/types';

export interface Puzzle {
  /** From what it is about alone (rules, position, solution), so that an id never means another puzzle. */
  readonly id: string;
  /** Rule options that are not defaults. */
  readonly options: OptionValues;
  /** FEN; who moves there solves. */
  readonly text: string;
  /** Exact move texts, the solver's first and last, with the answers that hold out longest. */
  readonly moves: readonly string[];
  readonly themes: readonly Theme[];
  /** How hard it is: 400 is seen at a glance, 2400 by hardly anyone; 0 until it is measured. */
  readonly rating: number;
}

export interface PuzzleFile {
  readonly made: {
    readonly date: string;
    /** The command that goes on from here. */
    readonly command: string;
    /** Games that have been looked through. */
    readonly games: number;
  };
  readonly puzzles: readonly Puzzle[];
}

/** What the solution is certain to reach: an end of the game, a clear gain, or an escape. */
export type PuzzleGoal = 'win' | 'gain' | 'defence';

/** The theme of a puzzle that ends with the game won says by what; its own moves are counted by `in1` to `in5`. */
export function winTheme(reason: Reason, moves: number): Theme[] {
  const how = WIN_THEMES.find((theme) => theme === reason);
  const count = COMMON_THEMES.find((theme) => theme === `in${moves}`);
  return [how, count].filter((theme) => theme !== undefined);
}

/** What a puzzle promises, by its themes. */
export function goalOf(themes: readonly Theme[]): PuzzleGoal {
  if (themes.includes('defence')) return 'defence';
  return WIN_THEMES.some((theme) => themes.includes(theme)) ? 'win' : 'gain';
}
