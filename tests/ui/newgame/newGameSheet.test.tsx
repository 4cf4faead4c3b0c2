// @vitest-environment happy-dom
// The New game sheet as it is met: what it says about the choices, and what becomes of them.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameStore } from '../../../src/storage/gameStore';
import type { GameRecord } from '../../../src/storage/record';
import { createMemoryStore } from '../../../src/storage/rowStore';
import { FIRST_CHOICES } from '../../../src/ui/newgame/draft';
import { NewGameSheet } from '../../../src/ui/newgame/NewGameSheet';
import { createRouter, type Router } from '../../../src/ui/routing/router';
import { formatRoute, HOME, type Route } from '../../../src/ui/routing/routes';
import { type Services, ServicesProvider, useObservable } from '../../../src/ui/services';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { createObservable } from '../../../src/util/observable';
import { PERSON, settled } from '../../session/fakes';

let store: GameStore;
let router: Router;
let begun: GameRecord[];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  store = createMemoryStore('no storage here', () => 1);
  begun = [];
});
afterEach(() => {
  act(() => render(null, document.body));
  vi.unstubAllGlobals();
});

/** The sheet while the address is its own. */
function Page() {
  const route = useObservable(router.route);
  return route.screen === 'new' ? <NewGameSheet {...route} /> : null;
}

/** Opens the sheet over Home. */
async function open(): Promise<void> {
  history.replaceState(null, '', '#/');
  router = createRouter(window);
  const services = {
    router,
    settings: createObservable(DEFAULT_SETTINGS),
    store: Promise.resolve(store),
    codeMissing: createObservable(false),
    openGames: { unsaved: () => [], begin: (record: GameRecord) => begun.push(record) },
  } as unknown as Services;
  await act(() =>
    render(
      <ServicesProvider value={services}>
        <Page />
      </ServicesProvider>,
      document.body,
    ),
  );
  await go({ screen: 'new', game: 'bridge41', opponent: null });
}

async function go(route: Route): Promise<void> {
  await act(() => router.open(route));
  await painted();
}

/** As the browser’s Back. */
async function back(route: Route): Promise<void> {
  await act(() => {
    history.replaceState({ depth: router.depth() - 1 }, '', formatRoute(route));
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await painted();
}

/** What the first paint asks for has come. */
async function painted(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await act(settled);
}

async function press(name: string): Promise<void> {
  await act(() => {
    const found = [...document.querySelectorAll<HTMLElement>('button, a')].find(
      ({ textContent }) => textContent?.trim() === name,
    );
    if (!found) throw new Error(`no button ${name}`);
    found.click();
  });
  await painted();
}

async function type(position: string): Promise<void> {
  await act(() => {
    const field = document.querySelector('textarea');
    if (!field) throw new Error('no field for a position');
    field.value = position;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function choose(label: string): Promise<void> {
  await act(() => {
    const found = [...document.querySelectorAll('label')].find(
      ({ textContent }) => textContent?.trim() === label,
    );
    if (!found) throw new Error(`nothing called ${label}`);
    found.querySelector('input')?.click();
  });
}

const says = (text: string) => document.body.textContent?.includes(text) === true;

test('who is to move follows from the position that is typed', async () => {
  await store.rememberChoices('bridge41', FIRST_CHOICES);
  await open();
  expect(says('White moves first.')).toBe(true);
  await type('1k3/5/5/5/**1**/5/5/5/1K1R1 b m 3 40');
  expect(says('Black is to move.')).toBe(true);
  expect(says('White moves first.')).toBe(false);
});

test('rules that refuse the typed position unfold the reason', async () => {
  await open();
  await choose('Standard');
  await type('1k3/5/5/5/**1**/5/5/5/1K1R1 w m 3 40');
  const fold = document.querySelector('textarea')?.closest('details');
  expect(fold?.open).toBe(false);
  await choose('Open river');
  expect(fold?.open).toBe(true);
  expect(fold?.textContent).toContain('This position can’t be played');
});

/** Names of what is chosen. */
const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].flatMap((input) => {
    const name = input.closest('label')?.textContent?.trim();
    return name ? [name] : [];
  });

const SHEET: Route = { screen: 'new', game: 'bridge41', opponent: null };

test('a look at the rules leaves what was chosen as it was', async () => {
  await store.rememberChoices('bridge41', FIRST_CHOICES);
  await open();
  await choose('Pass and play');
  await choose('5+3');
  await type('1k3/5/5/5/**1**/5/5/5/1K1R1 b m 3 40');
  await press('How it is played');
  expect(router.route.get().screen).toBe('learn');
  await back(SHEET);
  expect(chosen()).toEqual(expect.arrayContaining(['Pass and play', '5+3']));
  expect(document.querySelector('textarea')?.value).toMatch(/^1k3/);
});

test('a choice that was left by going back is dropped', async () => {
  await store.rememberChoices('bridge41', FIRST_CHOICES);
  await open();
  await choose('Pass and play');
  await back(HOME);
  await go(SHEET);
  expect(chosen()).toContain('Computer');
  expect(chosen()).not.toContain('Pass and play');
});

test('the rules that were just read are those to begin with, and all else is as it was left', async () => {
  await store.rememberChoices('bridge41', FIRST_CHOICES);
  await open();
  await choose('Pass and play');
  await press('How it is played');
  await go({ ...SHEET, options: { bridge: 'big' } });
  await press('Start');
  expect(begun).toMatchObject([{ options: { bridge: 'big' }, white: PERSON, black: PERSON }]);
});

test.each([
  ['could not be read', true],
  ['were read', false],
])('Start after last choices that %s', async (_how, fails) => {
  await store.rememberChoices('bridge41', { ...FIRST_CHOICES, level: 6, coach: false });
  if (fails) vi.spyOn(store, 'newGameChoices').mockRejectedValueOnce(new Error('no answer'));
  await open();
  expect(says('Rules to begin with')).toBe(false);
  await choose('Pass and play');
  await press('Start');
  expect(begun).toHaveLength(1);
  const kept = await store.newGameChoices('bridge41');
  expect(kept).toMatchObject({ level: 6, opponent: fails ? 'computer' : 'person' });
});
