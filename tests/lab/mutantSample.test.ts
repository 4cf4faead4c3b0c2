// Which mutants are tried: those that an earlier run left alive are found again, and a sample is the same in every process.
import { expect, test } from 'vitest';
import { isSampled, mutantKey } from './mutantSample';

/** Stryker counts lines and columns from 0 where it asks what to try, and from 1 in its results. */
const mutantAt = (line: number, column: number) => ({
  id: '7',
  fileName: '/anywhere/src/rules/fen.ts',
  mutatorName: 'ConditionalExpression',
  replacement: 'true',
  location: { start: { line, column }, end: { line, column: column + 5 } },
});

test('a mutant is found by its key among the results', () => {
  const keys = [mutantKey(mutantAt(10, 4))];
  expect(keys).toEqual(['src/rules/fen.ts 10:4:10:9 ConditionalExpression true']);
  expect(isSampled(mutantAt(9, 3), { seed: 1, share: 1, keys })).toBe(true);
  expect(isSampled(mutantAt(10, 4), { seed: 1, share: 1, keys })).toBe(false);
});

test('a share of the mutants is drawn by the seed', () => {
  const drawn = (seed: number) =>
    Array.from({ length: 400 }, (_, line) => line).filter((line) =>
      isSampled(mutantAt(line, 0), { seed, share: 0.25 }),
    );
  expect(drawn(1).length).toBeGreaterThan(60);
  expect(drawn(1).length).toBeLessThan(140);
  expect(drawn(1)).toEqual(drawn(1));
  expect(drawn(1)).not.toEqual(drawn(2));
});
