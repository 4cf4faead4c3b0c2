// Guards the shape of the code: imports point one way, and no game is named outside its own folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../src/games';
import { manyVariants } from './support/variants';

/** What each layer may import from, itself aside. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  util: [],
  language: ['util'],
  input: ['language', 'util'],
  rules: ['input', 'util'],
  games: ['rules', 'artwork', 'language', 'input', 'util'],
  reasons: ['games', 'rules', 'input', 'util'],
  review: ['reasons', 'rules', 'input', 'util'],
  engine: ['review', 'reasons', 'games', 'rules', 'input', 'util'],
  words: ['review', 'reasons', 'games', 'rules', 'language', 'input', 'util'],
  editor: ['language', 'games', 'rules', 'input', 'util'],
  analysis: ['games', 'rules', 'input', 'util'],
  lessons: ['games', 'rules', 'input', 'util'],
  rating: ['games', 'input', 'util'],
  puzzles: ['rating', 'games', 'rules', 'input', 'util'],
  storage: [
    'puzzles',
    'lessons',
    'analysis',
    'review',
    'reasons',
    'games',
    'rules',
    'input',
    'util',
    'language',
  ],
  session: [
    'language',
    'storage',
    'puzzles',
    'lessons',
    'analysis',
    'engine',
    'review',
    'reasons',
    'games',
    'rules',
    'input',
    'util',
  ],
  share: ['board', 'artwork', 'session', 'storage', 'analysis', 'games', 'rules', 'input', 'util'],
  artwork: [],
  board: ['language', 'artwork', 'session', 'games', 'rules', 'input', 'util'],
  ui: [
    'language',
    'share',
    'board',
    'artwork',
    'session',
    'storage',
    'puzzles',
    'rating',
    'lessons',
    'analysis',
    'editor',
    'words',
    'engine',
    'review',
    'reasons',
    'games',
    'rules',
    'input',
    'util',
  ],
};

const root = join(import.meta.dirname, '..', 'src');

interface SourceFile {
  /** Path below src with forward slashes. */
  readonly path: string;
  readonly layer: string;
  readonly text: string;
}

const files: SourceFile[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(tsx?|css)$/.test(name))
  .map((name) => {
    const path = relative(root, join(root, name)).replaceAll('\\', '/');
    return {
      path,
      layer: path.includes('/') ? path.split('/')[0] : '',
      text: readFileSync(join(root, name), 'utf8'),
    };
  });

/** Paths below src that a file imports. */
function imports({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, target]) =>
    posix.join(posix.dirname(path), target),
  );
}

test('imports point one way', () => {
  const wrong = files.flatMap((file) => {
    const allowed = LAYERS[file.layer];
    if (!allowed) return [];
    return imports(file)
      .filter((target) => ![file.layer, ...allowed].includes(target.split('/')[0]))
      .map((target) => `${file.path} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('no files import each other in a circle', () => {
  const known = new Map(files.map((file) => [file.path.replace(/(\/index)?\.tsx?$/, ''), file]));
  const wanted = (file: SourceFile) => imports(file).flatMap((target) => known.get(target) ?? []);
  const circles: string[] = [];
  const finished = new Set<SourceFile>();
  const visit = (file: SourceFile, trail: readonly SourceFile[]) => {
    const since = trail.indexOf(file);
    if (since >= 0) circles.push([...trail.slice(since), file].map(({ path }) => path).join(' - '));
    if (since >= 0 || finished.has(file)) return;
    for (const next of wanted(file)) visit(next, [...trail, file]);
    finished.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

test('every layer has its rule', () => {
  const layers = new Set(files.map(({ layer }) => layer).filter((layer) => layer !== ''));
  expect([...layers].filter((layer) => !LAYERS[layer])).toEqual([]);
});

/** The registry, its titles, the numbers that stand for games in links, and what loads a language's texts. */
const LISTS =
  /^(?:games\/index|games\/titles|share\/linkCodes|language\/\w+\/(?:index|games\/titles)|words\/\w+\/plans)\.ts$/;

test('a game is known only to its folders, the registry, the codes of links and what loads texts', () => {
  const isOf = (id: string, path: string) =>
    path.startsWith(`games/${id}/`) ||
    new RegExp(`^(?:language|words)/\\w+/games/${id}[./]`).test(path);
  const wrong = files.flatMap((file) =>
    games
      .filter(({ id }) => !isOf(id, file.path) && !LISTS.test(file.path))
      .filter(({ id, name }) => new RegExp(`\\b(${id}|${name})\\b`).test(file.text))
      .map(({ id }) => `${file.path} names ${id}`),
  );
  expect(wrong).toEqual([]);
});

test('boards and screens know no piece that only one game has, nor what stands on one board', () => {
  const owners = new Map<string, Set<string>>();
  for (const game of games) {
    for (const rules of manyVariants(game, 0)) {
      for (const kind of rules.kinds) {
        if (kind) owners.set(kind.name, (owners.get(kind.name) ?? new Set()).add(game.id));
      }
    }
  }
  const pieces = [...owners].flatMap(([name, ids]) => (ids.size === 1 ? name : []));
  expect(pieces.length).toBeGreaterThan(5);
  const onBoards = ['bridge', 'river', 'lane', 'roundabout', 'island', 'octagon', 'palace'];
  const words = new RegExp(`\\b(${[...pieces, ...onBoards].join('|')})s?\\b`, 'i');
  const shown = files.filter(
    ({ path, layer }) => /\.(tsx|css)$/.test(path) && layer !== 'games' && layer !== 'artwork',
  );
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.filter(({ text }) => words.test(text)).map(({ path }) => path)).toEqual([]);
});

test('moves that one game has are not asked for above the games, but for what they do', () => {
  const wrong = files
    .filter(({ layer }) => layer !== 'games' && layer !== 'rules')
    .filter(({ text }) => /\bTAG_(TERRAIN|CHOICE)\b/.test(text));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('words of one game are not in the words of every hint', () => {
  const hints = files.filter(({ path }) => path.startsWith('engine/hint'));
  const wrong = hints.filter(({ text }) =>
    /surround|the corner|\b(messenger|disc)s?\b/i.test(text),
  );
  expect(hints.length).toBeGreaterThan(2);
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('rules, games and engine have no DOM', () => {
  const pure = files.filter(({ layer }) => ['rules', 'games', 'engine'].includes(layer));
  const wrong = pure.filter(({ text }) =>
    /\b(document|window|localStorage|navigator)\./.test(text),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

const readme = readFileSync(join(root, '..', 'README.md'), 'utf8');

test('the README shows these layers, each above those that it imports from', () => {
  const [, diagram = ''] = /```\n(ui {2}[\s\S]*?)```/.exec(readme) ?? [];
  const shown = diagram
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0]);
  expect([...shown].sort()).toEqual(Object.keys(LAYERS).sort());
  const upwards = shown.flatMap((layer, index) =>
    LAYERS[layer].filter((one) => shown.indexOf(one) < index).map((one) => `${layer} - ${one}`),
  );
  expect(upwards).toEqual([]);
});

test('each promise about what is kept names tests that there are', () => {
  const promises = readFileSync(join(root, 'storage', 'README.md'), 'utf8');
  const named = [...promises.matchAll(/`(tests\/[^`]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(root, '..', path)))).toEqual([]);
});

test('the README can be read in some minutes', () => {
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(8192);
});
