// `npm run lab -- variety [--game cuarenta] [--games 1000] [--nodes 1500] [--seed 1]`
// What variety in the opening costs: the highest level with so many nodes a move, its openings varied, against itself without
// that. Both sides begin with one move at random; the first move after it is the one that the last game is said to have
// had, so that whoever varies must avoid its own choice in every game.
import { parseArgs } from 'node:util';
import type { GameLine } from '../../../src/engine/api';
import { Engine } from '../../../src/engine/engine';
import { HIGHEST_LEVEL } from '../../../src/engine/levels';
import { games } from '../../../src/games';
import type { Game } from '../../../src/games/game';
import { randomWords } from '../../../src/rules/zobrist';
import { still } from '../../engine/support';
import { readNetwork } from '../../support/networks';
import { judgedBy } from './ladder';
import { MATCH_DEFAULTS, playMatch } from './match';
import type { Player } from './players';
import { describeScore, scoreMatch } from './score';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '1000' },
    nodes: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '1' },
  },
});
const OPENING = { openingPlies: 2 };
/** Pairs of games from one line of progress to the next. */
const REPORTED = 25;

/** The highest level's move with so many nodes, varied if there is a last opening. */
async function moveOf(engine: Engine, line: GameLine, gameSeed: number, last?: readonly string[]) {
  const { move } = await engine.play({
    ...{ line, gameSeed, level: HIGHEST_LEVEL, lines: 1 },
    ...{ limits: { nodes: Number(values.nodes) }, lastOpening: last },
  });
  if (move === null) throw new Error(`no move was found in ${line.game}`);
  return move;
}

function player(game: Game, varies: boolean): Player {
  const newEngine = () =>
    new Engine({ control: still, readNetwork, megabytes: 4, random: () => 0 });
  /** What played last time is another engine: this one is to know nothing of its search. */
  const [engine, before] = [newEngine(), newEngine()];
  const seeds = randomWords(Number(values.seed));
  let gameSeed = 0;
  let lastOpening: readonly string[] = [];
  return {
    name: varies ? 'varied' : 'as before',
    newGame: async () => {
      engine.clear();
      before.clear();
      gameSeed = seeds() >>> 0;
    },
    choose: async ({ options, start, moves }) => {
      const line = { game: game.id, options, start, moves: [...moves] };
      if (!varies) return { move: await moveOf(engine, line, gameSeed), score: null };
      const isFirst = moves.length < OPENING.openingPlies + 2;
      if (isFirst) lastOpening = [...moves, await moveOf(before, line, gameSeed)];
      return { move: await moveOf(engine, line, gameSeed, lastOpening), score: null };
    },
    close: () => undefined,
  };
}

for (const game of games.filter(({ id }) => !values.game || id === values.game)) {
  const options = game.decisiveOptions ?? {};
  const rules = game.rules(options);
  const evaluation = (await game.loadEvaluation()).createEvaluation(rules);
  const name = [game.name, ...Object.entries(options).map((one) => one.join('='))].join(' ');
  await playMatch(
    {
      ...MATCH_DEFAULTS,
      ...OPENING,
      ...{ rules, seed: Number(values.seed), pairs: Math.ceil(Number(values.games) / 2) },
    },
    [judgedBy(evaluation, player(game, true)), judgedBy(evaluation, player(game, false))],
    (pairs) => {
      if (pairs.length % REPORTED === 0 || pairs.length * 2 >= Number(values.games))
        console.log(`${name}, ${2 * pairs.length} games: ${describeScore(scoreMatch(pairs))}`);
    },
  );
}
