import { expect, test, vi } from 'vitest';
import { createObservable } from '../../src/util/observable';

test('listeners are called with each new value, until they unsubscribe', () => {
  const observable = createObservable(1);
  const listener = vi.fn();
  const unsubscribe = observable.subscribe(listener);
  observable.set(2);
  observable.set(2);
  unsubscribe();
  observable.set(3);
  expect(listener.mock.calls).toEqual([[2]]);
  expect(observable.get()).toBe(3);
});

test('a listener may close the observable while it is told', () => {
  const observable = createObservable('open');
  const later = vi.fn();
  observable.subscribe(() => observable.close());
  observable.subscribe(later);
  observable.set('closed');
  expect(later).not.toHaveBeenCalled();
});

test('a change made by a listener reaches all others as the latest value', () => {
  const observable = createObservable(0);
  const seen: number[] = [];
  observable.subscribe((value) => value === 1 && observable.set(2));
  observable.subscribe((value) => seen.push(value));
  observable.set(1);
  expect(seen).toEqual([2, 2]);
});
