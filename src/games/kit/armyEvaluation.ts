// The evaluation of an army from the weights its game describes. Loaded only where a search runs.
import type { ArmyPosition } from '../../rules/armyPosition';
import type { Evaluation, EvaluationModule, FittedWeights, Weights } from '../evaluation';
import { kingSense } from './kings';
import { createPieceSquareEvaluation } from './pieceSquareEvaluation';

/** What a game folder's evaluation.ts exports, for pieces with the letters `K`. */
export interface ArmyWeights<K extends string> {
  readonly weights: Weights<K, ArmyPosition>;
  readonly fitted?: FittedWeights;
  /** Judges what piece-square weights do not know, such as a stage without kings. */
  readonly around?: (pieceSquares: Evaluation<ArmyPosition>) => Evaluation<ArmyPosition>;
}

export function armyEvaluation<K extends string>(
  game: ArmyWeights<K>,
): EvaluationModule<ArmyPosition> {
  const { weights, around = (pieceSquares) => pieceSquares } = game;
  return {
    handSet: weights,
    createEvaluation: (rules, fitted = game.fitted ?? null) =>
      around(createPieceSquareEvaluation(rules, weights, fitted, kingSense(rules, weights))),
  };
}
