// `npm run lab -- endings`: solves every ending of up to three pieces and tells what is won, drawn and lost with best play, how long the
// longest win is, and what solving takes: prints the table of src/engine/endings/README.md, and stores in each game's folder
// what Learn tells of its usual rules. `-- --four` solves some endings of four pieces instead, as an analysis does on demand.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Tablebase } from '../../src/engine/endings/library';
import { pliesOf } from '../../src/engine/endings/table';
import type { SolvedEnding, SolvedEndings } from '../../src/games/facts';
import type { OptionValues, RuleSet } from '../../src/games/game';
import { WHITE } from '../../src/rules/types';
import { anyOf, solved, walk } from '../engine/solvedEndings';
import { rulesOf } from '../engine/support';

const RULES: readonly (readonly [id: string, options: OptionValues])[] = [
  ['bridge41', {}],
  ['bridge41', { bridge: 'big' }],
  ['bridge41', { bridge: 'moving' }],
  ['bridge41', { queen: 'rook' }],
  ['bridge41', { army: 'allYourBase' }],
  ['bridge41', { queen: 'rook', army: 'dopefish' }],
  ['cuarenta', {}],
  ['fastlane', {}],
  ['fastlane', { layout: 'none' }],
  ['bridges40', {}],
];

/** Endings of four pieces, as `--four` solves them. */
const FOUR: readonly (readonly [id: string, options: OptionValues, pieces: string])[] = [
  ['bridge41', {}, 'KRkr'],
  ['bridge41', { bridge: 'big' }, 'KRkb'],
  ['bridge41', { queen: 'rook' }, 'KQkr'],
  ['cuarenta', {}, 'KBkg'],
  ['cuarenta', {}, 'KVkf'],
  ['bipartite', {}, 'KRks'],
  ['fastlane', {}, 'KQkr'],
  ['fastlane', {}, 'KPkr'],
  ['bridges40', {}, 'PPpp'],
];

/** Pieces of all endings in which White has something more, from the one with the most to turn into on. */
function endingsOf(rules: RuleSet): string[] {
  const letters = rules.kinds.flatMap((kind) => kind ?? []);
  const king = letters.find(({ royal }) => royal)?.letter;
  if (king === undefined)
    return letters.flatMap(({ letter }) =>
      [`${letter}${letter}`, letter].map((own) => own + letter.toLowerCase()),
    );
  const used = new Set(
    [...rules.startFen.split(' ')[0].toUpperCase()].filter((sign) => /[A-Z]/.test(sign)),
  );
  return letters
    .filter(({ letter, royal }) => !royal && used.has(letter))
    .map(({ letter }) => `${king}${letter}${king.toLowerCase()}`);
}

interface Measured extends SolvedEnding {
  /** Bytes that the ending keeps, with all that it can turn into. */
  readonly size: number;
  /** Of processor time. */
  readonly milliseconds: number;
}

/** Milliseconds of processor time since then. */
function spentSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

async function measure(rules: RuleSet, pieces: string): Promise<Measured> {
  const started = process.cpuUsage();
  const library = await solved(rules, pieces);
  return sharesOf(library, rules, pieces, spentSince(started));
}

/** What is won, drawn and lost of the placements of these pieces, which are solved. */
function sharesOf(
  library: Tablebase,
  rules: RuleSet,
  pieces: string,
  milliseconds: number,
): Measured {
  const counts = { won: 0, drawn: 0, lost: 0, longest: 0 };
  walk(rules, pieces, 1, (position) => {
    const value = library.valueOf(position) ?? 0;
    const own = position.side === WHITE ? value : -value;
    counts[own > 0 ? 'won' : own < 0 ? 'lost' : 'drawn']++;
    if (own > 0) counts.longest = Math.max(counts.longest, pliesOf(value));
  });
  const { won, drawn, lost, longest } = counts;
  const share = (count: number) => Number(((100 * count) / (won + drawn + lost)).toFixed(1));
  return {
    pieces: pieces.replace(/[a-z]+/, (others) => ` v ${others.toUpperCase()}`),
    ...{ won: share(won), drawn: share(drawn), lost: share(lost) },
    longest: longest > 0 ? (longest + 1) >> 1 : null,
    ...{ size: library.size, milliseconds },
  };
}

function row(name: string, { pieces, won, drawn, lost, longest, size, milliseconds }: Measured) {
  const shares = [won, drawn, lost].map((share) => share.toFixed(1));
  const sizes = [size / 1024, milliseconds].map((number) => `${Math.round(number)}`);
  return `| ${[name, pieces, ...shares, longest ?? '–', ...sizes].join(' | ')} |`;
}

function store(id: string, endings: readonly SolvedEnding[]): void {
  const made = { date: new Date().toISOString().slice(0, 10), command: 'npm run lab -- endings' };
  const told: SolvedEndings = {
    made,
    endings: endings.map(({ pieces, won, drawn, lost, longest }) => ({
      ...{ pieces, won, drawn, lost, longest },
    })),
  };
  const file = join(import.meta.dirname, '../../src/games', id, 'solvedEndings.json');
  writeFileSync(file, `${JSON.stringify(told, null, 2)}\n`);
}

/** Solves endings of four pieces on demand; the clock that decides what takes too long is processor time. */
async function solveFour(): Promise<void> {
  for (const [id, options, pieces] of FOUR) {
    const rules = rulesOf(id, options);
    const library = new Tablebase(rules);
    const started = process.cpuUsage();
    const control = { now: () => spentSince(started), stopped: () => false };
    const result = await library.solveOnDemand(anyOf(rules, pieces), control, () => undefined);
    const milliseconds = spentSince(started);
    const name = nameOf(id, options);
    if (result === 'solved') console.log(row(name, sharesOf(library, rules, pieces, milliseconds)));
    else console.log(`| ${name} | ${pieces} | ${result} | ${Math.round(milliseconds)} |`);
  }
}

const nameOf = (id: string, options: OptionValues): string =>
  [id, ...Object.entries(options).map((one) => one.join('='))].join(' ');

console.log('| rules | pieces | won, % | drawn | lost | longest win, moves | KB | ms |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
const rest = process.argv.includes('--four') ? [] : RULES;
if (rest.length === 0) await solveFour();
for (const [id, options] of rest) {
  const rules = rulesOf(id, options);
  const name = nameOf(id, options);
  const measured: Measured[] = [];
  for (const pieces of endingsOf(rules)) {
    const found = await measure(rules, pieces);
    console.log(row(name, found));
    measured.push(found);
  }
  if (Object.keys(options).length === 0) store(id, measured);
}
