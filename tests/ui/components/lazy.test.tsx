// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyScreen } from '../../../src/ui/components/Lazy';
import { createRouter } from '../../../src/ui/routing/router';
import { type Services, ServicesProvider } from '../../../src/ui/services';
import { useShortcuts } from '../../../src/ui/table/keys';
import { setFailureRecorder } from '../../../src/util/failures';

afterEach(() => {
  render(null, document.body);
  setFailureRecorder(() => undefined);
});

test('a part that the screen does without is left out, and the diagnostics say why', async () => {
  const recorded: unknown[] = [];
  setFailureRecorder((...failure) => recorded.push(failure.slice(0, 2)));
  const error = new TypeError('Failed to fetch dynamically imported module');
  const load = vi.fn(() => Promise.reject(error));
  const Part = lazyScreen(load, { dispensable: true, waiting: () => <p>Waiting</p> });
  render(<Part />, document.body);
  expect(document.body.textContent).toBe('Waiting');
  await vi.waitFor(() => expect(document.body.textContent).toBe(''));
  expect(recorded).toEqual([['loading', error]]);
});

test('a screen whose code is missing is heard: its heading has the focus', async () => {
  const services = {
    router: createRouter(window),
    updates: { isOld: () => Promise.resolve(false) },
    hasUnsavedChanges: () => false,
  } as Partial<Services> as Services;
  const Screen = lazyScreen(() => Promise.reject(new TypeError('no network')));
  render(
    <ServicesProvider value={services}>
      <Screen />
    </ServicesProvider>,
    document.body,
  );
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  expect(document.activeElement?.textContent).not.toBe('');
});

test('keys have no meaning below a screen that says its code is missing', async () => {
  const press = vi.fn(() => true);
  const services = {
    router: createRouter(window),
    updates: { isOld: () => Promise.resolve(false) },
    hasUnsavedChanges: () => false,
  } as Partial<Services> as Services;
  const Sheet = lazyScreen(() => Promise.reject(new TypeError('no network')));
  const Below = () => {
    useShortcuts(press);
    return null;
  };
  const pressOne = () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
  render(<Below />, document.body);
  pressOne();
  expect(press).toHaveBeenCalledOnce();
  render(
    <ServicesProvider value={services}>
      <Below />
      <Sheet />
    </ServicesProvider>,
    document.body,
  );
  await vi.waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  pressOne();
  expect(press).toHaveBeenCalledOnce();
});
