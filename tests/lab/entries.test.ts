// Whatever the laboratory lists exists, loads and says how to use it, and every command that a file names is there.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { LAB_ENTRIES, nearNames } from './entries';

const ROOT = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

function lab(...args: string[]): string {
  const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  const asked = [tsx, join(import.meta.dirname, 'index.ts'), ...args];
  return execFileSync(process.execPath, asked, { encoding: 'utf8', stdio: 'pipe' });
}

const MODULES = Object.entries(LAB_ENTRIES).map(
  ([name, { module }]) => [name, join(import.meta.dirname, module)] as const,
);

// Bundled and not run, since some run for hours.
test('everything that an entry imports is there', async () => {
  const { errors } = await build({
    entryPoints: MODULES.map(([, path]) => path),
    bundle: true,
    write: false,
    outdir: ROOT,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.css': 'empty', '.bin': 'empty' },
    logLevel: 'silent',
  });
  expect(errors).toEqual([]);
});

test.each(MODULES)('the first comment of %s tells how to call it', (name, path) => {
  const usage = new RegExp(`^(//.*\n)*//.*npm run lab -- ${name}\\b`);
  expect(readFileSync(path, 'utf8')).toMatch(usage);
});

test('the list names all of them', () => {
  const list = lab();
  for (const name of Object.keys(LAB_ENTRIES)) expect(list).toMatch(new RegExp(`^${name} `, 'm'));
});

test('help is given without running anything', () => {
  expect(lab('match', '--help')).toContain('npm run lab -- match');
});

test('an unknown name is answered with those near it', () => {
  expect(() => lab('tournement')).toThrow(/no tournement: did you mean tournament\?/);
  expect(nearNames('coach')).toEqual(['bench-coach', 'bench-coach-page']);
  expect(nearNames('zebra')).toEqual([]);
});

test('package.json keeps at most 16 commands', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(16);
});

/** Sources and guides, by path from the project's root. */
function textFiles(): string[] {
  const folders = ['src', 'tests', 'workers', '.build', '.ci', '.github'].filter((folder) =>
    existsSync(join(ROOT, folder)),
  );
  const all = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  );
  return [...all, ...readdirSync(ROOT)].filter((file) =>
    /\.(tsx?|mjs|json|md|txt|yml)$/.test(file),
  );
}

test('every command that a file names exists', () => {
  const unknown: string[] = [];
  for (const file of textFiles()) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    for (const [, command, entry] of text.matchAll(
      /npm run (?:-s )?([a-z][\w:-]*)(?: -- ([a-z][\w-]*))?/g,
    )) {
      const isKnown =
        command === 'lab'
          ? entry === undefined || Object.hasOwn(LAB_ENTRIES, entry)
          : Object.hasOwn(scripts, command);
      if (!isKnown) unknown.push(`${file}: ${command} ${entry ?? ''}`);
    }
  }
  expect(unknown).toEqual([]);
});
