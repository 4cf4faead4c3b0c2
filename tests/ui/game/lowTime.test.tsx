// @vitest-environment happy-dom
// Little time is announced while there is time to act: at a minute, at 30 and at 10 seconds, once each, of people alone.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BLACK, type Colour, WHITE } from '../../../src/rules/types';
import type { GameRecord } from '../../../src/storage/record';
import { useLowTime } from '../../../src/ui/game/announcements';
import { COMPUTER, gameOf } from '../../session/fakes';

const root = document.createElement('div');
const heard: string[] = [];
/** Milliseconds that each side has. */
let left: Record<Colour, number>;

interface ProbeProps {
  readonly record: GameRecord;
  readonly running: Colour | null;
}

function Probe({ record, running }: ProbeProps) {
  const clock = { left: [left[WHITE], left[BLACK]] as const, running };
  const warning = useLowTime({ record, clock }, { timeLeft: (side) => left[side] });
  if (warning && warning.text !== heard.at(-1)) heard.push(warning.text);
  return null;
}

const start = 180_000;
const timed = (minutes = 3, black: Parameters<typeof gameOf>[0] = {}) =>
  gameOf({ ...black, clock: { white: side(minutes), black: side(minutes) } });
const side = (minutes: number) => ({ start: minutes * 60_000, increment: 0 });
const run = (record: GameRecord, running: Colour | null = WHITE) =>
  act(() => render(<Probe record={record} running={running} />, root));
const pass = (milliseconds: number, colour: Colour = WHITE) =>
  act(() => {
    left[colour] -= milliseconds;
    vi.advanceTimersByTime(milliseconds);
  });

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  left = { [WHITE]: start, [BLACK]: start };
});
afterEach(async () => {
  await act(() => render(null, root));
  vi.useRealTimers();
});

test('a minute, 30 and 10 seconds are announced, and nothing between', async () => {
  await run(timed());
  await pass(119_999);
  expect(heard).toEqual([]);
  await pass(1);
  expect(heard).toEqual(['White has 1 minute left.']);
  await pass(30_000);
  expect(heard.at(-1)).toBe('White has 30 seconds left.');
  await pass(20_000);
  expect(heard.at(-1)).toBe('White has 10 seconds left.');
  await pass(10_000);
  expect(heard.length).toBe(3);
});

test('each is announced once, also where an increment gives time back', async () => {
  await run(timed());
  await pass(120_000);
  left[WHITE] += 20_000;
  await run(timed());
  await pass(25_000);
  expect(heard).toEqual(['White has 1 minute left.']);
});

test('not what a side began with, nor before its clock runs', async () => {
  left[WHITE] = 60_000;
  await run(timed(1), null);
  await pass(20_000);
  await run(timed(1));
  await pass(10_000);
  expect(heard).toEqual(['White has 30 seconds left.']);
});

test('one’s own time is “you”, and a computer’s is nobody’s worry', async () => {
  const game = timed(3, { black: COMPUTER });
  await run(game);
  await pass(120_000);
  expect(heard).toEqual(['You have 1 minute left.']);
  await run(game, BLACK);
  await pass(175_000, BLACK);
  expect(heard.length).toBe(1);
});
