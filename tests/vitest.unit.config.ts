// How the test runner takes the unit tests of screens, boards, builds and workers, which Vite puts together. The top folder's
// vite.config.ts names this file and its neighbours, so plain `npx vitest` finds them, and a build needs none of them.
import { resolve } from 'node:path';
import { defineProject } from 'vitest/config';
import app from '../vite.config.ts';
import { CORE_TESTS } from './vitest.core.config.ts';

export default defineProject({
  ...app,
  test: {
    root: resolve(import.meta.dirname, '..'),
    name: 'unit',
    // By itself the runner leaves one processor core out, which on two is half of them.
    maxWorkers: '100%',
    // Classes have the names they have in the app.
    css: { include: /\.module\.css/, modules: { classNameStrategy: 'scoped' } },
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/e2e/**', ...CORE_TESTS],
    setupFiles: ['tests/proofGames/setup.ts', 'tests/language/setup.ts'],
    // Property tests take seconds on a quiet machine, and many more on a busy one.
    testTimeout: 60_000,
  },
});
