// @vitest-environment happy-dom
// A hint is of the position it was asked in, while the game goes on as it did then.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import type { HintProvider } from '../../../src/engine/api';
import { openSession } from '../../../src/session/gameSession';
import type { Session } from '../../../src/session/types';
import { type HintState, useHint } from '../../../src/ui/game/useHint';
import { useView } from '../../../src/ui/sessions/useSession';
import { FakeEngine, FakeStore, gameOf, settled } from '../../session/fakes';

const adviser: HintProvider = {
  hint: async () => ({ move: 'lblc', reason: 'Steps ahead.' }) as never,
};

/** A game of two persons, with a hint on the board. */
async function hinted(clocked = false) {
  const side = { start: 1000, increment: 0 };
  const clock = clocked ? { white: side, black: side } : null;
  let time = 0;
  const session: Session = openSession({
    record: gameOf({ clock }),
    engine: new FakeEngine(),
    store: new FakeStore(),
    time: () => time,
  });
  let hinting: HintState | null = null;
  function Probe() {
    hinting = useHint(useView(session), adviser);
    return null;
  }
  await act(() => render(<Probe />, document.body));
  const now = (): HintState => {
    if (!hinting) throw new Error('nothing is shown');
    return hinting;
  };
  const press = () =>
    act(async () => {
      now().press();
      await settled();
    });
  const when = (change: () => unknown) =>
    act(async () => {
      await change();
      await settled();
    });
  const late = () => {
    time = 5000;
    session.setHidden(false);
  };
  return { session, now, press, when, late };
}

afterEach(() => act(() => render(null, document.body)));

test.each<[string, (session: Session, late: () => void) => unknown]>([
  ['a resignation', (session) => session.resign()],
  ['a draw agreed', (session) => session.agreeDraw()],
  ['a fallen flag', (_session, late) => late()],
])(
  '%s takes the hint off the board, and a game opened again does not bring it back',
  async (_how, end) => {
    const { session, now, press, when, late } = await hinted(true);
    await when(() => session.play('mbmc'));
    await when(() => session.play('lylx'));
    await press();
    expect(now().text).not.toBeNull();
    expect(now().mark).not.toBeNull();
    await when(() => end(session, late));
    expect(session.view.outcome).not.toBeNull();
    expect(now()).toMatchObject({ text: null, mark: null });
    await when(() => session.takeBack());
    expect(now()).toMatchObject({ text: null, mark: null });
  },
);

test('a game that is over has hints of its own', async () => {
  const { session, now, press, when } = await hinted();
  await when(() => session.resign());
  await press();
  expect(now().mark).not.toBeNull();
});
