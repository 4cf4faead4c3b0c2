// @vitest-environment happy-dom
// A friend's move that comes is shown, and announced as the player has chosen.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { WHITE } from '../../../src/rules/types';
import { openSession } from '../../../src/session/gameSession';
import type { SessionView } from '../../../src/session/types';
import { seatedByMessage } from '../../../src/storage/message';
import { useArrivals } from '../../../src/ui/game/byMessage';
import { FakeEngine, FakeStore, gameOf, PERSON } from '../../session/fakes';

const root = document.createElement('div');
afterEach(() => act(() => render(null, root)));

/** A game with the friend Ben, after some moves. */
function after(moves: readonly string[]): SessionView {
  const ben = { kind: 'person', name: 'Ben' } as const;
  const seats = seatedByMessage({ white: PERSON, black: ben }, WHITE);
  const record = gameOf(seats, { moves, message: { sent: 1 }, revision: 1 });
  return openSession({ record, engine: new FakeEngine(), store: new FakeStore() }).view;
}

test.each([
  ['full', 'Ben: pawn ly to lx. Your move.'],
  ['brief', 'Ben: pawn lx.'],
] as const)('a move is announced %s', async (style, expected) => {
  const said: string[] = [];
  function Probe({ view }: { readonly view: SessionView }) {
    useArrivals(view, (text, spoken) => said.push(text, spoken), style);
    return null;
  }
  await act(() => render(<Probe view={after(['lblc'])} />, root));
  await act(() => render(<Probe view={after(['lblc', 'lylx'])} />, root));
  expect(said).toEqual(['Ben played lx. Your move.', expected]);
});
