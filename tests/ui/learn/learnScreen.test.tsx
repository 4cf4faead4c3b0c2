// @vitest-environment happy-dom
// Where the page about a game leads.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OptionValues } from '../../../src/games/game';
import { LearnScreen } from '../../../src/ui/learn/LearnScreen';
import { createRouter } from '../../../src/ui/routing/router';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { DEFAULT_SETTINGS } from '../../../src/ui/settings/settings';
import { createObservable } from '../../../src/util/observable';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  act(() => render(null, document.body));
  vi.unstubAllGlobals();
});

test.each<[string, OptionValues | null, string]>([
  ['the rules just read', { bridge: 'big' }, '#/new/bridge41?rules=bridge%3Dbig'],
  ['the standard rules just read', {}, '#/new/bridge41?rules=standard'],
  ['the last ones after all of them', null, '#/new/bridge41'],
])('Play begins with %s', async (_which, options, address) => {
  const services = {
    router: createRouter(window),
    settings: createObservable(DEFAULT_SETTINGS),
    store: new Promise(() => undefined),
    codeMissing: createObservable(false),
    nearby: createObservable(null),
    hasUnsavedChanges: () => false,
  } as unknown as Services;
  await act(() =>
    render(
      <ServicesProvider value={services}>
        <LearnScreen game="bridge41" options={options} />
      </ServicesProvider>,
      document.body,
    ),
  );
  const play = () =>
    [...document.querySelectorAll('a')].find(
      ({ textContent }) => textContent?.trim() === 'Play TheBridge41',
    );
  await expect.poll(() => play()?.getAttribute('href')).toBe(address);
});
