// `npm run lab -- train --game cuarenta --games 6000 --nodes 300 --seed 1 --file ~/cuarenta.samples`
// Plays games of the engine against itself, which takes minutes to hours, and trains a game's network on them, which takes
// a minute; writes src/games/<id>/network.bin and, what made it, network.json. The file keeps the games: after an interruption the same command goes on
// with them. The same command makes the same network again (while rules, search and fitted weights stay). To use several
// cores, `--from N --play` plays the games from N on alone; files joined in their order are the file of one run. With
// `--learned` the game's present network judges for the players as well.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deflateSync } from 'node:zlib';
import type { NetworkOrigin } from '../../../src/games/evaluation';
import { tunedGame } from '../grounds';
import { fitNetwork } from './fit';
import { playedStarts, playGames } from './play';
import { SampleFile } from './samples';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'cuarenta' },
    games: { type: 'string', default: '6000' },
    nodes: { type: 'string', default: '300' },
    from: { type: 'string', default: '0' },
    play: { type: 'boolean', default: false },
    learned: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    neurons: { type: 'string', default: '16' },
    epochs: { type: 'string', default: '10' },
    option: { type: 'string', multiple: true, default: [] },
    file: { type: 'string' },
  },
});
const { file, from, option, play, learned, ...made } = values;
if (file === undefined) throw new Error('--file must say where the positions go');
const game = tunedGame(values.game);
const games = Number(values.games);
const seed = Number(values.seed);
const options = Object.fromEntries(option.map((one) => one.split('=')));
const starts = await playedStarts(game, options);
await playGames(game, starts, {
  ...{ file, from: Number(from), games },
  ...{ nodes: Number(values.nodes), learned, seed },
});
if (play) process.exit();
const samples = new SampleFile(file);
const { handSet } = await game.loadEvaluation();
const weights = fitNetwork(starts[0].rules, handSet, samples, {
  ...{ round: starts.length, neurons: Number(values.neurons) },
  ...{ epochs: Number(values.epochs), seed },
});
const origin: NetworkOrigin = {
  made: {
    date: new Date().toISOString().slice(0, 10),
    command: `npm run lab -- train ${Object.entries(made)
      .concat(option.map((one) => ['option', one]))
      .map(([name, value]) => `--${name} ${value}`)
      .join(' ')}${learned ? ' --learned' : ''}`,
    games,
    positions: samples.length,
  },
  trained: [...new Set(starts.map(({ rules }) => rules))].map((rules) => rules.options),
  terrains: samples.terrains(),
};
const folder = join(import.meta.dirname, '../../../src/games', game.id);
writeFileSync(join(folder, 'network.bin'), deflateSync(bytesOf(weights), { level: 9 }));
const originFile = join(folder, 'network.json');
writeFileSync(originFile, `${JSON.stringify(origin, null, 2)}\n`);
execFileSync('npx', ['biome', 'format', '--write', originFile]);
console.log(folder);

/** Two bytes each, the lower one first, on every machine. */
function bytesOf(integers: Int16Array): Buffer {
  const bytes = Buffer.alloc(2 * integers.length);
  for (const [index, integer] of integers.entries()) bytes.writeInt16LE(integer, 2 * index);
  return bytes;
}
