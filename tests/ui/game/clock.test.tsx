// @vitest-environment happy-dom
// A clock redraws itself when its figures change, and only then.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WHITE } from '../../../src/rules/types';
import { openSession } from '../../../src/session/gameSession';
import type { Session, SessionView } from '../../../src/session/types';
import { Clock } from '../../../src/ui/game/PlayerStrip';
import { FakeEngine, FakeStore, gameOf } from '../../session/fakes';

const root = document.createElement('div');
const side = { start: 120_000, increment: 0 };
/** Milliseconds that White has left. */
let left: number;
let drawn: number;

beforeEach(async () => {
  vi.useFakeTimers();
  left = side.start;
  drawn = 0;
  const session: Session = openSession({
    record: gameOf({ clock: { white: side, black: side } }),
    engine: new FakeEngine(),
    store: new FakeStore(),
    time: () => 0,
  });
  const view: SessionView = {
    ...session.view,
    clock: { left: [left, left], running: WHITE },
  };
  vi.spyOn(session, 'timeLeft').mockImplementation(() => {
    drawn++;
    return left;
  });
  await act(() => render(<Clock colour={WHITE} view={view} session={session} hand={null} />, root));
});
afterEach(async () => {
  await act(() => render(null, root));
  vi.useRealTimers();
});

const pass = (milliseconds: number) =>
  act(() => {
    left = Math.max(0, left - milliseconds);
    vi.advanceTimersByTime(milliseconds);
  });

test('its figures follow the time', async () => {
  expect(root.textContent).toBe('2:00');
  await pass(1000);
  expect(root.textContent).toBe('1:59');
});

test('at zero a clock that still runs rests', async () => {
  left = 0;
  await pass(1000);
  expect(root.textContent).toBe('0.0');
  const before = drawn;
  for (let second = 0; second < 5; second++) await pass(1000);
  expect(drawn).toBe(before);
});
