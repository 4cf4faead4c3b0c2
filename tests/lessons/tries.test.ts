// When a task counts as failed, so that it comes back.
import { expect, test } from 'vitest';
import { countTries, type Tries } from '../../src/lessons/judge';

function ends(isBack: boolean, ...steps: (keyof Tries)[]): boolean[] {
  const settled: boolean[] = [];
  const tries = countTries(isBack, (solved) => settled.push(solved));
  for (const step of steps) tries[step]();
  return settled;
}

test.each<[string, boolean, (keyof Tries)[], boolean[]]>([
  ['solved at once', false, ['solved'], []],
  ['solved after two wrong tries', false, ['wrong', 'wrong', 'solved'], []],
  ['with a third wrong try', false, ['wrong', 'wrong', 'wrong'], [false]],
  ['with a move shown', false, ['helped'], [false]],
  ['solved, then with a move shown', false, ['solved', 'helped'], []],
  ['solved, then with three wrong tries', false, ['solved', 'wrong', 'wrong', 'wrong'], []],
  ['not solved yet', false, ['wrong', 'wrong'], []],
  ['that has come back, solved at once', true, ['solved'], [true]],
  ['that has come back, with a wrong try', true, ['wrong'], [false]],
])('a task %s', (_what, isBack, steps, settled) => {
  expect(ends(isBack, ...steps)).toEqual(settled);
});

test('what was settled stays so, whatever follows', () => {
  expect(ends(false, 'helped', 'wrong', 'helped', 'solved')).toEqual([false]);
});
