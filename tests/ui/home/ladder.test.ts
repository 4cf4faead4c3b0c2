// What is said of the levels that a game was won at.
import { expect, test } from 'vitest';
import { wonText } from '../../../src/ui/home/GameLists';

test.each([
  [[1], 'Won at level 1'],
  [[2, 5], 'Won at levels 2 and 5'],
  [[1, 2, 4], 'Won at levels 1, 2 and 4'],
])('%j: %s', (levels, text) => {
  expect(wonText(levels)).toBe(text);
});
