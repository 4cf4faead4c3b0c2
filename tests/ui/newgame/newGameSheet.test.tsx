// @vitest-environment happy-dom
// The New game sheet as it is met: what it says about the choices, and what becomes of them.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameStore } from '../../../src/storage/gameStore';
import { createMemoryStore } from '../../../src/storage/rowStore';
import { FIRST_CHOICES } from '../../../src/ui/newgame/draft';
import { NewGameSheet } from '../../../src/ui/newgame/NewGameSheet';
import { createRouter } from '../../../src/ui/routing/router';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { createObservable } from '../../../src/util/observable';
import { settled } from '../../session/fakes';

let store: GameStore;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  store = createMemoryStore('no storage here', () => 1);
});
afterEach(() => {
  act(() => render(null, document.body));
  vi.unstubAllGlobals();
});

async function open(game = 'bridge41'): Promise<void> {
  const services = {
    router: createRouter(window),
    settings: createObservable(DEFAULT_SETTINGS),
    store: Promise.resolve(store),
    codeMissing: createObservable(false),
    openGames: { unsaved: () => [], begin: () => undefined },
  } as unknown as Services;
  await act(async () => {
    render(
      <ServicesProvider value={services}>
        <NewGameSheet game={game} opponent={null} />
      </ServicesProvider>,
      document.body,
    );
    await settled();
  });
  // What the first paint asked for.
  for (let turn = 0; turn < 3; turn++) await act(settled);
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
