// What is shown or spoken stands in the language folders: in the parts of the app listed here, the code itself says nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { ENGLISH, languages } from '../../src/language/languages';

const root = join(import.meta.dirname, '../../src');

/** As browsers name keys. */
const KEY_NAMES = /^(?:Delete|End|Escape|Home|Tab)$/;

/** Folders whose texts have all been moved, and what of them may stay. */
const SILENT: Readonly<Record<string, readonly RegExp[]>> = {
  board: [KEY_NAMES],
  // Names of people, of games and of their authors, the same in every language.
  games: [
    /^(?:Vera|Carlo|Nils|Frida|Bruno)$/,
    /^(?:Cuarenta|Bipartite Chess|Chess in the Fast Lane)$|, 200[012]$/,
  ],
  // Faults of a description, for who writes it.
  'games/kit': [
    /^but for draws$|^the board has no square$|^has no tasks$|^no weights for piece kind$/,
    /^nothing opposite$|^has no mirror image$|^a network of other rules$/,
  ],
  // Kinds of piece are named for the code.
  'games/bipartite': [
    /^(?:Messenger|(?:diagonal|straight) Power Piece)$/,
    /^[\w*/]+ [wb] \w+ \d+ \d+$/,
  ],
  // Pieces and where they stand.
  'games/bridge41': [/^(?:crooked bishop|Murray lion)$/, /^(?:\p{L}{3} ?)+$/u],
  'games/bridges40': [],
  'games/cuarenta': [],
  'games/fastlane': [],
  'games/bipartite/lessons': [/^[\w*/]+ [wb] \w+ \d+ \d+$/],
  // Pieces and where they stand.
  'games/bridge41/lessons': [/^(?:\p{L}{3} ?)+$/u],
  'games/bridges40/lessons': [],
  'games/cuarenta/lessons': [],
  'games/fastlane/lessons': [],
  // Diagnostics are English, for who reads the report.
  'ui/about': [
    /^(Fortyone|Time|Browser|Window|Installed|Works offline|Storage|Protected from clearing|Failures)\b/,
    /^pixels a point$|^not open$|^unknown size$/,
  ],
  'ui/characters': [],
  'ui/components': [],
  'ui/connect': [],
  // Why a worker failed, for the diagnostics.
  'ui/draw': [/^the worker crashed$/],
  'ui/feedback': [],
  'ui/game': [KEY_NAMES],
  // The app's name.
  'ui/home': [/^Fortyone$/],
  'ui/learn': [],
  'ui/lessons': [],
  'ui/move': [],
  'ui/newgame': [],
  'ui/openings': [],
  // For the console.
  'ui/puzzles': [/^Puzzle attempts can’t be read:$/],
  'ui/rules': [],
  'ui/share': [
    // Refusals, and a failure that no browser is known for.
    /^it looks like a |too large for a text of games$|^is not a text file$|^no canvas /,
  ],
  'ui/table': [KEY_NAMES],
  // Refusals of a position's text.
  editor: [/^", not one of$/, /^": unknown letter "$/],
  'session/analysis': [],
  'ui/analysis': [
    // Kinds that the engine tells apart, keys, and failures for the console.
    /^(too large|but for draws)$/,
    KEY_NAMES,
    /^(The analysis stayed where it was|Analyses could not be read):$/,
  ],
  'ui/editor': [
    KEY_NAMES,
    // Refusals of edits that no tap makes.
    /^piece is "$|^", which these rules do not have$/,
    /^edit is "$|^", not like "carry 3 7" or "place 3 12"$/,
  ],
  'ui/history': [],
  'ui/review': [KEY_NAMES],
  'ui/manage': [],
  // A name for code.
  'ui/nearby': [/^scanning its answer$/],
  'ui/progress': [],
  // A way to install, and for the console.
  'ui/pwa': [/^share menu$/, /^No offline play in this visit:$/],
  // The app's name.
  'ui/routing': [/Fortyone$/],
  'ui/settings': [],
  'ui/state': [],
  'ui/stored': [],
  'ui/words': [],
};

/** Two words, or one that begins like a sentence. */
const SAID = /\p{L}{2,}\s+\p{L}|^\s*[\p{Lu}“]\p{Ll}{2,}(?!\p{L})/u;

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** What names things for the browser, not for people. */
const NAMES = /^(?:class|type|role|id|key|variant|data-.*|icon|name|accept|auto.*)$/;

/** Literals in code that look as if people read or heard them. */
function saidIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(saidIn);
  if (!isNode(value)) return [];
  if (/^(?:Import|Export.*From|TS.*Type)/.test(value.type)) return [];
  if (value.type === 'JSXAttribute' && isNode(value.name) && NAMES.test(String(value.name.name)))
    return [];
  const text =
    value.type === 'Literal' || value.type === 'JSXText'
      ? value.value
      : value.type === 'TemplateElement' && typeof value.value === 'object'
        ? (value.value as { readonly cooked?: unknown }).cooked
        : null;
  if (typeof text === 'string') return SAID.test(text) ? [text.trim()] : [];
  return Object.values(value).flatMap(saidIn);
}

const said = (name: string, code: string): string[] => saidIn(parseSync(name, code).program);

test('literals that people read are found, and no others', () => {
  const code = `
    import { Button } from '../components/Some Button';
    const step = 'connecting' as 'connecting' | 'Not this';
    export const Part = ({ n }) => (
      <p class="one two" title="Read me">
        Some text <Button>{n > 1 ? 'Go on' : \`\${n} games left\`}</Button>
      </p>
    );`;
  expect(said('Part.tsx', code)).toEqual(['Read me', 'Some text', 'Go on', 'games left']);
});

test.each(Object.entries(SILENT))(
  '%s: nothing is said outside the language folders',
  (folder, allowed) => {
    const found = readdirSync(join(root, folder), { encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => said(name, readFileSync(join(root, folder, name), 'utf8')));
    expect(found.filter((text) => !allowed.some((one) => one.test(text)))).toEqual([]);
  },
);

/** Everything that a literal or a template says, however short. */
function literalsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(literalsIn);
  if (!isNode(value)) return [];
  const { cooked } = (value.value ?? {}) as { readonly cooked?: unknown };
  const text = value.type === 'Literal' ? value.value : cooked;
  return typeof text === 'string' ? [text] : Object.values(value).flatMap(literalsIn);
}

test.each(Object.keys(languages).filter((tag) => tag !== ENGLISH))(
  '%s: what is quoted stands in the quotes of the language',
  (tag) => {
    const folder = join(root, 'language', tag);
    const literals = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.ts$/.test(name))
      .flatMap((name) =>
        literalsIn(parseSync(name, readFileSync(join(folder, name), 'utf8')).program),
      );
    expect(literals.length).toBeGreaterThan(1000);
    // A tag is shown as it stands in a game's text: [Game "..."].
    expect(literals.filter((text) => text.replace(' "..."]', '').includes('"'))).toEqual([]);
  },
);

/** Calls of these functions and classes, with all that is in them. */
function callsIn(value: unknown, names: readonly string[]): Node[] {
  if (Array.isArray(value)) return value.flatMap((one) => callsIn(one, names));
  if (!isNode(value)) return [];
  const { callee } = value;
  const isCall = isNode(callee) && names.includes(String(callee.name));
  return [
    ...(isCall ? [value] : []),
    ...Object.values(value).flatMap((one) => callsIn(one, names)),
  ];
}

test('what is refused is said in the language folders alone', () => {
  const names = ['refuse', 'refusal', 'InputError', 'PositionError'];
  const calls = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('language'))
    .flatMap((name) => {
      const { program } = parseSync(name, readFileSync(join(root, name), 'utf8'));
      return callsIn(program, names);
    });
  expect(calls.length).toBeGreaterThan(200);
  expect(calls.flatMap(saidIn)).toEqual([]);
});
