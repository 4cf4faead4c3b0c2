// Tries made-up and damaged inputs on everything that reads from outside: links, texts, backups, addresses, protocol lines,
// rows and channel messages. A throw that is not a refusal in words is a fault.
//   npm run lab -- fuzz [--inputs 1000000] [--seed 1] [--keep]
// Prints a row for each kind: inputs, faults, times, and whether ten times its size is memory enough for a long one. --keep adds the faults to tests/fuzz/found.json, which the unit tests try again.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serialize } from 'node:v8';
import { Dice } from '../../fuzz/damage';
import { faultOf, type InputKind, inputKinds } from '../../fuzz/inputs';

const FOUND = join(import.meta.dirname, '../../fuzz/found.json');
const MEMORY = join(import.meta.dirname, 'memory.ts');
/** How many times its own size an input may need while it is read. */
const MEMORY_TIMES = 10;
/** Milliseconds in which each answer should come. */
const AIM_MS = 100;

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'boolean', default: false },
  },
});

interface Fault {
  readonly kind: string;
  readonly what: string;
  /** As V8 serializes it, in base64. */
  readonly input: string;
}

const kinds = await inputKinds();
const each = Math.ceil(Number(values.inputs) / kinds.length);
const faults: Fault[] = [];

/** Tries inputs of one kind; its row. */
async function attack(kind: InputKind, dice: Dice): Promise<string> {
  const before = faults.length;
  let longest = 0;
  let late = 0;
  let total = 0;
  for (let round = 0; round < each; round++) {
    const input = kind.make(dice);
    const begun = performance.now();
    const fault = await faultOf(kind, input);
    const time = performance.now() - begun;
    total += time;
    longest = Math.max(longest, time);
    if (time > AIM_MS) late++;
    if (fault !== null) {
      const what = fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault);
      // The same throw again says nothing new.
      if (!faults.some((one) => one.kind === kind.name && one.what === what))
        faults.push({ kind: kind.name, what, input: serialize(input).toString('base64') });
    }
  }
  const times = [(total / each).toFixed(2), longest.toFixed(0), late];
  const row = [kind.name, each, faults.length - before, ...times, memoryText(kind.name)];
  return `| ${row.join(' | ')} |`;
}

/** Runs the program that reads one long input. */
const readLong = (flags: readonly string[], ...args: string[]): string =>
  execFileSync(process.execPath, [...flags, '--import', 'tsx', MEMORY, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Whether a long input can be read with ten times its size beside what all readers take before it. */
function memoryText(name: string): string {
  const { before, long }: { before: number; long: number } = JSON.parse(readLong(['--expose-gc']));
  try {
    const read = readLong([`--max-old-space-size=${before + MEMORY_TIMES * long}`], name);
    return read === '' ? 'no text' : 'enough';
  } catch {
    return 'too little';
  }
}

console.log(
  `| input | tries | faults | mean, ms | longest, ms | over ${AIM_MS} ms | ten times its size is |`,
);
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const [index, kind] of kinds.entries())
  console.log(await attack(kind, new Dice(Number(values.seed) * kinds.length + index)));
for (const { kind, what, input } of faults) console.log(`${kind}: ${what}: ${input.slice(0, 200)}`);
if (values.keep && faults.length > 0) {
  const kept: Fault[] = JSON.parse(readFileSync(FOUND, 'utf8'));
  writeFileSync(FOUND, `${JSON.stringify([...kept, ...faults], null, 2)}\n`);
}
process.exitCode = faults.length > 0 ? 1 : 0;
