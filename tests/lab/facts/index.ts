// `npm run lab -- facts` plays each game against itself at one level and stores in its folder who does better, how it ends, how long
// it lasts and what its pieces are worth. `--game cuarenta --games 60 --level 4`; all games if none is named.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games } from '../../../src/games';
import type { GameFacts } from '../../../src/games/facts';
import { factsMark, madeToday } from '../marks';
import { factsOf, levelGames, type PlayedGame, worthOf } from './factsOf';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '60' },
    level: { type: 'string', default: '4' },
  },
});
const folder = join(import.meta.dirname, '../../../src/games');
const level = Number(values.level);

for (const game of games.filter(({ id }) => values.game === undefined || id === values.game)) {
  const play = await levelGames(game, level);
  const played: PlayedGame[] = [];
  for (let seed = 1; seed <= Number(values.games); seed++) played.push(play(seed));
  const command = `npm run lab -- facts --game ${game.id} --games ${values.games} --level ${level}`;
  const made = madeToday(command, await factsMark(game, level));
  const facts: GameFacts = { made, level, ...factsOf(played), worth: await worthOf(game) };
  writeFileSync(join(folder, game.id, 'facts.json'), `${JSON.stringify(facts, null, 2)}\n`);
  console.log(game.name, JSON.stringify(facts));
}
