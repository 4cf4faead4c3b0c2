// The transposition table where memory is short: it is as large as there is room for, and the engine plays on.
import { afterEach, expect, test, vi } from 'vitest';
import { BOUND_EXACT, TranspositionTable } from '../../src/engine/transposition';
import { NO_MOVE } from '../../src/rules/move';

const MEGABYTE_WORDS = 2 ** 18;

afterEach(() => vi.unstubAllGlobals());

/** Lets no array have more words than these. */
function allowWords(most: number): void {
  const construct = (target: Int32ArrayConstructor, given: unknown[]): object => {
    if (typeof given[0] === 'number' && given[0] > most)
      throw new RangeError('Array buffer allocation failed');
    return Reflect.construct(target, given);
  };
  vi.stubGlobal('Int32Array', new Proxy(Int32Array, { construct }));
}

/** Positions found again of many that were stored. */
function kept(table: TranspositionTable, positions: number): number {
  for (let low = 0; low < positions; low++)
    table.store(1, low, NO_MOVE + 1, 0, 0, 5, BOUND_EXACT, 0);
  return Array.from({ length: positions }, (_, low) => table.find(1, low)).filter((at) => at >= 0)
    .length;
}

test('a table is as large as there is memory for', () => {
  const whole = kept(new TranspositionTable(4), 100_000);
  expect(whole).toBe(100_000);
  allowWords(MEGABYTE_WORDS);
  const part = kept(new TranspositionTable(4), 100_000);
  expect(part).toBe(MEGABYTE_WORDS / 4);
});

test('without memory for anything it says so', () => {
  allowWords(0);
  expect(() => new TranspositionTable(1)).toThrow(RangeError);
});
