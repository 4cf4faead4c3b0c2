// `npm run presets -- [--games 60] [--level 4] [--seed 1]`
// How even the offered mixes of options are: White's score in games of one level against itself, beside the standard
// rules, and how many games were drawn.
import { parseArgs } from 'node:util';
import { games } from '../../src/games';
import { measureFirstMove } from './ladder';
import { describeScore } from './score';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '60' },
    level: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
});

for (const game of games) {
  if (!game.loadPresets) continue;
  const { presets } = await game.loadPresets();
  for (const { name, options } of [{ name: 'Standard', options: {} }, ...presets]) {
    const started = performance.now();
    const score = await measureFirstMove({
      ...{ game, options, level: Number(values.level) },
      ...{ games: Number(values.games), seed: Number(values.seed) },
    });
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${game.name}, ${name}: White ${describeScore(score)}, ${seconds} s`);
  }
}
