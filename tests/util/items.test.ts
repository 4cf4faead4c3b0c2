// What is known to be in a list or record is taken from it, and an error says so where it is not.
import { expect, test } from 'vitest';
import { entryOf, itemAt, lastItem } from '../../src/util/items';

test('what is there is returned', () => {
  expect(itemAt(['a', 'b'], 1)).toBe('b');
  expect(itemAt(Uint8Array.of(0, 3), 0)).toBe(0);
  expect(itemAt('text', 3)).toBe('t');
  expect(lastItem([null])).toBeNull();
  expect(entryOf({ one: 1 }, 'one')).toBe(1);
});

test('what is not there is refused by its place or name', () => {
  expect(() => itemAt(['a'], 1)).toThrow('no item 1 among 1');
  expect(() => itemAt(['a'], -1)).toThrow('no item -1 among 1');
  expect(() => lastItem([])).toThrow('no item -1 among 0');
  expect(() => entryOf({ one: 1 }, 'two')).toThrow('no entry "two"');
  expect(() => entryOf({ one: 1 }, 'toString')).toThrow('no entry "toString"');
});
