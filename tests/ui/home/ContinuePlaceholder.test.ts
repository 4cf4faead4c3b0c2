// How many games Home holds a place for, whatever its storage says.
import { afterEach, expect, test, vi } from 'vitest';
import { expectedGameCount } from '../../../src/ui/home/ContinuePlaceholder';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['12', 12],
  [null, 0],
  ['-3', 0],
  ['1e3', 0],
  ['0x10', 0],
  ['900000000', 0],
])('%s stored games are taken for %i', (stored, expected) => {
  vi.stubGlobal('localStorage', { getItem: () => stored });
  expect(expectedGameCount()).toBe(expected);
});
