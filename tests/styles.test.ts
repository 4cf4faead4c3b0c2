// CSS modules bind a class to its file: a class that a component names exists there, one that exists is used, and no two
// files share a name, since the page's class names are made of it.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { className } from '../.build/className';

const root = join(import.meta.dirname, '..', 'src');
const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

interface Use {
  readonly sheet: string;
  /** What the component calls the imported classes. */
  readonly classes: readonly string[];
  /** Whether data names further ones. */
  readonly byData: boolean;
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
    // Paths of imports name no class.
    const code = text.replaceAll(/^import .*$/gm, '');
    return [...text.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)].map(
      ([, local, path]) => ({
        sheet: join(dirname(name), path),
        classes: [
          ...code.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g')),
        ].map(([, plain, quoted]) => plain ?? quoted),
        byData: new RegExp(`\\b${local}\\[[^']`).test(code),
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
    const here = uses.filter((use) => use.sheet === sheet);
    if (here.some(({ byData }) => byData)) return [];
    const used = new Set(here.flatMap((use) => use.classes));
    return [...classes].filter((one) => !used.has(one)).map((one) => `${sheet}: ${one}`);
  });
  expect(unused).toEqual([]);
});

test('no two classes have one name in the page', () => {
  const inPage = [...sheets].flatMap(([sheet, classes]) =>
    [...classes].map((one) => className(one, sheet)),
  );
  expect(inPage.filter((name, index) => inPage.indexOf(name) !== index)).toEqual([]);
});

test('a class that a style sheet names beyond its own is somewhere in the page', () => {
  const plain = names
    .filter((name) => name.endsWith('.css') && !name.endsWith('.module.css'))
    .flatMap((name) => [...classesIn(read(name))]);
  const inPage = new Set([
    ...plain,
    ...[...sheets].flatMap(([sheet, classes]) => [...classes].map((one) => className(one, sheet))),
  ]);
  const beyond = [...sheets.keys()].flatMap((sheet) =>
    [...read(sheet).matchAll(/:global\(\.([\w-]+)\)/g)].map(([, name]) => [sheet, name]),
  );
  expect(beyond.length).toBeGreaterThan(0);
  expect(beyond.filter(([, name]) => !inPage.has(name))).toEqual([]);
});

test('what a game draws is painted by its own data, not by a class that waits for it', () => {
  const drawn = uses.filter(({ sheet }) => /^board\/(board|painted)\.module/.test(sheet));
  expect(drawn.length).toBeGreaterThan(1);
  expect(drawn.filter(({ byData }) => byData)).toEqual([]);
});

const css = new Map(
  names.filter((name) => name.endsWith('.css')).map((name) => [name, plainCss(name)]),
);

/** A style sheet without its comments. */
function plainCss(name: string): string {
  return read(name).replaceAll(/\/\*.*?\*\//gs, '');
}

/** Each declaration of the style sheets, as `file: property: value`. */
const declarations = [...css].flatMap(([name, text]) =>
  [...text.matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(([, property, value]) => ({
    name,
    property,
    value,
    shown: `${name}: ${property}: ${value}`,
  })),
);
const shownOf = (wrong: typeof declarations): string[] => wrong.map(({ shown }) => shown);

/** Style sheets that say what colours there are: of the interface, of boards, of pieces. */
const PALETTES = [
  'ui/styles/tokens.css',
  'ui/styles/moods.css',
  'board/board.module.css',
  'artwork/pieces.css',
];

test('a colour is named in a token, and nowhere else', () => {
  const colour =
    /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|lab)\(|\b(?:white|black|red|green|blue)\b/i;
  const named = declarations.filter(({ value }) =>
    colour.test(value.replaceAll(/var\(--[\w-]+/g, '')),
  );
  const isToken = ({ name, property }: (typeof declarations)[number]) =>
    property.startsWith('--') && PALETTES.includes(name.replaceAll('\\', '/'));
  expect(named.length).toBeGreaterThan(100);
  expect(shownOf(named.filter((one) => !isToken(one)))).toEqual([]);
});

const tokens = plainCss(PALETTES[0]);

/** Values of the tokens whose names begin so. */
const scale = (prefix: string): Set<string> =>
  new Set(
    [...tokens.matchAll(new RegExp(`--${prefix}-[\\w]+: ([^;]+);`, 'g'))].map(([, of]) => of),
  );

test('type sizes, distances and layers come from the tokens', () => {
  const outside = declarations.filter(({ name }) => name.replaceAll('\\', '/') !== PALETTES[0]);
  const literal = (property: RegExp, unit: RegExp, allowed: (found: string) => boolean) =>
    shownOf(
      outside.filter(
        (one) =>
          property.test(one.property) &&
          (one.value.match(unit) ?? []).some((found) => !allowed(found)),
      ),
    );
  expect(literal(/^font-size$/, /[\d.]+rem\b/g, () => false)).toEqual([]);
  const space = scale('space');
  expect(space.size).toBeGreaterThan(5);
  expect(
    literal(
      /^((row|column)-)?gap$|^(padding|margin)/,
      /(?<![\w.-])\d+px\b/g,
      (px) => !space.has(px),
    ),
  ).toEqual([]);
  expect(literal(/^z-index$/, /\d+/g, () => false)).toEqual([]);
  const used = new Set(declarations.flatMap(({ value }) => value.match(/--[\w-]+/g) ?? []));
  const scales = [...tokens.matchAll(/(--(?:type|space|layer|chart|side)-\w+):/g)];
  expect(scales.filter(([, token]) => !used.has(token)).map(([, token]) => token)).toEqual([]);
});

test('media queries ask for the breakpoints that the tokens list, and for each of them', () => {
  const listed = [...read(PALETTES[0]).matchAll(/@breakpoint ([\w-]+) (\S+)/g)].map(
    ([, feature, value]) => `${feature} ${value}`,
  );
  const asked = [...css.values()].flatMap((text) =>
    [...text.matchAll(/@media ([^{]+)/g)].flatMap(([, query]) =>
      [...query.matchAll(/\((?:min-|max-)?(width|height|aspect-ratio): ([^)]+)\)/g)].map(
        ([, feature, value]) => `${feature} ${value.replaceAll(' ', '')}`,
      ),
    ),
  );
  expect([...new Set(asked)].sort()).toEqual([...listed].sort());
});

test('what is switched on or shown can be seen where colours are forced', () => {
  const forcing = /@media \(forced-colors: active\) \{\n(?: {2}.*\n|\n)*\}/g;
  const marked = [...css].flatMap(([name, text]) => {
    const forced = (text.match(forcing) ?? []).join('');
    const rules = text.replaceAll(forcing, '').matchAll(/([^{}]+)\{([^{}]+)\}/g);
    return [...rules]
      .map(([, selector, body]) => ({ selector: selector.trim(), body }))
      .filter(({ selector }) => /\[aria-(?:pressed="true"|current)\]$/.test(selector))
      .filter(({ body }) => /background|box-shadow/.test(body) && !/border/.test(body))
      .map(({ selector }) => ({
        place: `${name}: ${selector}`,
        isSeen: forced.includes(selector),
      }));
  });
  expect(marked.length).toBeGreaterThan(2);
  expect(marked.filter(({ isSeen }) => !isSeen).map(({ place }) => place)).toEqual([]);
});

test('what looks like a button is a Button', () => {
  const handmade = names
    .filter((name) => name.endsWith('.tsx') && !/components[\\/](Button|Icon)\.tsx$/.test(name))
    .filter((name) => /class=(?:"|\{[`'"])(?:icon-)?button[ "'`]/.test(read(name)));
  expect(handmade).toEqual([]);
});

test('no style depends on a text, which is another one in each language', () => {
  const byText = [...css].filter(([, text]) => /\[(?:aria-label|alt|placeholder|title)/.test(text));
  expect(byText.map(([name]) => name)).toEqual([]);
});
