// `npm run lab -- tournament [--games 80] [--top 20] [--only cuarenta] [--levels 1-8] [--seed 1]`
// Measures the ladder of levels: in every game each level plays the one below it from varied openings, and a player
// that takes whatever it can plays level 1. A good ladder scores 60 to 80 % at every step. Level 8 searches long, so its
// step is measured with --top games. What comes of it is stored in each game's ladder.json. With `--first-stage` each game is
// over with its first stage, a race of Bipartite Chess, and what comes of it is only printed.
import { parseArgs } from 'node:util';
import { HIGHEST_LEVEL, LOWEST_LEVEL } from '../../../src/engine/levels';
import { games } from '../../../src/games';
import { ruleSets } from '../grounds';
import { ladderMarks, madeToday } from '../marks';
import { measureStep, storeStep } from './ladder';
import { describeScore } from './score';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '80' },
    top: { type: 'string', default: '20' },
    only: { type: 'string' },
    levels: { type: 'string', default: '1-8' },
    seed: { type: 'string', default: '1' },
    'first-stage': { type: 'boolean', default: false },
  },
});
const firstStage = values['first-stage'];
const [lowest, highest] = values.levels.split('-').map(Number);

for (const game of games.filter(({ id }) => !values.only || id === values.only)) {
  for (const options of ruleSets(game)) {
    const label = [game.id, ...Object.entries(options).map((one) => one.join('='))].join(' ');
    const marks = await ladderMarks(game, options);
    for (let level = lowest; level <= highest; level++) {
      const started = performance.now();
      const played = level === HIGHEST_LEVEL ? values.top : values.games;
      const score = await measureStep({
        ...{ game, options, level, seed: Number(values.seed) },
        games: Number(played),
        firstStage,
      });
      const limit = level === HIGHEST_LEVEL ? '--top' : '--games';
      const command = `npm run lab -- tournament --only ${game.id} --levels ${level}-${level} ${limit} ${played} --seed ${values.seed}`;
      if (!firstStage)
        storeStep(game, options, {
          ...madeToday(command, marks[level - LOWEST_LEVEL]),
          level,
          games: score.wins + score.draws + score.losses,
          score: Math.round(100 * score.share),
          error: Math.round(100 * score.margin),
        });
      const players = level === 1 ? 'greedy v level 1' : `level ${level} v level ${level - 1}`;
      const seconds = Math.round((performance.now() - started) / 1000);
      console.log(`${label}: ${players}: ${describeScore(score)}, ${seconds} s`);
    }
  }
}
