// @vitest-environment happy-dom
// A game on its screen: what listeners hear of it as it opens.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSession } from '../../../src/session/gameSession';
import type { GameRecord } from '../../../src/storage/record';
import { GameScreen } from '../../../src/ui/game/GameScreen';
import { createRouter } from '../../../src/ui/routing/router';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { createObservable } from '../../../src/util/observable';
import { COMPUTER, FakeEngine, FakeStore, gameOf, settled } from '../../session/fakes';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  act(() => render(null, document.body));
  vi.unstubAllGlobals();
});

async function open(record: GameRecord): Promise<void> {
  const session = openSession({ record, engine: new FakeEngine(), store: new FakeStore() });
  const services = {
    router: createRouter(window),
    settings: createObservable({ ...DEFAULT_SETTINGS, animation: 'none' as const }),
    store: new Promise(() => undefined),
    codeMissing: createObservable(false),
    nearby: createObservable(null),
    openGames: {
      takeArrival: () => null,
      open: async () => session,
      leave: () => undefined,
      unsaved: () => [],
    },
    hasUnsavedChanges: () => false,
  } as unknown as Services;
  await act(async () => {
    render(
      <ServicesProvider value={services}>
        <GameScreen id={record.id} ply={null} />
      </ServicesProvider>,
      document.body,
    );
    await settled();
  });
  await act(settled);
}

const heard = () =>
  document.querySelector('div.visually-hidden[role="status"]')?.textContent?.trim();

test.each([
  ['one’s own', null, 'You won: Black resigned.'],
  ['somebody else’s', 'shared', 'White won: Black resigned.'],
] as const)('the end of %s game is heard as the result says it', async (_whose, source, end) => {
  const result = { score: '1-0', reason: 'resignation' } as const;
  await open(gameOf({ black: COMPUTER }, { moves: ['lblc'], result, source, revision: 1 }));
  expect(document.querySelector('h2')?.textContent).toBe(end.slice(0, -1));
  expect(heard()).toBe(end);
});
