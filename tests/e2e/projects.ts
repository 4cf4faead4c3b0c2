// How the test runner takes the end-to-end tests: two files at a time, then, one by one and with nothing beside them,
// those that measure time. Files whose browser is not on this machine are left out.
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { installed } from '../support/installed.ts';

const FOLDER = 'tests/e2e';
/** Tests of one engine's own abilities (touch, quota, installation) drive Chromium. */
const OF_CHROMIUM = [`${FOLDER}/*.e2e.ts`, `${FOLDER}/timed/*.e2e.ts`];
const OF_ANY = `${FOLDER}/engines/*.e2e.ts`;

const leftOut = [
  ...(installed(['Chromium']).length === 0 ? OF_CHROMIUM : []),
  ...(installed().length === 0 ? [OF_ANY] : []),
];

const common = {
  globalSetup: [`${FOLDER}/support/leftOut.ts`, `${FOLDER}/support/build.ts`],
  setupFiles: [`${FOLDER}/support/closeBrowser.ts`],
  exclude: leftOut,
  passWithNoTests: leftOut.length > 0,
  // Browsers start and end within them, on machines that do other things besides.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

export const endToEnd: TestProjectInlineConfiguration[] = [
  {
    extends: true,
    test: {
      ...common,
      name: 'e2e',
      include: [`${FOLDER}/*.e2e.ts`, OF_ANY],
      maxWorkers: 2,
      sequence: { groupOrder: 1 },
    },
  },
  {
    extends: true,
    test: {
      ...common,
      name: 'timed',
      include: [`${FOLDER}/timed/*.e2e.ts`],
      maxWorkers: 1,
      sequence: { groupOrder: 2 },
    },
  },
];
