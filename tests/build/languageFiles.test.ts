// @vitest-environment happy-dom
// The texts of the player's language are asked for beside the first script, and stored packed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { askAhead, languageFile, withoutUnpacked } from '../../.build/languageFiles';
import { ENGLISH } from '../../src/language/languages';
import { contentOf, findFile, packedName, textIn } from '../../workers/builtFiles';

const FILES = {
  de: ['assets/first-de-a1.js', 'assets/shared-b2.js'],
  pt: ['assets/first-pt-c3.js'],
};

/** What a fresh page asks for. */
function asked(chosen: string | null, read: readonly string[]): string[] {
  document.head.replaceChildren();
  localStorage.clear();
  if (chosen !== null) localStorage.setItem('fortyone.settings', chosen);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(read);
  new Function(askAhead(FILES))();
  return [...document.head.querySelectorAll('link')].map((link) => `${link.getAttribute('href')}`);
}

afterEach(() => vi.restoreAllMocks());

test.each([
  ['the language chosen', '{"language":"pt"}', ['de'], ['./assets/first-pt-c3.js']],
  [
    'the browser’s, with what its file needs',
    null,
    ['de-AT', 'en'],
    ['./assets/first-de-a1.js', './assets/shared-b2.js'],
  ],
  ['nothing for English, which is in the first script', null, ['en-GB', 'de'], []],
  ['nothing where no language fits', '{"language":"nl"}', ['sv'], []],
  [
    'the browser’s where the settings are damaged',
    '{"lang',
    ['pt-PT'],
    ['./assets/first-pt-c3.js'],
  ],
])('the page asks for %s', (_, chosen, read, files) => {
  expect(asked(chosen, read)).toEqual(files);
});

test('a language is three files; English is in the first script, one file, and files of games', () => {
  const at = (path: string) => languageFile(`/a/src/language/${path}.ts`);
  expect(['de/index', 'de/numbers', 'de/first/home', 'de/games/titles'].map(at)).toEqual(
    Array(4).fill('first-de'),
  );
  expect([at('de/settings'), at('de/games/cuarenta/game')]).toEqual(['texts-de', 'texts-de']);
  expect([at('de/games/cuarenta/learn'), at('de/games/lessons')]).toEqual(
    Array(2).fill('lessons-de'),
  );
  expect([at(`${ENGLISH}/settings`), at(`${ENGLISH}/games/cuarenta/learn`)]).toEqual([
    'texts-en',
    null,
  ]);
  expect(languageFile('/a/src/words/de/games/cuarenta.ts')).toBe('texts-de');
  expect([at('texts'), languageFile('/a/src/words/speaker.ts')]).toEqual([null, null]);
});

test('of a packed file only the packed bytes are stored', () => {
  const entries = ['a.js', 'b.js', packedName('b.js')].map((url) => ({ url }));
  expect(withoutUnpacked(entries).map(({ url }) => url)).toEqual(['a.js', packedName('b.js')]);
});

test('a packed file is answered unfolded at its own address, others as they are', async () => {
  const text = readFileSync(join(import.meta.dirname, '../../src/language/en/settings.ts'), 'utf8');
  const list = ['a.js', packedName('b.js')].map((address) => ({ address, key: address, hash: '' }));
  const bytes: Readonly<Record<string, BodyInit>> = {
    'a.js': 'plain',
    [packedName('b.js')]: new Uint8Array(deflateSync(text)),
  };
  const find = async (address: string) => {
    const content = await findFile(list, address, (file) =>
      contentOf(new Response(bytes[file.address])),
    );
    return content && [content.head.headers.get('content-type'), textIn(content)];
  };
  expect((await find('a.js'))?.[1]).toBe('plain');
  expect(await find('b.js')).toEqual(['text/javascript', text]);
  expect(await find('c.js')).toBe(null);
  expect(await findFile(list, 'b.js', async () => null)).toBe(null);
});
