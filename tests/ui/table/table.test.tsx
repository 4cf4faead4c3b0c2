// @vitest-environment happy-dom
// What lies over a table: one thing at a time, remarks that go by themselves, and a tip that is given once.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { games } from '../../../src/games';
import { WHITE } from '../../../src/rules/types';
import type { MoveOption } from '../../../src/session/types';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { Table } from '../../../src/ui/table/Table';
import {
  HESITATION_MS,
  readingTime,
  seats,
  type TableState,
  useLongPressTip,
  useTable,
} from '../../../src/ui/table/useTable';
import { createObservable } from '../../../src/util/observable';
import { rulesFor, situation } from '../../support/situation';

const root = document.createElement('div');
const [game] = games;
const start = situation(game.rules({}));
const later = situation(start.rules, start.state.text, start.options[0].text);

let table: TableState<'menu'>;
function Probe({ state }: { readonly state: typeof start.state }) {
  table = useTable<'menu'>(state);
  return null;
}
const show = (state = start.state) => act(() => render(<Probe state={state} />, root));

const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await act(() => render(null, root));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('one thing lies over a table at a time', async () => {
  await show();
  await act(() => table.show({ kind: 'sheet', sheet: 'menu' }));
  await act(() => table.say('The computer declines.'));
  expect(table.overlay).toMatchObject({ kind: 'message', text: 'The computer declines.' });
  await act(() => table.show({ kind: 'piece', code: 2 }));
  expect(table.overlay).toEqual({ kind: 'piece', code: 2 });
  await act(() => table.close());
  expect(table.overlay).toBeNull();
});

test('what was said goes once it can have been read, and not before', async () => {
  await show();
  const reason = 'The knight has nowhere to go.';
  await act(() => table.refuse(reason));
  await wait(readingTime(reason) - 1);
  expect(table.overlay).toMatchObject({ text: reason, refused: true });
  await wait(1);
  expect(table.overlay).toBeNull();
});

test('said again, it stays as long again', async () => {
  await show();
  await act(() => table.refuse('No.'));
  await wait(readingTime('No.') - 1);
  await act(() => table.refuse('No.'));
  await wait(readingTime('No.') - 1);
  expect(table.overlay).not.toBeNull();
});

test('a new position takes back what was said of the last, and leaves a sheet open', async () => {
  await show();
  await act(() => table.refuse('No.'));
  await show(later.state);
  expect(table.overlay).toBeNull();
  await act(() => table.show({ kind: 'sheet', sheet: 'menu' }));
  await show();
  expect(table.overlay).toEqual({ kind: 'sheet', sheet: 'menu' });
});

/** Somebody in front of a position; tells what the tip says. */
function newcomer() {
  const settings = createObservable(DEFAULT_SETTINGS);
  // Nothing else of them is asked for.
  const services = { settings } as Services;
  let tip = { text: null as string | null, done: () => {} };
  function Hesitant({ options }: { readonly options: readonly MoveOption[] }) {
    tip = useLongPressTip(options);
    return null;
  }
  return {
    settings,
    look: (options: readonly MoveOption[]) =>
      act(() =>
        render(
          <ServicesProvider value={services}>
            <Hesitant options={options} />
          </ServicesProvider>,
          root,
        ),
      ),
    ask: () => act(() => tip.done()),
    text: () => tip.text,
  };
}

test('holding a piece is offered to who hesitates, and never again', async () => {
  const { look, text, settings } = newcomer();
  await look(start.options);
  await wait(HESITATION_MS - 1);
  expect(text()).toBeNull();
  await wait(1);
  expect(text()).toMatch(/how it moves/);
  expect(settings.get().knowsHold).toBe(true);
  await look(later.options);
  expect(text()).toBeNull();
  await wait(HESITATION_MS);
  expect(text()).toBeNull();
});

test('nor to who has held a piece, or is not to move', async () => {
  const { look, ask, text, settings } = newcomer();
  await look([]);
  await wait(HESITATION_MS);
  expect(text()).toBeNull();
  expect(settings.get().knowsHold).toBe(false);
  await look(start.options);
  await ask();
  await wait(HESITATION_MS);
  expect(text()).toBeNull();
});

/** A whole table over its first position, with this advice. */
function Shown({ advice }: { readonly advice: string | null }) {
  const { rules, state, options } = opening;
  table = useTable<'menu'>(state);
  return (
    <Table
      table={table}
      title="TheBridge41"
      rules={rules}
      position={{ state, options }}
      seats={seats('fixed', WHITE, false)}
      reader={WHITE}
      onPlay={() => undefined}
      explain={() => null}
      read={() => ({ problem: '' })}
      actions={[]}
      keys={[]}
      facts={() => []}
      announcement={null}
      advice={advice}
      near={null}
      far={null}
      aside={null}
    />
  );
}
const opening = situation(rulesFor('bridge41'));

function showTable(advice: string | null = null) {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const services = {
    settings: createObservable(DEFAULT_SETTINGS),
    store: new Promise(() => undefined),
    // Nothing is opened from here.
  } as unknown as Services;
  return act(() =>
    render(
      <ServicesProvider value={services}>
        <Shown advice={advice} />
      </ServicesProvider>,
      root,
    ),
  );
}

test('advice that comes is not hidden by what was said before, and hides no answer that comes later', async () => {
  await showTable();
  await act(() => table.say('White has 4 minutes left.'));
  expect(root.textContent).toContain('White has 4 minutes left.');
  await showTable('Attacks the knight on g2.');
  expect(root.textContent).not.toContain('4 minutes');
  expect(root.textContent).toContain('Attacks the knight on g2.');
  await act(() => table.refuse('The knight has nowhere to go.'));
  expect(root.textContent).toContain('nowhere to go');
});

test('the position in one swipe names cells that do not sound alike', async () => {
  await showTable();
  const swipe = root.querySelector('p.visually-hidden')?.textContent;
  expect(swipe).toContain('knights outer left b and outer right b');
  expect(swipe).toContain('pawns left b');
});
