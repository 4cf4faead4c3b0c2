// What a game adds to the words of a hint: achievements that only its own rules know, such as a piece brought home.
import type { Position } from '../rules/position';

/** Predicates read on from the player: "sends a messenger home". */
export interface HintWords {
  /** What a legal move achieves at once by the game's own aims, or null. The position is left as it was. */
  readonly achieves?: (position: Position, move: number) => string | null;
  /** How removing so many enemy pieces is told; "takes ..." if absent. */
  readonly removes?: (count: number) => string;
}
