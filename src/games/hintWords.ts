// What a game adds to the words of a hint: achievements that only its own rules know, such as a piece brought home, and
// what its own ways to win and to capture are called. Predicates read on from the player: "sends a messenger home".
import type { Position } from '../rules/position';
import type { Reason } from '../rules/types';

/** How capturing is told where it is not "takes". */
interface CaptureWords {
  /** Removing so many enemy pieces. */
  readonly removes: (count: number) => string;
  /** Being about to. */
  readonly threatens: string;
}

/** How a win of the game's own is told. */
export interface WinWords {
  /** Done at once. */
  readonly now: string;
  /** In so many moves, which nothing prevents; the common words if absent. */
  readonly later?: (moves: number) => string;
  /** What is stopped when the other side is about to; the common words if absent. */
  readonly threat?: string;
}

export interface HintWords {
  /** What a legal move achieves at once by the game's own aims, or null. The position is left as it was. */
  readonly achieves?: (position: Position, move: number) => string | null;
  /**
   * What a quiet move does by the game's own aims, most telling first: each true of the position, whatever is answered.
   * The position is left as it was.
   */
  readonly quiet?: (position: Position, move: number) => readonly string[];
  /** How a position stands for the side to move, in a clause, where material is not the measure: "two rows ahead". */
  readonly standing?: (position: Position) => string | null;
  readonly captures?: CaptureWords;
  /** By the reason of the result. */
  readonly wins?: Partial<Readonly<Record<Reason, WinWords>>>;
}
