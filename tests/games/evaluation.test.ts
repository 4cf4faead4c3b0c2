// Evaluations see both sides alike, in every game under every variant.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games';
import type { Evaluation, EvaluationModule } from '../../src/games/game';
import type { Position } from '../../src/rules/position';
import { mirrorText } from '../support/mirror';
import { anyVariantOf, playRandomly } from '../support/randomGames';

const seeds = fc.integer({ min: 1, max: 0x7fffffff });

function judge(evaluation: Evaluation, position: Position): number {
  evaluation.prepare(position);
  return evaluation.evaluate(position);
}

describe.each(games)('$name', (game) => {
  test('the colour-mirrored position is worth the same to its mover', async () => {
    const { createEvaluation }: EvaluationModule = await game.loadEvaluation();
    fc.assert(
      fc.property(anyVariantOf(game), seeds, ({ options }, seed) => {
        const rules = game.rules(options);
        const evaluation = createEvaluation(rules);
        playRandomly(rules, seed, 120, (position) => {
          const mirrored = rules.parse(mirrorText(rules, rules.format(position)));
          expect(judge(evaluation, mirrored)).toBe(judge(evaluation, position));
        });
      }),
      { numRuns: 15 },
    );
  });

  test('piece-square sums stay in step with moves', async () => {
    const { createEvaluation }: EvaluationModule = await game.loadEvaluation();
    fc.assert(
      fc.property(anyVariantOf(game), seeds, ({ options }, seed) => {
        const rules = game.rules(options);
        const evaluation = createEvaluation(rules);
        let prepared = false;
        playRandomly(rules, seed, 120, (position) => {
          if (!prepared) evaluation.prepare(position);
          prepared = true;
          const fresh = rules.parse(rules.format(position));
          expect(evaluation.evaluate(position)).toBe(judge(evaluation, fresh));
        });
      }),
      { numRuns: 15 },
    );
  });
});
