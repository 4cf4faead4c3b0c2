// `npm run lab -- layouts` how the boards that Chess in the Fast Lane offers divide the points, from games of the engine against
// itself at equal nodes, stored in its folder. `--games 100 --nodes 400`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Engine } from '../../src/engine/engine';
import type { PlayedOut } from '../../src/engine/playOut';
import { fairnessOf } from '../../src/games/fairness';
import { fastlane } from '../../src/games/fastlane';
import { LAYOUT, type PlayedLayout } from '../../src/games/fastlane/options';
import { still } from '../engine/support';
import { readNetwork } from '../support/networks';
import { boardMark, todayText } from './marks';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    nodes: { type: 'string', default: '400' },
  },
});
const command = `npm run lab -- layouts --games ${values.games} --nodes ${values.nodes}`;
const engine = new Engine({ control: still, readNetwork, megabytes: 4, random: () => 1 });
const results: Record<string, PlayedLayout> = {};
const marks: Record<string, string> = {};

for (const { value } of LAYOUT.values) {
  const played: PlayedOut[] = [];
  const options = { [LAYOUT.name]: value };
  for (let seed = 1; seed <= Number(values.games); seed++) {
    const rules = { game: fastlane.id, options };
    played.push(await engine.playOut({ rules, nodes: Number(values.nodes), seed }));
  }
  const { wins: white, draws: drawn, losses: black, plies } = fairnessOf(played);
  results[value] = { white, drawn, black, plies: Math.round(plies) };
  marks[value] = await boardMark(fastlane, options);
  console.log(value, JSON.stringify(results[value]));
}
const path = join(import.meta.dirname, '../../src/games/fastlane/layouts.json');
const made = { date: todayText(), command, marks };
writeFileSync(path, `${JSON.stringify({ made, played: results }, null, 2)}\n`);
