// Texts come with the modules that show them.
import { afterEach, expect, test, vi } from 'vitest';
import { languages } from '../../src/language/languages';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

/** As on a fresh page. */
const freshTexts = () => import('../../src/language/texts');

test('a module keeps what it was given when the texts come', async () => {
  const { textsOf, textsReady } = await freshTexts();
  const texts = textsOf('about');
  expect(textsOf('about')).toBe(texts);
  expect(texts.title).toBeUndefined();
  await textsReady();
  expect(texts.title).toBe('Credits and licences');
  expect(texts.version('1.2.3', null, 'abc')).toBe('Fortyone 1.2.3 (abc)');
});

test('texts that could not be loaded are asked for again', async () => {
  const fresh = await import('../../src/language/languages');
  const load = vi
    .spyOn(await fresh.languages.en.folder(), 'about')
    .mockRejectedValue(new TypeError('no network'));
  const { textsOf, textsReady } = await freshTexts();
  const texts = textsOf('about');
  await expect(textsReady()).rejects.toThrow('no network');
  load.mockRestore();
  await textsReady();
  expect(texts.app).toBe('The app');
});

test.each(Object.entries(languages))('%s: every text is one', async (_, { folder }) => {
  const modules = Object.values(await folder());
  for (const loaded of await Promise.all(modules.map((load) => load()))) {
    const leaves = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
    for (const text of leaves(loaded.texts)) {
      // Where nothing is said for some reason, there is no text.
      if (typeof text === 'function' || text === null) continue;
      expect(text).toMatch(/\S/);
      expect(text).not.toMatch(/['"]|^\s*$/);
    }
  }
});
