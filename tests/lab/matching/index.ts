// `npm run lab -- matching`: how soon the opponent that matches finds its place. 1,000 virtual players of fixed levels, spread
// evenly over each measured ladder; prints the mean distance in levels from the player's to the opponent's.
import { games } from '../../../src/games';
import { ruleSets } from '../grounds';
import { errorsByGame, mean } from './virtualPlayers';

const PLAYERS = 1000;
const GAMES = [0, 1, 2, 3, 4, 5, 7, 10, 20, 50] as const;

console.log(['games played', ...GAMES].join(' | '));
for (const game of games) {
  for (const options of ruleSets(game)) {
    const { levels } = await game.loadLevels(options);
    const errors = errorsByGame(levels, PLAYERS, Math.max(...GAMES), 1);
    const after = GAMES.map((count) => mean(errors.map((row) => row[count])).toFixed(1));
    console.log([game.name, ...Object.values(options), ...after].join(' | '));
  }
}
