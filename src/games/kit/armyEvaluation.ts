// The evaluation of an army from the weights its game describes. Loaded only where a search runs.
import type { ArmyPosition } from '../../rules/armyPosition';
import type {
  Evaluation,
  EvaluationModule,
  FittedWeights,
  NetworkOrigin,
  Weights,
} from '../evaluation';
import type { OptionValues } from '../options';
import { kingSense } from './kings';
import { learnedWith } from './network';
import { createPieceSquareEvaluation } from './pieceSquareEvaluation';

/** What a game folder's evaluation.ts exports, for pieces with the letters `K`. */
export interface ArmyWeights<K extends string> {
  readonly weights: Weights<K, ArmyPosition>;
  readonly fitted?: FittedWeights;
  /** Whether they go with these options, whose board may be another than that of the fit; always if absent. */
  readonly isFitFor?: (options: OptionValues) => boolean;
  /** None if absent. */
  readonly network?: NetworkOrigin;
  /** Judges what piece-square weights do not know, such as a stage without kings. */
  readonly around?: (pieceSquares: Evaluation<ArmyPosition>) => Evaluation<ArmyPosition>;
}

export function armyEvaluation<K extends string>(
  game: ArmyWeights<K>,
): EvaluationModule<ArmyPosition> {
  const { weights, isFitFor = () => true, around = (pieceSquares) => pieceSquares } = game;
  const createEvaluation: EvaluationModule<ArmyPosition>['createEvaluation'] = (
    rules,
    fitted = (isFitFor(rules.options) ? game.fitted : undefined) ?? null,
  ) => around(createPieceSquareEvaluation(rules, weights, fitted, kingSense(rules, weights)));
  return {
    handSet: weights,
    createEvaluation,
    ...(game.network && { learned: learnedWith(game.network, createEvaluation) }),
  };
}
