// @vitest-environment happy-dom
// The sheets and covers of a game, while the game changes behind them.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { outcome, WHITE } from '../../../src/rules/types';
import { openSession } from '../../../src/session/gameSession';
import type { SessionView } from '../../../src/session/types';
import type { PlayingSheet } from '../../../src/ui/game/MoreMenu';
import { PlayingSheets } from '../../../src/ui/game/PlayingSheets';
import { createRouter } from '../../../src/ui/routing/router';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { seats } from '../../../src/ui/table/seating';
import { useTable } from '../../../src/ui/table/useTable';
import { createObservable } from '../../../src/util/observable';
import { FakeEngine, FakeStore, gameOf, settled } from '../../session/fakes';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  act(() => render(null, document.body));
  vi.unstubAllGlobals();
});

const show = (screen: preact.ComponentChild) => {
  const services = {
    router: createRouter(window),
    settings: createObservable(DEFAULT_SETTINGS),
    nearby: createObservable(null),
  } as unknown as Services;
  return act(() =>
    render(<ServicesProvider value={services}>{screen}</ServicesProvider>, document.body),
  );
};

const title = () => document.querySelector('dialog h2')?.textContent ?? null;

/** A game of two persons after White’s first move. */
async function played() {
  const session = openSession({
    record: gameOf({}),
    engine: new FakeEngine(),
    store: new FakeStore(),
  });
  await session.play('lblc');
  await settled();
  return session;
}

describe('a question that is open when a flag falls', () => {
  test.each<[PlayingSheet, string]>([
    ['takeBack', 'Black: White asks to take back a move'],
    ['resign', 'Black: resign this game?'],
    ['draw', 'White: Black offers a draw'],
  ])('goes away with the running game: %s', async (sheet, question) => {
    const session = await played();
    function Probe({ view }: { readonly view: SessionView }) {
      const table = useTable<PlayingSheet>(view.board);
      return (
        <>
          <button type="button" onClick={() => table.show({ kind: 'sheet', sheet })}>
            Ask
          </button>
          <PlayingSheets
            {...{ view, session, table, isLive: false }}
            seats={seats('fixed', view.toMove, false)}
            onRematch={() => undefined}
            onFlip={() => undefined}
            onCode={() => undefined}
          />
        </>
      );
    }
    await show(<Probe view={session.view} />);
    await act(() => document.querySelector('button')?.click());
    expect(title()).toBe(question);
    const over = { ...session.view, outcome: outcome(WHITE, 'time') };
    await show(<Probe view={over} />);
    expect(title()).toBeNull();
    // It doesn’t come back as another question.
    await show(<Probe view={{ ...over }} />);
    expect(title()).toBeNull();
    await show(<Probe view={session.view} />);
    expect(title()).toBeNull();
  });
});
