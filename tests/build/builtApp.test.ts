// Programs that measure the built app or take its pictures work in a fresh clone: they get its folder only from the
// function that builds it first.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const TESTS = join(import.meta.dirname, '..');

test('only end-to-end tests, which build once before all of them, take the built app as it is', () => {
  const taking = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('e2e'))
    .filter((name) =>
      /import [^;]*\bDIST\b[^;]* from/.test(readFileSync(join(TESTS, name), 'utf8')),
    );
  expect(taking).toEqual([]);
});
