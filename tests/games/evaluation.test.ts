// Evaluations see both sides alike, in every game under every variant.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games';
import type { Evaluation, EvaluationModule } from '../../src/games/game';
import type { Position } from '../../src/rules/position';
import { ruleSets } from '../lab/grounds';
import { mirrorText, reflectedText } from '../support/mirror';
import { readNetwork } from '../support/networks';
import { anyVariantOf, playRandomly } from '../support/randomGames';

const seeds = fc.integer({ min: 1, max: 0x7fffffff });

function judge(evaluation: Evaluation, position: Position): number {
  evaluation.prepare(position);
  return evaluation.evaluate(position);
}

/** In the mirror nobody may castle: kings and rooks stand elsewhere. */
const withoutCastling = (text: string): string => text.replace(/ [KQkqCc]+ /, ' - ');

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

  test('2,000 positions are worth as much as their mirror images, network and all', async () => {
    const { createEvaluation, learned, handSet }: EvaluationModule = await game.loadEvaluation();
    const stored = learned ? await readNetwork(game.id) : new Uint8Array();
    for (const options of ruleSets(game)) {
      const rules = game.rules(options);
      const evaluation = learned?.isFor(rules.options)
        ? learned.create(rules, stored)(1)
        : createEvaluation(rules);
      let seen = 0;
      for (let seed = 1; seen < 2000; seed++) {
        playRandomly(rules, seed, 120, (position) => {
          seen++;
          const text = rules.format(position);
          const reflected = withoutCastling(reflectedText(text, handSet.mirror ?? 'files'));
          const value = judge(evaluation, rules.parse(withoutCastling(text)));
          expect(judge(evaluation, rules.parse(reflected)), text).toBe(value);
          expect(judge(evaluation, rules.parse(mirrorText(rules, reflected))), text).toBe(value);
        });
      }
    }
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
