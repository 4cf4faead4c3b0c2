// What is shown or spoken stands in the language folders: in the parts of the app listed here, the code itself says nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../src');

/** Folders whose texts have all been moved, and what of them may stay. */
const SILENT: Readonly<Record<string, readonly RegExp[]>> = {
  // Diagnostics are English, for who reads the report.
  'ui/about': [
    /^(Fortyone|Time|Browser|Window|Installed|Works offline|Storage|Protected from clearing|Failures)\b/,
    /^pixels a point$|^not open$|^unknown size$/,
  ],
  'ui/connect': [],
  // Why a worker failed, for the diagnostics.
  'ui/draw': [/^the worker crashed$/],
  'ui/move': [],
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
