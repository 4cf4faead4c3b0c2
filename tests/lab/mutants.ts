// `npm run lab -- mutants [--tests rules,games,conformance] [src/rules/fen.ts ...]`
// Changes the code in small ways, one at a time (Stryker's mutants), and runs the tests of some folders on each: the share of
// mutants that a test finds is the score. Without files, all of src/rules and Cuarenta's folder, which takes hours. Lists those
// that survive, and writes a page for a browser to .screenshots/mutants.html.
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { tests: { type: 'string', default: 'rules,games,conformance' } },
});
// mutants.vitest.config.ts reads it in processes of its own.
process.env.MUTANT_TESTS = values.tests;

await new Stryker({
  mutate: files.length > 0 ? files : ['src/rules/**/*.ts', 'src/games/cuarenta/*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/lab/mutants.vitest.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner'],
  // Nobody compares most texts, such as error messages.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['dist', 'public', 'tests/e2e', 'tests/lab/results'],
  // Stryker would read it through the JavaScript interface of TypeScript, which version 7 no longer has.
  tsconfigFile: 'none',
  // Constants at the top of modules: each of their mutants would take all tests.
  ignoreStatic: true,
  concurrency: 2,
  dryRunTimeoutMinutes: 60,
  tempDirName: '.screenshots/stryker',
  htmlReporter: { fileName: '.screenshots/mutants.html' },
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
}).runMutationTest();
