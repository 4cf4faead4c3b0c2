// Texts of a language to be read by somebody who does not see the English: every text of New game and of each first lesson, and
// others at random. With --beside, each stands beside the English, to compare what was understood.
//
//   npm run lab -- reading --language de [--others 300] [--seed 1] [--beside]
//
// Texts that take something are shown as code. What the comparison came to is kept in results/languages.md.
import { parseArgs } from 'node:util';
import { ENGLISH, languages } from '../../src/language/languages';
import type { TextsName } from '../../src/language/textsType';
import { randomWords } from '../../src/rules/zobrist';
import { entryOf } from '../../src/util/items';

const { values: given } = parseArgs({
  options: {
    language: { type: 'string', default: 'de' },
    others: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    beside: { type: 'boolean', default: false },
  },
});

/** Modules, and parts of modules, of which every text is read. */
const WHOLE = [/^newGame\./, /^\w+Lessons\.first\./];

type Leaves = ReadonlyMap<string, string>;

function leavesOf(name: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value === 'function') return [[name, String(value).replaceAll(/\s+/g, ' ')]];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leavesOf(`${name}.${key}`, part))
    : [];
}

async function textsIn(tag: string): Promise<Leaves> {
  const folder = await entryOf(languages, tag).folder();
  const names = Object.keys(folder) as TextsName[];
  const loaded = await Promise.all(
    names.map(async (name) => leavesOf(name, (await folder[name]()).texts)),
  );
  return new Map(loaded.flat());
}

/** That many of the names, the same each time. */
function drawn(names: readonly string[], count: number, seed: number): string[] {
  const next = randomWords(seed);
  return [...names]
    .map((name) => [next() >>> 0, name] as const)
    .sort(([one], [other]) => one - other)
    .slice(0, count)
    .map(([, name]) => name);
}

const english = await textsIn(ENGLISH);
const own = await textsIn(given.language);
const [whole, others] = [true, false].map((isWhole) =>
  [...own.keys()].filter((name) => WHOLE.some((part) => part.test(name)) === isWhole),
);
const chosen = [...(whole ?? []), ...drawn(others ?? [], Number(given.others), Number(given.seed))];
for (const [index, name] of chosen.entries()) {
  console.log(`${index + 1}. [${name.split('.')[0]}] ${own.get(name)}`);
  if (given.beside) console.log(`   English: ${english.get(name)}`);
}
