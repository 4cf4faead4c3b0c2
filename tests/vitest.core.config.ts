// How the test runner takes the unit tests of what needs no page: Node imports the modules itself, as the worker's engine is one
// plain program. Vite's own module runner looks up every imported name each time it is used, and searches take three times as long.
import { resolve } from 'node:path';
import { defineProject } from 'vitest/config';

/** Folders of tests whose modules neither draw nor are built. */
const FOLDERS = [
  'analysis',
  'conformance',
  'editor',
  'engine',
  'fuzz',
  'games',
  'input',
  'lab',
  'lessons',
  'puzzles',
  'rating',
  'reasons',
  'review',
  'rivals',
  'rules',
  'share',
  'uci',
];

/** Others like them in folders with tests, as of databases or of what is loaded late, that keep a process for each file. */
const FILES = [
  'session/analysisSession',
  'session/endingSolving',
  'session/moves',
  'session/retryMistakeSession',
  'session/reviewSession',
  'storage/analysisText',
  'storage/displayedMoves',
  'storage/lastOpenings',
  'storage/message',
  'storage/parseAnalysis',
  'storage/parseRecord',
  'storage/pruneGames',
  'storage/text',
  'util/items',
  'util/lazy',
  'util/observable',
];

export const CORE_TESTS = [
  ...FOLDERS.map((folder) => `tests/${folder}/**/*.test.ts`),
  ...FILES.map((file) => `tests/${file}.test.ts`),
];

export default defineProject({
  test: {
    root: resolve(import.meta.dirname, '..'),
    name: 'core',
    // By itself the runner leaves one processor core out, which on two is half of them.
    maxWorkers: '100%',
    include: CORE_TESTS,
    pool: 'forks',
    // Files share a process, which loads rules and engine once: a process for each file takes more time than most tests.
    isolate: false,
    execArgv: ['--import', 'tsx'],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    setupFiles: ['tests/proofGames/setup.ts', 'tests/language/setup.ts'],
    // Texts are asked for when the games that have them are there.
    sequence: { setupFiles: 'list' },
    // Property tests take seconds on a quiet machine, and many more on a busy one.
    testTimeout: 60_000,
  },
});
