// @vitest-environment happy-dom
// Several games from one text: what is here already is not kept twice, and what could not be kept can be tried again.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameRecord } from '../../../src/storage/record';
import { type GameSummary, summaryOf } from '../../../src/storage/summary';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { ImportedGames } from '../../../src/ui/share/ImportedGames';
import { createObservable } from '../../../src/util/observable';
import { gameOf } from '../../session/fakes';

const records = [1, 2, 3].map((createdAt) => gameOf({}, { id: `game-${createdAt}`, createdAt }));

let saved: string[];
/** How many more games there is room for. */
let room: number;

beforeEach(() => {
  saved = [];
  room = 10;
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(async () => {
  await act(() => render(null, document.body));
  vi.unstubAllGlobals();
});

/** Lets everything happen that is not waited for. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

/** Shows the games; the list of those on the device is read once `listed` resolves. */
async function show(
  listed: Promise<readonly GameSummary[]>,
  shown: readonly GameRecord[] = records,
): Promise<void> {
  const store = {
    async *listAll() {
      yield await listed;
    },
    save: async ({ id }: { readonly id: string }) => {
      if (saved.length === room) throw new Error('The storage is full.');
      saved.push(id);
    },
  };
  const services = {
    store: Promise.resolve(store),
    router: { open: () => undefined },
    codeMissing: createObservable(false),
  } as unknown as Services;
  await act(() =>
    render(
      <ServicesProvider value={services}>
        <ImportedGames parts={shown.map((record) => ({ record }))} />
      </ServicesProvider>,
      document.body,
    ),
  );
  await act(settle);
}

const keeping = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith('Keep '),
  );
const press = () =>
  act(async () => {
    keeping()?.click();
    await settle();
  });
const said = () => document.querySelector('p[role="status"]')?.textContent;

test('nothing is kept until it is known what is here already', async () => {
  let list: (games: readonly GameSummary[]) => void = () => undefined;
  await show(new Promise((resolve) => (list = resolve)));
  await press();
  expect(saved).toEqual([]);
  await act(async () => {
    list([summaryOf({ ...records[0], id: 'here' })]);
    await settle();
  });
  await press();
  expect(saved).toEqual(['game-2', 'game-3']);
  expect(keeping()).toBeUndefined();
});

test('the button keeps the focus while games are kept', async () => {
  await show(Promise.resolve([]));
  keeping()?.focus();
  await act(() => keeping()?.click());
  expect(keeping()?.disabled).toBe(false);
  expect(keeping()?.getAttribute('aria-disabled')).toBe('true');
  await press();
  expect(saved).toEqual(['game-1', 'game-2', 'game-3']);
});

test('what could not be kept can be tried again', async () => {
  room = 1;
  await show(Promise.resolve([]));
  await press();
  expect(said()).toContain('The storage is full.');
  expect(keeping()?.textContent).toBe('Keep 2 games');
  room = 3;
  await press();
  expect(saved).toEqual(['game-1', 'game-2', 'game-3']);
  expect(said()).toContain('2 games');
});

test('a game that went on since it was kept is kept as it is now', async () => {
  const moves = ['lblc', 'lylx'];
  const result = { score: '0-1', reason: 'resignation' } as const;
  const here = records.map((record) => summaryOf({ ...record, id: `here-${record.id}` }));
  await show(Promise.resolve(here), [
    { ...records[0], moves },
    { ...records[1], result },
    ...records.slice(2),
  ]);
  await press();
  expect(saved).toEqual(['game-1', 'game-2']);
});

test('of one game that is in the text more than once, the copy that goes furthest is kept', async () => {
  const moves = ['lblc', 'lylx'];
  const copy = (id: string, played: readonly string[]) => ({ ...records[0], id, moves: played });
  await show(Promise.resolve([]), [
    copy('early', moves.slice(0, 1)),
    copy('late', moves),
    copy('late again', moves),
    copy('other', ['mbmc']),
  ]);
  expect(document.body.textContent).toContain('4 games can be read.');
  await press();
  expect(saved).toEqual(['late', 'other']);
  expect(document.body.textContent).toContain('4 games can be read.');
});
