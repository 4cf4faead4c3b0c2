// CSS modules bind a class to its file: a class that a component names exists there, one that exists is used, and no two
// files share a name, since the page's class names are made of it.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', 'src');
const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

interface Use {
  readonly sheet: string;
  /** What the component calls the imported classes. */
  readonly classes: readonly string[];
}

const sheets = new Map(
  names
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => [name, classesIn(read(name))] as const),
);

/** Classes of a style sheet, but for those of the whole page. */
function classesIn(css: string): Set<string> {
  const own = css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    // Of rules only their selectors.
    .replaceAll(/\{[^{}]*\}/g, '{}');
  return new Set([...own.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));
}

const uses: Use[] = names
  .filter((name) => /\.tsx?$/.test(name))
  .flatMap((name) => {
    const text = read(name);
    return [...text.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)].map(
      ([, local, path]) => ({
        sheet: join(dirname(name), path),
        classes: [...text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, one]) => one),
      }),
    );
  });

test('a class that a component names is in its style sheet', () => {
  const unknown = uses.flatMap(({ sheet, classes }) =>
    classes.filter((one) => !sheets.get(sheet)?.has(one)).map((one) => `${sheet} has no ${one}`),
  );
  expect(unknown).toEqual([]);
  expect(uses.length).toBeGreaterThan(0);
});

test('a class in a style sheet is used', () => {
  const unused = [...sheets].flatMap(([sheet, classes]) => {
    const used = new Set(uses.filter((use) => use.sheet === sheet).flatMap((use) => use.classes));
    return [...classes].filter((one) => !used.has(one)).map((one) => `${sheet}: ${one}`);
  });
  expect(unused).toEqual([]);
});

test('no two style sheets have one name', () => {
  const bases = [...sheets.keys()].map((name) => basename(name));
  expect(new Set(bases).size).toBe(bases.length);
});
