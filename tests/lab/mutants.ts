// `npm run lab -- mutants [--tests rules,games,conformance] [--sample 0.15] [--seed 1] [--again] [src/rules/fen.ts ...]`
// Changes the code in small ways, one at a time (Stryker's mutants), and runs the tests of some folders on each: the share of
// mutants that a test finds is the score. Without files, all of src/rules and Cuarenta's folder, which takes hours; --sample
// takes a share of the mutants, drawn by the seed, and prints a 95 % interval. --again tries only those that the last run
// left alive, with other tests. Lists the survivors, and writes .screenshots/mutants.json and, for a browser, mutants.html.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { mutantKey, type Sample } from './mutantSample';

const RESULTS = '.screenshots/mutants.json';

/** What became of one mutant; alive if no test found it. */
interface Tried {
  readonly key: string;
  readonly isAlive: boolean;
}

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    tests: { type: 'string', default: 'rules,games,conformance' },
    sample: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    again: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: '2' },
  },
});
const before: readonly Tried[] = values.again ? JSON.parse(readFileSync(RESULTS, 'utf8')) : [];
const keys = before.filter(({ isAlive }) => isAlive).map(({ key }) => key);
const sample: Sample = {
  seed: Number(values.seed),
  share: Number(values.sample),
  ...(values.again && { keys }),
};
// Processes of their own read these: mutants.vitest.config.ts and mutantSample.ts.
process.env.MUTANT_TESTS = values.tests;
process.env.MUTANT_SAMPLE = JSON.stringify(sample);

const results = await new Stryker({
  mutate: files.length > 0 ? files : ['src/rules/**/*.ts', 'src/games/cuarenta/*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/lab/mutants.vitest.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner', './tests/lab/mutantSample.ts'],
  checkers: ['sample'],
  checkerNodeArgs: ['--import', 'tsx'],
  // Nobody compares most texts, such as error messages.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['dist', 'public', 'tests/e2e', 'tests/lab/results'],
  // Stryker would read it through the JavaScript interface of TypeScript, which version 7 no longer has.
  tsconfigFile: 'none',
  // Constants at the top of modules: each of their mutants would take all tests.
  ignoreStatic: true,
  concurrency: Number(values.concurrency),
  dryRunTimeoutMinutes: 60,
  tempDirName: '.screenshots/stryker',
  htmlReporter: { fileName: '.screenshots/mutants.html' },
  reporters: ['html'],
}).runMutationTest();

const tried = new Map<string, boolean>();
for (const { key, isAlive } of before) tried.set(key, isAlive);
for (const result of results) {
  const isAlive = result.status === 'Survived' || result.status === 'NoCoverage';
  if (isAlive || result.status === 'Killed' || result.status === 'Timeout')
    tried.set(mutantKey(result), isAlive);
}
const rows = [...tried].map(([key, isAlive]): Tried => ({ key, isAlive }));
writeFileSync(RESULTS, JSON.stringify(rows, null, 1));

/** Lower and upper bound in per cent (Wilson, 95 %) of a share of which `found` of `all` were drawn. */
function interval(found: number, all: number): string {
  const z = 1.96;
  const share = found / all;
  const centre = share + (z * z) / (2 * all);
  const spread = z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  const bounds = [centre - spread, centre + spread].map((bound) =>
    ((100 * bound) / (1 + (z * z) / all)).toFixed(0),
  );
  return bounds.join(' to ');
}

function row(name: string, mutants: readonly Tried[]): string {
  const found = mutants.filter(({ isAlive }) => !isAlive).length;
  const score = ((100 * found) / mutants.length).toFixed(1);
  return `| ${[name, mutants.length, found, score, interval(found, mutants.length)].join(' | ')} |`;
}

console.log('| file | mutants | found | score, % | 95 % interval |');
const fileOf = ({ key }: Tried): string => key.slice(0, key.indexOf(' '));
for (const file of [...new Set(rows.map(fileOf))].sort())
  console.log(
    row(
      `\`${file}\``,
      rows.filter((one) => fileOf(one) === file),
    ),
  );
console.log(row('together', rows));
for (const { key, isAlive } of rows) if (isAlive) console.log(`alive: ${key}`);
