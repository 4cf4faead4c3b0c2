// What searches have found out about a move, for reasons to be read off.
import type { GamePlans, RuleSet } from '../games/game';
import type { ShownLine } from '../reasons/line';
import type { MoveEffects } from '../rules/effects';
import type { Position } from '../rules/position';

/** Centipawns by which other moves must be worse for it to be a reason. */
export const CLEAR_LEAD_CP = 150;

/** A line with its score, from the view of the side that begins it. */
export interface ScoredLine {
  readonly score: number;
  readonly shown: ShownLine;
}

/** What the searches found out. */
export interface Findings {
  readonly rules: RuleSet;
  readonly plans: GamePlans;
  /** The position asked about; left as it was. */
  readonly position: Position;
  readonly values: Int16Array;
  /** Begins with the move to give a reason for. */
  readonly best: ScoredLine;
  /** That move; its line may be empty where armies are exchanged. */
  readonly move: number;
  /** Legal moves there. */
  readonly choices: number;
  /** Score of the best other move, if that is known. */
  readonly second: number | null;
  /** What the other side would do if it were to move now, from its view; null where that is not known. */
  readonly threat: ScoredLine | null;
  /** What the player would do with another move after the best one; null likewise. */
  readonly intent: ScoredLine | null;
  /** What the last move did, if there was one. */
  readonly lastMove: MoveEffects | null;
}
