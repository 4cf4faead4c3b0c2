// The evaluation of an army from the weights its game describes. Loaded only where a search runs.
import type { ArmyPosition } from '../../rules/armyPosition';
import type { Evaluation, EvaluationModule, FittedWeights, Weights } from '../evaluation';
import { kingSense } from './kings';
import { createPlacementEvaluation } from './placementEvaluation';

/** What a game folder's evaluation.ts exports, for pieces with the letters `K`. */
export interface ArmyWeights<K extends string> {
  readonly weights: Weights<K, ArmyPosition>;
  readonly fitted?: FittedWeights;
  /** Judges what placement does not know, such as a stage without kings. */
  readonly around?: (placed: Evaluation<ArmyPosition>) => Evaluation<ArmyPosition>;
}

export function armyEvaluation<K extends string>(
  game: ArmyWeights<K>,
): EvaluationModule<ArmyPosition> {
  const { weights, around = (placed) => placed } = game;
  return {
    handSet: weights,
    createEvaluation: (rules, fitted = game.fitted ?? null) =>
      around(createPlacementEvaluation(rules, weights, fitted, kingSense(rules, weights))),
  };
}
