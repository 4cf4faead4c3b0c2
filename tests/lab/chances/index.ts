// `npm run lab -- chances --game cuarenta --games 300 --nodes 2000 --levels 4,5,6 --seed 1`
// Plays games between the app's own levels for every family of a game's rules, fits the curves from score to chances to
// win to two thirds of them, writes src/games/<id>/chances.json, and prints predicted against actual shares of points in
// the other third as rows for tests/lab/results/chances.md. By nodes and seeds alone, so the same command makes the same curves again.
// Without --game, all games.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { WIN_BY_REPETITION } from '../../../src/engine/score';
import { games } from '../../../src/games';
import { type ChanceCurve, type ChanceTable, ONE_FAMILY } from '../../../src/games/chances';
import type { Game } from '../../../src/games/game';
import { WHITE } from '../../../src/rules/types';
import { randomWords } from '../../../src/rules/zobrist';
import { judgingOf } from '../../support/networks';
import { startsOf, tunedGame } from '../grounds';
import { chancesMark, madeToday } from '../marks';
import { familyOptions } from './families';
import { type Bin, binsOf, fitCurve, type Sample } from './fitCurve';
import { LevelGames } from './levelGames';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '300' },
    nodes: { type: 'string', default: '2000' },
    levels: { type: 'string', default: '4,5,6' },
    seed: { type: 'string', default: '1' },
  },
});
const count = Number(values.games);
const nodes = Number(values.nodes);

/** Who plays. Weaker levels lose too much of what they have won for a lead to say who wins. */
const LEVELS = values.levels.split(',').map(Number);
/** One game in so many is kept out of the fit. */
const HELD_OUT = 3;
/** One row's bin needs so many positions to say anything. */
const LEAST_POSITIONS = 30;
const REPORT_EVERY = 50;

/** Scores from here on are wins that the search has seen to their end. */
const isOpen = (score: number): boolean => Math.abs(score) < WIN_BY_REPETITION - 200;

for (const game of values.game === undefined ? games : [tunedGame(values.game)]) {
  await makeChances(game);
}

async function makeChances(game: Game): Promise<void> {
  const starts = familyOptions(game).flatMap((options) => {
    const rules = game.rules(options);
    const own = startsOf(game, options).filter(({ text }) => text !== rules.startFen);
    return [{ rules, text: rules.startFen }, ...own];
  });
  const random = randomWords(Number(values.seed));
  const players = new LevelGames(nodes, random);
  const fitted = new Map<string, Sample[]>();
  const heldOut = new Map<string, Sample[]>();
  let positions = 0;
  let played = 0;
  for (const { rules, text } of starts) {
    const ground = { rules, start: text, judging: await judgingOf(game, rules) };
    const { levels } = await game.loadLevels(rules.options);
    for (let number = 0; number < count; number++) {
      const samples: { family: string; side: number; score: number; material: number }[] = [];
      const level = LEVELS[number % LEVELS.length];
      const points = players.play(ground, levels, level, ({ position, score }) => {
        if (!isOpen(score)) return;
        const { side, terrain, material } = position;
        const family = game.chanceFamily?.(rules.options, terrain) ?? ONE_FAMILY;
        samples.push({ family, side, score, material });
      });
      // Games of all levels are in both parts.
      const part =
        Math.floor(number / LEVELS.length) % HELD_OUT === HELD_OUT - 1 ? heldOut : fitted;
      for (const { family, side, score, material } of samples) {
        const own = side === WHITE ? points : 1 - points;
        const list = part.get(family) ?? [];
        list.push({ score, material, points: own });
        part.set(family, list);
      }
      positions += samples.length;
      played++;
      if (played % REPORT_EVERY === 0)
        console.log(`${game.id}: ${played} games, ${positions} positions`);
    }
  }
  const curves: Record<string, ChanceCurve> = {};
  for (const [family, samples] of fitted) {
    curves[family] = fitCurve(samples);
    console.log(row(game, family, binsOf(curves[family], heldOut.get(family) ?? [])));
  }
  const command = `npm run lab -- chances --game ${game.id} --games ${count} --nodes ${nodes} --levels ${values.levels} --seed ${values.seed}`;
  const table: ChanceTable = {
    made: {
      ...madeToday(command, await chancesMark(game, LEVELS)),
      levels: LEVELS,
      games: played,
      positions,
    },
    curves,
  };
  const path = join(import.meta.dirname, '../../../src/games', game.id, 'chances.json');
  writeFileSync(path, JSON.stringify(table));
  execFileSync('npx', ['biome', 'format', '--write', path]);
}

/** A row of the results table: of each tenth of predicted chances, the mean and the share of points made. */
function row(game: Game, family: string, bins: readonly Bin[]): string {
  const percent = (share: number) => Math.round(share * 100);
  const cells = bins.map(({ positions, predicted, actual }) =>
    positions < LEAST_POSITIONS ? '–' : `${percent(predicted)}: ${percent(actual)}`,
  );
  const name = family === ONE_FAMILY ? game.name : `${game.name}, ${family}`;
  return `| ${[name, ...cells].join(' | ')} |`;
}
