// @vitest-environment happy-dom
// Statistics and the page of progress say the same of the levels that a game was won at.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import type { GameStore } from '../../../src/storage/gameStore';
import type { GameRecord, Player } from '../../../src/storage/record';
import { createMemoryStore } from '../../../src/storage/rowStore';
import { StatisticsScreen } from '../../../src/ui/history/StatisticsScreen';
import { FIRST_CHOICES } from '../../../src/ui/newgame/draft';
import { NewGameSheet } from '../../../src/ui/newgame/NewGameSheet';
import { ProgressScreen } from '../../../src/ui/progress/ProgressScreen';
import { createRouter } from '../../../src/ui/routing/router';
import { parseRoute } from '../../../src/ui/routing/routes';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { createObservable } from '../../../src/util/observable';
import { gameOf } from '../../session/fakes';

const GAME = 'cuarenta';

afterEach(() => act(() => render(null, document.body)));

/** A store with a game that White has won against this computer. */
async function wonAgainst(black: Player, coach: GameRecord['coach'] = null): Promise<GameStore> {
  const store = createMemoryStore('no storage here', () => 1);
  const record = gameOf({ game: GAME, black, coach }, { id: 'won', revision: 1 });
  await store.save({ ...record, result: { score: '1-0', reason: 'checkmate' } });
  return store;
}

/** Shows it, and waits until it says this. */
async function shows(store: GameStore, screen: preact.ComponentChild, text: string): Promise<void> {
  const services = {
    router: createRouter(window),
    settings: createObservable(DEFAULT_SETTINGS),
    store: Promise.resolve(store),
    codeMissing: createObservable(false),
    openGames: { unsaved: () => [] },
  } as unknown as Services;
  act(() => render(<ServicesProvider value={services}>{screen}</ServicesProvider>, document.body));
  await vi.waitFor(async () => {
    await act(() => new Promise((done) => setTimeout(done)));
    expect(document.body.textContent).toContain(text);
  }, 10_000);
}

test('a win with the coach counts', async () => {
  const store = await wonAgainst({ kind: 'computer', level: 1 }, 'on');
  await shows(store, <StatisticsScreen />, 'Won at level 1');
  await shows(store, <ProgressScreen game={GAME} />, 'Won at level 1.');
});

test('the next level is one tap away, whatever was played last', async () => {
  const store = await wonAgainst({ kind: 'computer', level: 2 });
  await store.rememberChoices(GAME, { ...FIRST_CHOICES, level: 1, matched: true });
  await shows(store, <ProgressScreen game={GAME} />, 'Next: win at level 3');
  const link = [...document.querySelectorAll('a')].find(
    ({ textContent }) => textContent === 'Next: win at level 3',
  );
  const route = parseRoute(link?.getAttribute('href') ?? '');
  if (route.screen !== 'new') throw new Error('not to a new game');
  await shows(store, <NewGameSheet {...route} />, 'Level 3');
  expect(document.querySelector<HTMLInputElement>('input[type="range"]')?.value).toBe('3');
});

test('who has won at a level that matches has won, though at none of the eight', async () => {
  const store = await wonAgainst({ kind: 'computer', level: 4.3, matched: true });
  await shows(store, <ProgressScreen game={GAME} />, 'No level won yet.');
});
