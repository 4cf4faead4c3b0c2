// What the app may ask of the attempts at puzzles it keeps, wherever they are; see databaseAttempts.ts and
// memoryAttempts.ts.
import type { Attempt, NewAttempt } from '../puzzles/attempt';

/** Attempts by game. One that cannot be read counts as not made, and stays where it is. */
export interface AttemptStore {
  /** All attempts at a game's puzzles, in no order. */
  list(game: string): Promise<readonly Attempt[]>;
  /**
   * Keeps an attempt as the next of its game, and resolves when it is safe. Adding the same one again changes nothing. Of
   * tabs that try a day's puzzle at once the first one counts: an attempt at it is left out if more than `earlier` others are
   * kept, which is how many there were when it was begun.
   */
  add(attempt: NewAttempt, earlier?: number): Promise<void>;
}
