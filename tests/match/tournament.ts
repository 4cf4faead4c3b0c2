// `npm run tournament -- [--games 40] [--only cuarenta] [--levels 1-8]`
// Measures the ladder of levels: in every game each level plays the one below it from varied openings, and level 1
// plays a player that takes whatever it can. A good ladder scores 60 to 80 % at every step.
import { parseArgs } from 'node:util';
import { games } from '../../src/games';
import type { Game, OptionValues } from '../../src/games/game';
import { randomWords } from '../../src/rules/zobrist';
import { MATCH_DEFAULTS, playMatch } from './match';
import { greedyPlayer, type Player, protocolPlayer } from './players';
import { describeScore, scoreMatch } from './score';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '40' },
    only: { type: 'string' },
    levels: { type: 'string', default: '1-8' },
    engine: { type: 'string', default: 'npm run -s uci' },
    seed: { type: 'string', default: '1' },
  },
});
const [lowest, highest] = values.levels.split('-').map(Number);
const seed = Number(values.seed);

/** The rule sets to measure; a game may name one that is less drawish than its default. */
function ruleSets(game: Game): OptionValues[] {
  return [{}, ...(game.livelyOptions ? [game.livelyOptions] : [])];
}

const levelPlayer = (game: Game, options: OptionValues, level: number): Promise<Player> =>
  protocolPlayer(
    `level ${level}`,
    values.engine,
    { game: game.id, options },
    { Level: level, Seed: seed + level },
    '',
  );

async function measure(game: Game, options: OptionValues, a: Player, b: Player): Promise<void> {
  const started = performance.now();
  const pairs = await playMatch(
    {
      ...MATCH_DEFAULTS,
      rules: game.rules(options),
      pairs: Math.ceil(Number(values.games) / 2),
      seed,
    },
    [a, b],
    () => undefined,
  );
  const label = [game.id, ...Object.entries(options).map((one) => one.join('='))].join(' ');
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${label}: ${a.name} v ${b.name}: ${describeScore(scoreMatch(pairs))}, ${seconds} s`);
  a.close();
  b.close();
}

for (const game of games.filter(({ id }) => !values.only || id === values.only)) {
  for (const options of ruleSets(game)) {
    if (lowest === 1) {
      await measure(
        game,
        options,
        greedyPlayer(randomWords(seed)),
        await levelPlayer(game, options, 1),
      );
    }
    for (let level = Math.max(2, lowest); level <= highest; level++) {
      await measure(
        game,
        options,
        await levelPlayer(game, options, level),
        await levelPlayer(game, options, level - 1),
      );
    }
  }
}
