// @vitest-environment happy-dom
// The banner of a new stage goes when the stage is no longer on the board.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { openSession } from '../../../src/session/gameSession';
import type { Session } from '../../../src/session/types';
import { StageBanner } from '../../../src/ui/game/announcements';
import { FakeEngine, FakeStore, gameOf } from '../../session/fakes';

const root = document.createElement('div');
afterEach(() => act(() => render(null, root)));

const show = ({ view }: Session) => act(() => render(<StageBanner view={view} />, root));

/** A game of Bipartite Chess whose race White has just won. */
async function raceWon() {
  const start = 'MM*MM/MMMM1/4M/1m3/5/5/5/mmmm1/mm*mm w 1 0 0';
  const record = gameOf({ game: 'bipartite', start });
  const session = openSession({ record, engine: new FakeEngine(), store: new FakeStore() });
  await show(session);
  await session.play('C5B5');
  await show(session);
  expect(root.textContent).toMatch(/^White wins the race/);
  return session;
}

test('it stays while the stage is on the board', async () => {
  const session = await raceWon();
  await show(session);
  expect(root.textContent).toMatch(/^White wins the race/);
});

test('it goes when the move that began the stage is taken back', async () => {
  const session = await raceWon();
  await session.takeBack();
  await show(session);
  expect(root.textContent).toBe('');
});

test('it goes when an earlier position is looked at', async () => {
  const session = await raceWon();
  session.show(0);
  await show(session);
  expect(root.textContent).toBe('');
});
