// `npm run lab -- presets [--games 60] [--level 4] [--seed 1]`
// How even the offered variants are: White's score in games of one level against itself, beside the standard
// rules, and how many games were drawn; stored in the game's folder.
// `npm run lab -- presets --pairs [--games 100] [--nodes 400]`
// How even variants are that may favour a side, stored in the game's folder, from which New game warns of them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '../../../src/games';
import type { BalanceTable } from '../../../src/games/balance';
import type { MeasuredPreset } from '../../../src/games/facts';
import type { Game } from '../../../src/games/game';
import { madeToday, variantMark } from '../marks';
import { measureFirstMove } from './ladder';
import { describeScore } from './score';
import { playVariants } from './variants';

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    pairs: { type: 'boolean', default: false },
    nodes: { type: 'string', default: '400' },
    level: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
});
for (const game of games) {
  if (game.presets) await (values.pairs ? measurePairs(game) : measureNamed(game));
}

async function measureNamed(game: Game): Promise<void> {
  const { games: count = '60', seed } = values;
  const level = Number(values.level);
  const command = `npm run lab -- presets --games ${count} --level ${level} --seed ${seed}`;
  const { presets = [] } = game;
  const measured: MeasuredPreset[] = [];
  for (const { name, options } of [{ name: 'Standard', options: {} }, ...presets]) {
    const started = performance.now();
    const score = await measureFirstMove({
      ...{ game, options, level },
      ...{ games: Number(count), seed: Number(values.seed) },
    });
    const { wins: white, draws: drawn, losses: black } = score;
    const made = madeToday(command, await variantMark(game, options, level));
    measured.push({ ...made, name, options, level, white, drawn, black });
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${game.name}, ${name}: White ${describeScore(score)}, ${seconds} s`);
  }
  const path = join(import.meta.dirname, '../../../src/games', game.id, 'presetResults.json');
  writeFileSync(path, `${JSON.stringify(measured, null, 2)}\n`);
}

async function measurePairs(game: Game): Promise<void> {
  const { games: count = '100', nodes } = values;
  const variants = await playVariants({
    ...{ game, games: Number(count), nodes: Number(nodes) },
    onVariant: (variant) => console.log(game.name, JSON.stringify(variant)),
  });
  const command = `npm run lab -- presets --pairs --games ${count} --nodes ${nodes}`;
  const made = { date: new Date().toISOString().slice(0, 10), command };
  const stored: BalanceTable = { made, variants };
  const path = join(import.meta.dirname, '../../../src/games', game.id, 'balance.json');
  writeFileSync(path, `${JSON.stringify(stored)}\n`);
}
