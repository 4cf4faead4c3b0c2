// `npm run lab -- openings --game cuarenta --games 2000 --seed 1 --folder ~/openings [--mix Ferry]`
// Plays games with varied openings by the usual rules of a game (named `standard`) and by each of its named variants, or of all
// games if none is named, and stores in the game's folder which first moves were played, how they scored and what they aim at.
// What is stored and was played by the engine of today stays. With --mix, which may be repeated, those rules are played and no
// others. The folder keeps the games: after an interruption the same command goes on with them.
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { levelSettings, networkShareAt } from '../../../src/engine/levels';
import { games } from '../../../src/games';
import type { Measured } from '../../../src/games/facts';
import type { Game, OptionValues } from '../../../src/games/game';
import type { OpeningFile } from '../../../src/games/openings';
import { sameOptions } from '../../../src/games/options';
import { judgingOf } from '../../support/networks';
import { openingsMark, todayText } from '../marks';
import { aims } from './aims';
import { countOpenings } from './count';
import { type OpenedGame, OpeningPlay } from './play';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    folder: { type: 'string' },
    mix: { type: 'string', multiple: true },
  },
});
const { folder } = values;
if (folder === undefined) throw new Error('--folder must say where the games go');
mkdirSync(folder, { recursive: true });

type Mix = OpeningFile['mixes'][number];

/** Who plays on after the opening: strong, and yet seldom drawn. */
const LEVEL = 5;
/** Keeps the seeds of one run's games from being those of another's. */
const SEED_STRIDE = 1_000_003;

const command = (id: string) =>
  `npm run lab -- openings --game ${id} --games ${values.games} --seed ${values.seed}`;

for (const game of games.filter(({ id }) => values.game === undefined || id === values.game)) {
  const named = [{ name: 'standard', options: {} }, ...(game.presets ?? [])];
  const path = join(import.meta.dirname, '../../../src/games', game.id, 'openings.json');
  const stored = storedMixes(path);
  const mixes: Mix[] = [];
  for (const { name, options } of named) {
    const started = performance.now();
    const mark = await openingsMark(game, options, LEVEL);
    const kept = stored.find((one) => sameOptions(game.options, one.options, options));
    const isPlayed = values.mix?.includes(name) ?? kept?.made.mark !== mark;
    const made = { date: todayText(), command: command(game.id), mark };
    const mix = isPlayed
      ? await mixOf(game, made, options, join(folder, `${game.id}-${name}.txt`))
      : kept;
    if (!mix) continue;
    mixes.push(mix);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${game.name}, ${name}: ${mix.positions.length} positions, ${seconds} s`);
  }
  const file: OpeningFile = { level: LEVEL, mixes };
  writeFileSync(path, JSON.stringify(file, null, 2));
  // Short lists on one line each, as all files of this project have them.
  execFileSync('npx', ['biome', 'format', '--write', path]);
}

/** As this command has written them. */
function storedMixes(path: string): readonly Mix[] {
  if (!existsSync(path)) return [];
  const { mixes }: OpeningFile = JSON.parse(readFileSync(path, 'utf8'));
  return mixes;
}

/** Plays the games that the file lacks, and counts all. */
async function mixOf(
  game: Game,
  made: Measured,
  options: OptionValues,
  path: string,
): Promise<Mix> {
  const rules = game.rules(options);
  const judging = await judgingOf(game, rules);
  const { levels } = await game.loadLevels(options);
  const play = new OpeningPlay(rules, judging(1), {
    evaluation: judging(networkShareAt(LEVEL)),
    level: levelSettings(LEVEL, levels),
  });
  for (let number = readGames(path).length; number < Number(values.games); number++) {
    const { moves, half } = play.playGame(Number(values.seed) * SEED_STRIDE + number);
    appendFileSync(path, `${[half, ...moves].join(' ')}\n`);
  }
  const played = readGames(path).slice(0, Number(values.games));
  const { plans = {} } = (await game.loadPlans?.()) ?? {};
  const aimOf = aims(rules, judging(1), plans);
  return {
    made,
    options,
    games: played.length,
    positions: countOpenings(rules, played, aimOf),
  };
}

/** One line a game: White's half points, and its first moves. */
function readGames(path: string): OpenedGame[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [half = '', ...moves] = line.split(' ');
    return { half: Number(half), moves };
  });
}
