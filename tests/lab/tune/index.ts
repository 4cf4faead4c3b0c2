// `npm run lab -- tune --game cuarenta --games 1500 --nodes 1500 --seed 1`
// Fits a game's evaluation to the results of self-play and writes src/games/<id>/weights.json. Self-play and the fit
// begin from the hand-set weights, so the same command makes the same weights again (while rules and search stay).
// `npm run lab -- tune --game cuarenta --match 200 --nodes 3000` plays the stored weights against the hand-set ones;
// `--option army=dopefish` (repeatable) does either under those rules instead of the usual ones.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FittedWeights } from '../../../src/games/evaluation';
import { boardViewOf } from '../../../src/games/kit/pieceSquareEvaluation';
import { randomWords } from '../../../src/rules/zobrist';
import { startsOf, tunedGame } from '../grounds';
import { MATCH_DEFAULTS, playMatch } from '../match/match';
import { searchPlayer } from '../match/players';
import { describeScore, scoreMatch } from '../match/score';
import { Dataset, type Row } from './dataset';
import { FeatureMap } from './features';
import { type Fit, fitWeights } from './fit';
import { SelfPlay } from './selfPlay';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'cuarenta' },
    games: { type: 'string', default: '1500' },
    nodes: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '1' },
    match: { type: 'string' },
    option: { type: 'string', multiple: true },
  },
});
const game = tunedGame(values.game);
const nodes = Number(values.nodes);
const seed = Number(values.seed);
const module = await game.loadEvaluation();
const chosen = values.option && Object.fromEntries(values.option.map((one) => one.split('=')));
const starts = startsOf(game, chosen);
const path = join(import.meta.dirname, '../../../src/games', game.id, 'weights.json');

/** Independent observations per game to try; the held-out games choose. */
const OBSERVATIONS = [16, 64, 256];
const ITERATIONS = 200;
const REPORT_EVERY = 100;

if (values.match === undefined) await tune(Number(values.games));
else await prove(Number(values.match));

async function tune(count: number): Promise<void> {
  const grounds = starts.map(({ rules, text }) => {
    const evaluation = module.createEvaluation(rules, null);
    return { rules, start: text, evaluation, spec: module.handSet };
  });
  const map = new FeatureMap(
    grounds.map(({ rules }) => rules),
    grounds[0].spec.terms,
  );
  const readers = grounds.map(({ rules, spec, evaluation }) => map.reader(rules, spec, evaluation));
  const data = new Dataset(map.count);
  const selfPlay = new SelfPlay(nodes);
  const random = randomWords(seed);
  const started = performance.now();
  for (let number = 1; number <= count; number++) {
    const ground = number % grounds.length;
    const rows: Row[] = [];
    const points = selfPlay.playGame(grounds[ground], random, (position) =>
      rows.push(readers[ground](position)),
    );
    data.addGame(rows, points);
    if (number % REPORT_EVERY === 0) {
      const seconds = Math.round((performance.now() - started) / 1000);
      console.log(`${number} games, ${data.length} positions, ${seconds} s`);
    }
  }
  const [{ rules, spec }] = grounds;
  const fits = OBSERVATIONS.map((observationsPerGame) => {
    const made = fitWeights(data, {
      widths: map.widths(),
      observationsPerGame,
      iterations: ITERATIONS,
    });
    console.log(`${observationsPerGame} observations a game: ${describeFit(made)}`);
    return made;
  });
  const best = fits.reduce((a, b) => (b.losses.heldOutAfter < a.losses.heldOutAfter ? b : a));
  const weights: FittedWeights = {
    made: {
      date: new Date().toISOString().slice(0, 10),
      command: [
        `npm run lab -- tune --game ${game.id} --games ${count} --nodes ${nodes} --seed ${seed}`,
        ...(values.option ?? []).map((one) => `--option ${one}`),
      ].join(' '),
      games: count,
      positions: data.length,
    },
    ...map.weights(boardViewOf(rules.board, spec), best.weights),
  };
  writeFileSync(path, JSON.stringify(weights));
  execFileSync('npx', ['biome', 'format', '--write', path]);
  console.log(`${path}: ${describeFit(best)}`);
}

function describeFit({ scale, losses }: Fit): string {
  const { trainingBefore, trainingAfter, heldOutBefore, heldOutAfter } = losses;
  const change = (before: number, after: number) => `${before.toFixed(5)} to ${after.toFixed(5)}`;
  return (
    `scale ${scale.toFixed(5)}, loss ${change(trainingBefore, trainingAfter)}, ` +
    `held out ${change(heldOutBefore, heldOutAfter)}`
  );
}

/** From every start, as many games each. */
async function prove(count: number): Promise<void> {
  const stored: FittedWeights = JSON.parse(readFileSync(path, 'utf8'));
  for (const { rules, text } of starts) {
    const tuned = searchPlayer('tuned', module.createEvaluation(rules, stored), nodes);
    const untuned = searchPlayer('hand-set', module.createEvaluation(rules, null), nodes);
    const pairs = await playMatch(
      {
        ...MATCH_DEFAULTS,
        rules,
        start: text,
        pairs: Math.ceil(count / 2),
        openingPlies: 6,
        seed,
      },
      [tuned, untuned],
      () => undefined,
    );
    const label = [game.id, ...Object.entries(rules.options).map((one) => one.join('=')), text];
    console.log(`${label.join(' ')}: ${describeScore(scoreMatch(pairs))}`);
  }
}
