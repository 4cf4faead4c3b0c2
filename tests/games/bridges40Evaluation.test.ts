// What the evaluation of 40 Bridges prefers, pair by pair.
import { expect, test } from 'vitest';
import { createEvaluation } from '../../src/games/bridges40/evaluation';
import { rules, type Scene, scene } from './bridges40Scene';

const evaluation = createEvaluation(rules);

/** Centipawns from the side to move's view. */
function judge(spec: Scene): number {
  const position = scene(spec);
  evaluation.prepare(position);
  return evaluation.evaluate(position);
}

test.each<[why: string, better: Scene, worse: Scene]>([
  ['a disc more', { white: 'a3 c3', black: 'i7' }, { white: 'a3', black: 'i7' }],
  ['a tile nearer to the corner', { white: 'e5', black: 'b8' }, { white: 'c5', black: 'b8' }],
  ['a guard on the own corner', { white: 'a1 e5', black: 'b8' }, { white: 'a3 e5', black: 'b8' }],
  [
    'two enemies beside a disc endanger it',
    { white: 'e5', black: 'c5 i5' },
    { white: 'e5', black: 'c5 g5' },
  ],
  ['room to breathe', { white: 'c3', black: 'b8' }, { white: 'e1', black: 'b8' }],
])('%s', (_why, better, worse) => {
  expect(judge(better)).toBeGreaterThan(judge(worse));
});
