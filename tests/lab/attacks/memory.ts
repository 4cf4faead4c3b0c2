// Reads one long input of a kind, its own piece over and over, and ends well if the heap that it was given sufficed. Run by
// fuzz.ts in a process of its own (`npm run lab -- fuzz`). Without a kind, prints what all readers take before any input.
import { Dice } from '../../fuzz/damage';
import { faultOf, inputKinds } from '../../fuzz/inputs';

/** Of a long input, in MB. */
const LONG_MB = 8;
const SEED = 5;

/** The same over and over until it is long; null for what is not a text. */
function lengthened(input: unknown): unknown {
  if (typeof input === 'string')
    return input.repeat(Math.ceil((LONG_MB * 2 ** 20) / (input.length || 1)));
  if (Array.isArray(input) && typeof input[0] === 'string') return [lengthened(input[0])];
  if (typeof input === 'object' && input && 'text' in input)
    return { ...input, text: lengthened(input.text) };
  return null;
}

const [name] = process.argv.slice(2);
const kinds = await inputKinds();
if (name === undefined) {
  globalThis.gc?.();
  const { heapTotal } = process.memoryUsage();
  console.log(JSON.stringify({ before: Math.ceil(heapTotal / 2 ** 20), long: LONG_MB }));
} else {
  const kind = kinds.find((one) => one.name === name);
  const input = lengthened(kind?.make(new Dice(SEED)));
  if (kind && input !== null) {
    const fault = await faultOf(kind, input);
    if (fault !== null) throw fault;
    console.log('read');
  }
}
