// Whichever screen a page opens first, its style sheets come with it: none may be left to a screen that was seen before.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../src');

/** Text of every script and style sheet, by path below src. */
const sources = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name))
    .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(root, name), 'utf8')]),
);

const all = (path: string, pattern: RegExp): string[] =>
  [...(sources.get(path) ?? '').matchAll(pattern)].map(([, found]) => found);

/** The file that an import names, or undefined outside src. */
function resolve(from: string, target: string): string | undefined {
  const path = posix.join(posix.dirname(from), target);
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find((one) => sources.has(one));
}

const known = (path: string | undefined): path is string => path !== undefined;

/** A file with everything that it imports at once, all the way down. */
function closure(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const target of all(path, /(?:from|import)\s*'(\.[^']+)'/g).map((to) => resolve(path, to))) {
    if (target) closure(target, found);
  }
  return found;
}

/** Class names that a style sheet speaks of. */
const styled = (path: string): string[] =>
  all(path, /\.([a-z][\w-]*)(?=[^{}]*\{)/g).filter((name) => name !== 'css');

const HYPHENATED = /['"]([a-z]+-[a-z-]+)['"]/g;

/** Names the classes that games' drawings are made of, which are data until it draws them. */
const DRAWS_GAMES = 'board/BoardPicture.tsx';

/** Class names that a component gives out: the words of its class attributes, and all its hyphenated texts. */
function worn(path: string): string[] {
  if (path.startsWith('games/')) return [];
  const drawn = [...sources.keys()].filter(
    (name) => path === DRAWS_GAMES && name.startsWith('games/'),
  );
  return [...all(path, /\bclass="([^"]*)"/g), ...all(path, /\bclass=\{`([^`]*)`\}/g)]
    .flatMap((words) => words.replaceAll(/\$\{[^}]*\}/g, ' ').split(/\s+/))
    .concat([path, ...drawn].flatMap((one) => all(one, HYPHENATED)));
}

test('what a part of the app shows is styled by sheets that come with it', () => {
  const scripts = [...sources.keys()].filter((path) => !path.endsWith('.css'));
  const late = scripts
    .flatMap((path) => all(path, /\bimport\(\s*'(\.[^']+)'/g).map((to) => resolve(path, to)))
    .filter(known);
  const first = closure('main.tsx');
  // index.html links the sheets that every screen has.
  for (const path of sources.keys()) if (path.startsWith('ui/styles/')) first.add(path);
  const sheets = [...sources.keys()].filter((path) => path.endsWith('.css'));
  const homes = new Map<string, Set<string>>();
  for (const sheet of sheets) {
    for (const name of styled(sheet)) homes.set(name, (homes.get(name) ?? new Set()).add(sheet));
  }
  const missing = ['main.tsx', ...new Set(late)].flatMap((entry) => {
    const there = new Set([...first, ...closure(entry)]);
    return [...closure(entry)].flatMap((path) =>
      worn(path)
        .filter((name) => homes.has(name))
        .filter((name) => ![...(homes.get(name) ?? [])].some((sheet) => there.has(sheet)))
        .map((name) => `${entry}: ${path} wears ${name}`),
    );
  });
  expect(late.length).toBeGreaterThan(5);
  expect([...new Set(missing)]).toEqual([]);
});
