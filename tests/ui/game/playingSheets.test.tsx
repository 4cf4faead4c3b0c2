// @vitest-environment happy-dom
// The sheets and covers of a game, while the game changes behind them.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BLACK, outcome, WHITE } from '../../../src/rules/types';
import { openSession } from '../../../src/session/gameSession';
import type { Session, SessionView } from '../../../src/session/types';
import type { PlayingSheet } from '../../../src/ui/game/MoreMenu';
import { HandOver, PlayingSheets } from '../../../src/ui/game/PlayingSheets';
import { createRouter } from '../../../src/ui/routing/router';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { seats, useTable } from '../../../src/ui/table/useTable';
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
    store: new Promise(() => undefined),
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

interface ProbeProps {
  readonly view: SessionView;
  readonly session: Session;
  readonly sheet: PlayingSheet;
}

/** A game’s sheets, and a button that opens one of them. */
function Probe({ view, session, sheet }: ProbeProps) {
  const table = useTable<PlayingSheet>(view.board);
  return (
    <>
      <button type="button" onClick={() => table.show({ kind: 'sheet', sheet })}>
        Open
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

const openSheet = () => act(() => document.querySelector('button')?.click());

describe('a question that is open when a flag falls', () => {
  test.each<[PlayingSheet, string]>([
    ['takeBack', 'Black: White asks to take back a move'],
    ['resign', 'Black: resign this game?'],
    ['draw', 'White: Black offers a draw'],
  ])('goes away with the running game: %s', async (sheet, question) => {
    const session = await played();
    await show(<Probe {...{ session, sheet }} view={session.view} />);
    await openSheet();
    expect(title()).toBe(question);
    const over = { ...session.view, outcome: outcome(WHITE, 'time') };
    await show(<Probe {...{ session, sheet }} view={over} />);
    expect(title()).toBeNull();
    // It doesn’t come back as another question.
    await show(<Probe {...{ session, sheet }} view={{ ...over }} />);
    expect(title()).toBeNull();
    await show(<Probe {...{ session, sheet }} view={session.view} />);
    expect(title()).toBeNull();
  });
});

test.each([
  ['comes up where the game is played', {}, 'Pass the device to Black'],
  ['stays away where another tab plays it', { deciding: null, superseded: true }, null],
  ['stays away at the end', { deciding: null, outcome: outcome(WHITE, 'checkmate') }, null],
] as const)('the cover between moves %s', async (_where, elsewhere, cover) => {
  const { view } = await played();
  const handOver = (moves: SessionView['moves']) => (
    <HandOver
      view={{ ...view, ...elsewhere, moves }}
      turn={BLACK}
      facesAway={false}
      news=""
      onTakeBack={() => undefined}
    />
  );
  await show(handOver([]));
  expect(title()).toBeNull();
  await show(handOver(view.moves));
  expect(title()).toBe(cover);
});

test.each([
  ['over', { outcome: outcome(WHITE, 'resignation') }, true],
  ['played in another tab', { superseded: true }, false],
] as const)(
  'the menu of a game that is %s offers a rematch only if it is over',
  async (_how, elsewhere, offered) => {
    const session = await played();
    const view = { ...session.view, deciding: null, ...elsewhere };
    await show(<Probe {...{ session, view }} sheet="menu" />);
    await openSheet();
    expect(title()).toBe('Game');
    expect(document.body.textContent?.includes('Rematch')).toBe(offered);
  },
);
