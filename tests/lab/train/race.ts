// `npm run lab -- train-race --games 1500 --nodes 300 --generations 3 --seed 1 --file ~/race.samples`
// Plays races of Bipartite Chess against itself, from random openings and with what was learnt so far, trains the network that
// judges races on how they ended, and does so again: the first generation knows the lead in rows alone. Writes
// src/games/bipartite/raceNetwork.json. The file holds the positions of all generations while the command runs; it is begun anew.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Search } from '../../../src/engine/search';
import { SearchMemory } from '../../../src/engine/tree';
import { bipartite } from '../../../src/games/bipartite';
import { STAGE_ONE } from '../../../src/games/bipartite/board';
import {
  weights as handSet,
  leadInRows,
  RACE_ENTRIES,
  raceJudge,
  raceWorth,
} from '../../../src/games/bipartite/evaluation';
import type { Evaluation } from '../../../src/games/game';
import { networkFrom } from '../../../src/games/kit/network';
import type { ArmyPosition } from '../../../src/rules/armyPosition';
import { WHITE } from '../../../src/rules/types';
import { randomWords } from '../../../src/rules/zobrist';
import { still } from '../../engine/support';
import { randomOpening } from '../match/match';
import { fitNetwork } from './fit';
import { appendGame, encodeGame, type Sample, SampleFile } from './samples';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1500' },
    nodes: { type: 'string', default: '300' },
    generations: { type: 'string', default: '3' },
    neurons: { type: 'string', default: '16' },
    epochs: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string' },
  },
});
const { file, ...made } = values;
if (file === undefined) throw new Error('--file must say where the positions go');
const [games, nodes, generations, neurons, epochs, seed] = [
  values.games,
  values.nodes,
  values.generations,
  values.neurons,
  values.epochs,
  values.seed,
].map(Number);

/** Plies at random before the search takes over, at least and at most. */
const OPENING = [4, 12] as const;
/** Largest misjudgement of the players (centipawns), which varies their races. */
const NOISE = 8;
const SEED_STRIDE = 1_000_003;

const rules = bipartite.rules({});
const { createEvaluation } = await bipartite.loadEvaluation();
const known = createEvaluation(rules);
const memory = new SearchMemory(2);

/** Plays a race to its end; returns the positions on the way and the points White made. */
function playRace(evaluation: Evaluation<ArmyPosition>, random: () => number) {
  const plies = OPENING[0] + ((random() >>> 0) % (OPENING[1] - OPENING[0] + 1));
  const position = rules.parse(rules.startFen);
  for (const text of randomOpening(rules, rules.startFen, plies, random))
    position.make(rules.parseMove(position, text));
  memory.clear();
  const handicap = { noise: NOISE, missRate: 0, seed: random() };
  const samples: Sample[] = [];
  while (position.terrain === STAGE_ONE) {
    const search = new Search(memory, {
      ...{ position, evaluation, limits: { nodes }, control: still, handicap, lines: 1 },
    });
    const { move, report } = search.run();
    const { side, halfmoveClock, terrain } = position;
    samples.push({
      ...{ cells: position.cells.slice(), side, quiet: halfmoveClock, terrain },
      // No score of a race is that of a draw, which a fit leaves out.
      score: raceWorth(report?.score ?? 0) || 1,
      base: leadInRows(position),
    });
    position.make(move);
  }
  return { samples, points: position.side === WHITE ? 1 : 0 };
}

rmSync(file, { force: true });
/** Before anything is learnt: no neuron says a thing. */
let numbers: Int16Array = new Int16Array(RACE_ENTRIES.length * neurons + neurons + 8 * neurons + 4);
for (let generation = 0; generation < generations; generation++) {
  const judge = raceJudge(networkFrom(RACE_ENTRIES, numbers));
  const evaluation: Evaluation<ArmyPosition> = {
    ...known,
    evaluate: (position) =>
      position.terrain === STAGE_ONE ? judge(position) : known.evaluate(position),
  };
  let white = 0;
  const started = performance.now();
  for (let game = 0; game < games; game++) {
    const number = generation * games + game;
    const { samples, points } = playRace(evaluation, randomWords(seed * SEED_STRIDE + number));
    appendGame(file, encodeGame(samples, number, points));
    white += points;
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`generation ${generation + 1}: White won ${white} of ${games} races, ${seconds} s`);
  const settings = { round: 1, neurons, epochs, seed, entries: RACE_ENTRIES };
  numbers = fitNetwork(rules, handSet, new SampleFile(file), settings);
}
const network = {
  made: {
    date: new Date().toISOString().slice(0, 10),
    command: `npm run lab -- train-race ${Object.entries(made)
      .map(([name, value]) => `--${name} ${value}`)
      .join(' ')}`,
    games: games * generations,
    positions: new SampleFile(file).length,
  },
  numbers: [...numbers],
};
const path = join(import.meta.dirname, '../../../src/games/bipartite/raceNetwork.json');
writeFileSync(path, `${JSON.stringify(network)}\n`);
console.log(path);
