// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryStore } from '../../../src/storage/rowStore';
import { ScreenBoundary } from '../../../src/ui/components/Lazy';
import { createRouter } from '../../../src/ui/routing/router';
import { HOME, type Route } from '../../../src/ui/routing/routes';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { createOpenGames } from '../../../src/ui/sessions/openers';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { createObservable } from '../../../src/util/observable';

function Faulty(): never {
  throw new Error('the paint ran out');
}

function services(): Services {
  const store = Promise.resolve(createMemoryStore('a test', () => 1));
  const createEngine = () => Promise.reject(new Error('no engine here'));
  return {
    router: createRouter(window),
    settings: createObservable(DEFAULT_SETTINGS),
    store,
    openGames: createOpenGames({
      ...{ store, createEngine, onEnded: () => undefined },
      isOnTrail: () => false,
      pace: () => ({ glide: 0, natural: false }),
    }),
    hasUnsavedChanges: () => false,
  } as Partial<Services> as Services;
}

function show(route: Route, screen: preact.ComponentChildren) {
  render(
    <ServicesProvider value={given}>
      <ScreenBoundary route={route}>{screen}</ScreenBoundary>
    </ServicesProvider>,
    document.body,
  );
}

const given = services();

afterEach(() => {
  render(null, document.body);
  vi.restoreAllMocks();
});

test('a screen that throws shows what happened and the ways out, and the next screen is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show({ screen: 'settings' }, <Faulty />);
  // What is shown instead is loaded first, which takes its time on a busy machine.
  await vi.waitFor(
    () => expect(document.querySelector('h1')?.textContent).toMatch(/n’t be shown/),
    10_000,
  );
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('the paint ran out');
  const ways = [...document.querySelectorAll('a, button')].map(({ textContent }) => textContent);
  expect(ways).toEqual(['Home', 'Reload the page', 'Back up everything']);
  show(HOME, <p>All is well</p>);
  await vi.waitFor(() => expect(document.body.textContent).toBe('All is well'));
});
