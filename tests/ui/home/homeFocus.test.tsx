// @vitest-environment happy-dom
// Coming back to Home is heard, and keys go on from its top.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { HomeScreen } from '../../../src/ui/home/HomeScreen';
import { createRouter } from '../../../src/ui/routing/router';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { createObservable } from '../../../src/util/observable';

const services = {
  router: createRouter(window),
  settings: createObservable(DEFAULT_SETTINGS),
  codeMissing: createObservable(false),
  updates: { waiting: createObservable(null), offlineReady: createObservable(false) },
  store: new Promise(() => undefined),
  // The games are never read, so nothing else is asked for.
} as unknown as Services;

const show = (hasBeenActive: boolean) => {
  vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive } });
  return act(() =>
    render(
      <ServicesProvider value={services}>
        <HomeScreen />
      </ServicesProvider>,
      document.body,
    ),
  );
};

afterEach(async () => {
  await act(() => render(null, document.body));
  vi.unstubAllGlobals();
});

test('the heading has the focus after another screen, not as the app opens', async () => {
  await show(false);
  expect(document.activeElement).toBe(document.body);
  await act(() => render(null, document.body));
  await show(true);
  expect(document.activeElement?.textContent).toBe('Fortyone');
});
