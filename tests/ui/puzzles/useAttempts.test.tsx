// @vitest-environment happy-dom
// The day changes at midnight while the page is open, and when it comes back to the front.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressOf } from '../../../src/puzzles/progress';
import { clockText, useToday } from '../../../src/ui/puzzles/useAttempts';
import { attemptOf } from '../../puzzles/support';

const Today = () => <p>{useToday()}</p>;
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const shown = () => document.querySelector('p')?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime(new Date(2026, 10, 24, 23, 59, 58));
  act(() => render(<Today />, document.body));
});

afterEach(() => {
  act(() => render(null, document.body));
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('it changes at midnight, every night, with one timer a day', () => {
  expect(shown()).toBe('2026-11-24');
  pass(1999);
  expect(shown()).toBe('2026-11-24');
  pass(1);
  expect(shown()).toBe('2026-11-25');
  expect(vi.getTimerCount()).toBe(1);
  pass(24 * 3_600_000);
  expect(shown()).toBe('2026-11-26');
});

test('a clock that was set back is told of by day, and one that was not says nothing', () => {
  const progress = progressOf([attemptOf({ at: new Date(2026, 10, 26, 9).getTime() })]);
  expect(clockText('2026-11-24', progress)).toBe(
    'Your device says it’s 24 November 2026, but you played on 26 November 2026. Check its date.',
  );
  expect(clockText('2026-11-26', progress)).toBeNull();
  expect(clockText('2026-11-24', progressOf([]))).toBeNull();
});

test('after a sleep in which no timer ran it changes as soon as the page is seen', () => {
  vi.setSystemTime(new Date(2026, 10, 27, 8));
  expect(shown()).toBe('2026-11-24');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toBe('2026-11-27');
});

test.each([
  ['Pacific/Kiritimati', '2026-11-25T09:59:58Z', '2026-11-25', '2026-11-26'],
  ['Pacific/Pago_Pago', '2026-11-25T10:59:58Z', '2026-11-24', '2026-11-25'],
  ['Asia/Kathmandu', '2026-11-25T18:14:58Z', '2026-11-25', '2026-11-26'],
  // Summer time ended in the small hours of that day, which had 25 hours.
  ['America/Sao_Paulo', '2018-02-18T02:59:58Z', '2018-02-17', '2018-02-18'],
  ['Europe/Berlin', '2026-10-25T22:59:58Z', '2026-10-25', '2026-10-26'],
])('in %s the day changes at its own midnight', (zone, before, day, next) => {
  vi.stubEnv('TZ', zone);
  vi.setSystemTime(new Date(before));
  act(() => render(null, document.body));
  act(() => render(<Today />, document.body));
  expect(shown()).toBe(day);
  pass(1999);
  expect(shown()).toBe(day);
  pass(1);
  expect(shown()).toBe(next);
  vi.unstubAllEnvs();
});
