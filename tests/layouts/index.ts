// npm run layouts: how the boards that a game offers divide the points, from games of the engine against itself at
// equal nodes. `--game fastlane --option layout --games 100 --nodes 1500`.
import { parseArgs } from 'node:util';
import { Engine } from '../../src/engine/engine';
import type { PlayedOut } from '../../src/engine/playOut';
import { gameById } from '../../src/games';
import { fairnessOf } from '../../src/games/fairness';
import { still } from '../engine/support';
import { readNetwork } from '../support/networks';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'fastlane' },
    option: { type: 'string', default: 'layout' },
    games: { type: 'string', default: '100' },
    nodes: { type: 'string', default: '1500' },
  },
});
const game = gameById(values.game);
const spec = game?.options.find(({ name }) => name === values.option);
if (!game || !spec) throw new Error(`no option ${values.option} of a game ${values.game}`);

const engine = new Engine({ control: still, readNetwork, megabytes: 4, random: () => 1 });
const percent = (part: number): string => `${Math.round(100 * part)} %`;

for (const { value } of spec.values) {
  const played: PlayedOut[] = [];
  for (let seed = 1; seed <= Number(values.games); seed++) {
    const rules = { game: game.id, options: { [spec.name]: value } };
    played.push(await engine.playOut({ rules, nodes: Number(values.nodes), seed }));
  }
  const { share, error, wins, draws, losses, plies } = fairnessOf(played);
  console.log(
    `${value}: White ${percent(share)} ± ${percent(error)} (+${wins} =${draws} -${losses}), ${Math.round(plies)} plies`,
  );
}
