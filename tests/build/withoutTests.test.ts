// The app is built from its sources alone: whoever has no tests, or none of their tools, can build it too.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
/** What is no source: made from them, installed, or the tests themselves. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', 'tests', 'coverage', '.screenshots']);

test('a copy without the tests is built', () => {
  const copy = mkdtempSync(join(tmpdir(), 'fortyone-sources-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const name of readdirSync(ROOT).filter((one) => !LEFT_OUT.has(one))) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync('npm', ['run', 'build'], { cwd: copy, env, stdio: 'pipe' });
  expect(readdirSync(join(copy, 'dist'))).toEqual(expect.arrayContaining(['index.html', 'sw.js']));
});
