// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { watchInstall } from '../../../src/ui/pwa/installation';

interface Device {
  readonly userAgent?: string;
  readonly maxTouchPoints?: number;
  readonly standalone?: boolean;
  readonly displayMode?: string;
}

/** A page that tells so much of its device. */
function pageOf(device: Device): Window {
  vi.stubGlobal('navigator', { userAgent: 'X11', maxTouchPoints: 0, ...device });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === `(display-mode: ${device.displayMode})` }) as MediaQueryList,
  );
  return window;
}

function offered(prompt = vi.fn(() => Promise.resolve())): Event {
  return Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
}

beforeEach(() => vi.unstubAllGlobals());

test('without a prompt nothing is offered', () => {
  expect(watchInstall(pageOf({})).way.get()).toBeNull();
});

test("the browser's prompt is kept for the button, and used once", () => {
  const { way, prompt } = watchInstall(pageOf({}));
  const show = vi.fn(() => Promise.resolve());
  const event = offered(show);
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(way.get()).toBe('prompt');
  expect(show).not.toHaveBeenCalled();
  prompt();
  prompt();
  expect(show).toHaveBeenCalledTimes(1);
  expect(way.get()).toBeNull();
});

test('once installed, the offer goes', () => {
  const { way } = watchInstall(pageOf({}));
  window.dispatchEvent(offered());
  window.dispatchEvent(new Event('appinstalled'));
  expect(way.get()).toBeNull();
});

test.each<[string, Device]>([
  ['a phone', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X)' }],
  ['a tablet that calls itself a Mac', { userAgent: 'Macintosh', maxTouchPoints: 5 }],
])('on %s of Apple the way through the share menu is told', (_what, device) => {
  expect(watchInstall(pageOf(device)).way.get()).toBe('share menu');
});

test('a Mac without touch has no such menu', () => {
  expect(watchInstall(pageOf({ userAgent: 'Macintosh' })).way.get()).toBeNull();
});

test.each<[string, Device]>([
  ['by its display mode', { userAgent: 'iPhone', displayMode: 'standalone' }],
  ['by the navigator of older systems', { userAgent: 'iPhone', standalone: true }],
])('an installed app, known %s, offers nothing', (_how, device) => {
  const { way } = watchInstall(pageOf(device));
  window.dispatchEvent(offered());
  expect(way.get()).toBeNull();
});
