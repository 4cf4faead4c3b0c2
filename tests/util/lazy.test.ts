// A lazy value is made when it is first asked for, and once.
import { expect, test, vi } from 'vitest';
import { lazy } from '../../src/util/scheduling';

test('a value is made at the first call alone, whatever it is', () => {
  const make = vi.fn(() => undefined);
  const value = lazy(make);
  expect(make).not.toHaveBeenCalled();
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('one that could not be made is tried again', () => {
  const make = vi
    .fn(() => 41)
    .mockImplementationOnce(() => {
      throw new Error('not yet');
    });
  const value = lazy(make);
  expect(value).toThrow('not yet');
  expect(value()).toBe(41);
});
