// How the test runner takes the end-to-end tests: three files at a time, then, one by one and with nothing beside them,
// those that measure time. Files whose browser is not on this machine are left out.
import { resolve } from 'node:path';
import type { UserWorkspaceConfig } from 'vitest/config';
import app from '../../vite.config.ts';
import { installed } from '../support/installed.ts';
import { PATIENCE } from './support/browsers/browser.ts';

const FOLDER = 'tests/e2e';
/** Tests of any engine; those elsewhere, of one engine's own abilities (touch, quota, installation), drive Chromium. */
export const OF_ANY = `${FOLDER}/engines/*.e2e.ts`;

/** Whether a browser that such tests need is on this machine. */
const canRun = (pattern: string): boolean =>
  (pattern === OF_ANY ? installed() : installed(['Chromium'])).length > 0;

/** A project of end-to-end tests: those that match the patterns, with what all of them have in common. */
export function endToEnd(
  patterns: readonly string[],
  options: UserWorkspaceConfig['test'],
): UserWorkspaceConfig {
  return {
    ...app,
    test: {
      root: resolve(import.meta.dirname, '../..'),
      ...options,
      include: patterns.filter(canRun),
      setupFiles: ['tests/support/english.ts'],
      globalSetup: ['leftOut', 'scratch', 'build'].map((name) => `${FOLDER}/support/${name}.ts`),
      // Files that run after one another in a worker share its modules, and with them one Chromium (support/device.ts).
      isolate: false,
      // Browsers start and end within them, on machines that do other things besides.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: PATIENCE } },
    },
  };
}
