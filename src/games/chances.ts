// How likely a score is to win: a curve per game, fitted to the results of self-play (tests/lab/chances), as each game
// folder stores it. A lead counts for more or less as pieces leave the board, so the curve's slope goes with them; and where
// leads are often drawn, as across a single bridge, the curve is flat until a lead is large enough to win.
import type { FitOrigin } from './evaluation';
import type { Measured } from './facts';

export interface ChanceCurve {
  /** Material of both sides with nothing captured, by the weights that positions sum up. */
  readonly full: number;
  /** Slope per centipawn with all material on the board, and with none. */
  readonly many: number;
  readonly few: number;
  /** Centipawns of a lead that is drawn as often as it is won. */
  readonly margin: number;
}

export interface ChanceTable {
  readonly made: FitOrigin &
    Measured & {
      /** Levels that played. */
      readonly levels: readonly number[];
    };
  /** By family of rules or stage (Game.chanceFamily). */
  readonly curves: Readonly<Record<string, ChanceCurve>>;
}

/** The family of games whose options and stages do not matter to it. */
export const ONE_FAMILY = 'all';

/** For rules that nothing has been fitted to: a lead of four pawns wins five times in six. */
export const USUAL_CURVE: ChanceCurve = { full: 1, many: 0.004, few: 0.004, margin: 0 };

/** Slope of the curve per centipawn with so much material left. */
function slopeAt({ full, many, few }: ChanceCurve, material: number): number {
  const left = Math.min(1, Math.max(0, material / full));
  return few + (many - few) * left;
}

/**
 * Points to expect, 0 to 1, a draw being a half: of the side whose view `score` (centipawns) and `mate` (own moves to
 * the win, negative to the loss, or null) are from. `material` is what both sides have left.
 */
export function winningChance(
  score: number,
  mate: number | null,
  material: number,
  curve: ChanceCurve = USUAL_CURVE,
): number {
  if (mate !== null) return mate > 0 ? 1 : 0;
  const slope = slopeAt(curve, material);
  const [wins, doesNotLose] = [score - curve.margin, score + curve.margin];
  return (logistic(slope * wins) + logistic(slope * doesNotLose)) / 2;
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
