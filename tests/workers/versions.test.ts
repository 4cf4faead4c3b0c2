// Which version the service worker serves: the newest that starts, and the one before where it doesn't.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BuiltFile } from '../../workers/builtFiles';
import { Versions } from '../../workers/versions';

// A worker's address, which names its cache when the module loads.
vi.hoisted(() => vi.stubGlobal('location', { href: 'https://app.test/sw.js' }));

const DAY = 24 * 60 * 60 * 1000;
const files = (name: string): BuiltFile[] => {
  const address = `https://app.test/${name}.js`;
  return [{ address, key: address, hash: name }];
};

/** One cache, by addresses in the order in which they came. */
function fakeCache() {
  const kept = new Map<string, string>();
  return {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (url: string) => {
      const text = kept.get(url);
      return text === undefined ? undefined : new Response(text);
    },
    put: async (url: string, response: Response) => void kept.set(url, await response.text()),
    delete: async (url: string) => kept.delete(url),
  };
}

beforeEach(() => {
  const cache = fakeCache();
  vi.stubGlobal('location', { href: 'https://app.test/sw.js' });
  vi.stubGlobal('caches', { open: async () => cache });
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ['Date'] });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An older version that has started, and a newer one that was installed after it. */
async function updated(): Promise<Versions> {
  const older = new Versions(files('older'));
  await older.add();
  await older.noteStart();
  const newer = new Versions(files('newer'));
  await newer.add();
  return newer;
}

test('a version that twice does not start gives way to the one before', async () => {
  const newer = await updated();
  expect(await newer.isTrusted()).toBe(true);
  await newer.noteTry();
  expect(await newer.isTrusted()).toBe(true);
  await newer.noteTry();
  expect(await newer.isTrusted()).toBe(false);
  expect(await newer.before()).toEqual(files('older'));
});

test('it is tried again a day later, once, and so on until it starts', async () => {
  const newer = await updated();
  for (const _ of [1, 2]) await newer.noteTry();
  vi.setSystemTime(Date.now() + DAY - 1);
  // Another worker process reads what the last one kept.
  expect(await new Versions(files('newer')).isTrusted()).toBe(false);
  vi.setSystemTime(Date.now() + 2);
  expect(await new Versions(files('newer')).isTrusted()).toBe(true);
  await newer.noteTry();
  expect(await newer.isTrusted()).toBe(false);
  vi.setSystemTime(Date.now() + DAY + 1);
  await newer.noteStart();
  expect(await newer.isTrusted()).toBe(true);
  expect(await newer.before()).toEqual([]);
});

test('all files are proven once a day, whatever becomes of the clock or the worker', async () => {
  const own = await updated();
  expect(await own.isProofDue()).toBe(true);
  await own.noteProof();
  await own.noteTry();
  await own.noteStart();
  vi.setSystemTime(Date.now() + DAY - 1);
  expect(await new Versions(files('newer')).isProofDue()).toBe(false);
  vi.setSystemTime(Date.now() + 2);
  expect(await own.isProofDue()).toBe(true);
  await own.noteProof();
  vi.setSystemTime(Date.now() - 1000 * DAY);
  expect(await own.isProofDue()).toBe(true);
});

test('a clock that is set back by years does not keep it waiting for years', async () => {
  const newer = await updated();
  for (const _ of [1, 2]) await newer.noteTry();
  vi.setSystemTime(Date.now() - 1000 * DAY);
  expect(await newer.isTrusted()).toBe(true);
});

test('with a full disk the app opens, and its tries still count until the worker ends', async () => {
  const newer = await updated();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(await caches.open(''), 'put').mockRejectedValue(
    new DOMException('', 'QuotaExceededError'),
  );
  await newer.noteTry();
  await newer.noteTry();
  expect(await newer.isTrusted()).toBe(false);
  expect(await newer.before()).toEqual(files('older'));
  await newer.noteStart();
  expect(await newer.isTrusted()).toBe(true);
  expect(warn).toHaveBeenCalledTimes(3);
});

test('a store that cannot be opened is as one with nothing in it, and is used once it can', async () => {
  const { open } = caches;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('the store is broken')) });
  const version = new Versions(files('newer'));
  expect(await version.isTrusted()).toBe(true);
  await version.noteTry();
  expect(await version.before()).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(2);
  vi.stubGlobal('caches', { open });
  await version.noteTry();
  expect(await new Versions(files('newer')).isTrusted()).toBe(false);
});
