// Lessons, done at the board: what a game's folder says of them. src/lessons judges what is played in them, and its README
// tells how to write one.
import type { OptionValues } from './options';

/** The id of every game's first lesson, which tells in three minutes what a newcomer needs. */
export const FIRST_LESSON = 'first';

/** One thing learned by doing a few tasks. `K` are the letters of the game's pieces. */
export interface Lesson<K extends string = string> {
  /** Stands in stored progress and in addresses, so it never changes: lower-case letters and digits. */
  readonly id: string;
  readonly title: string;
  /** What is learned, in a line of the list. */
  readonly about: string;
  readonly tasks: readonly [Task<K>, ...Task<K>[]];
}

export type Task<K extends string = string> = Exercise<K> | WonGame;

interface Situation {
  /** FEN; the learner plays the side to move. */
  readonly position: string;
  /** The game's standard rules if absent. */
  readonly options?: OptionValues;
  /** What is to be done. */
  readonly ask: string;
  /** Said when it is done. */
  readonly success: string;
  /** Said of anything wrong that has no words of its own. */
  readonly otherwise: string;
}

/** A task with a fixed number of moves. */
export interface Exercise<K extends string = string> extends Situation {
  readonly goal: Goal<K>;
  /** Moves of the learner: as many as it takes at least, and no more are allowed. */
  readonly moves: 1 | 2 | 3 | 4 | 5;
  /** Whether the other side stands still, or plays what puts the goal off for longest. */
  readonly other: 'still' | 'defends';
  /** No move may leave a piece where the other side can remove it. */
  readonly safe?: true;
  /** The likeliest wrong first moves by their text, and what is said of each. */
  readonly wrong?: Readonly<Record<string, string>>;
  readonly level?: undefined;
}

/** A won game to be finished against the computer, with its moves taken back at will. */
export interface WonGame extends Situation {
  /** The computer's level. */
  readonly level: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
}

/** What counts as done. */
type Goal<K extends string = string> =
  /** Pieces of the learner come to all of these cells, named by their anchors, in any order. */
  | { readonly kind: 'reach'; readonly cells: readonly string[] }
  /** So many pieces of these kinds are captured. */
  | { readonly kind: 'take'; readonly letters: readonly K[]; readonly count: number }
  /** The other side's king is in check. */
  | { readonly kind: 'check' }
  /** A piece becomes one of this kind. */
  | { readonly kind: 'promote'; readonly to: K }
  /** The learner has won, by mate or as the game says. */
  | { readonly kind: 'win' }
  /** The other side has not won once all moves are made and answered. */
  | { readonly kind: 'survive' }
  /**
   * One of these moves, by their texts. With `within` they are proven to be the only ones so near to the best, in
   * centipawns of the engine.
   */
  | { readonly kind: 'play'; readonly moves: readonly string[]; readonly within?: number };
