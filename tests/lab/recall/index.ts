// `npm run lab -- recall [--puzzles 20000] [--seed 1]`: missed puzzles come back to simulated learners when the app says; prints by
// interval how often they are solved then, with 95 % bounds (Wilson).
import { parseArgs } from 'node:util';
import { turnsByInterval } from './simulate';

const { values } = parseArgs({
  options: {
    puzzles: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
  },
});

/** Standard deviations that 95 % of a normal distribution lie within. */
const Z = 1.96;

const percent = (share: number): string => (100 * share).toFixed(1);

console.log('| interval, days | turns | solved, % | 95 % bounds |');
console.log('| --- | --- | --- | --- |');
const turns = turnsByInterval(Number(values.puzzles), Number(values.seed));
for (const [interval, { count, solved }] of [...turns].sort(([a], [b]) => a - b)) {
  const share = solved / count;
  const middle = (share + Z ** 2 / (2 * count)) / (1 + Z ** 2 / count);
  const width =
    (Z / (1 + Z ** 2 / count)) * Math.sqrt((share * (1 - share)) / count + (Z / (2 * count)) ** 2);
  const bounds = `${percent(middle - width)} to ${percent(middle + width)}`;
  console.log(`| ${interval} | ${count} | ${percent(share)} | ${bounds} |`);
}
