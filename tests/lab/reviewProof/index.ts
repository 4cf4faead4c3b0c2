// Shows whether the marks of reviews mean something, by games between uneven levels, by nodes and seeds alone. Prints rows for
// src/review/README.md; without --game, of all games.
//
//   npm run lab -- review-proof losses [--game cuarenta] [--games 200] [--moves 40] [--playouts 8] [--seed 1] [--file results.jsonl]
//
// lets level 6 play out positions from before and after moves marked as mistakes or blunders, and moves without a mark: of each
// group, the points that the review said were lost, beside the share of points that really was, with its standard
// error. That takes hours; results go to the file as they come, and with the same file it goes on where it was.
//
//   npm run lab -- review-proof agreement [--game cuarenta] [--games 12] [--seed 1] [--file results.jsonl]
//
// reviews whole games twice, and counts the marks that are the same with half the nodes.
//
//   npm run lab -- review-proof contradictions [--game cuarenta] [--games 4] [--seed 1] [--file results.jsonl]
//
// counts the marks that the next ply's own finding denies, by one look at each ply and in the review as it is.
import { parseArgs } from 'node:util';
import { games } from '../../../src/games';
import { REVIEW_LOOK } from '../../../src/session/review/reviewPly';
import { tunedGame } from '../grounds';
import { type Agreement, agreementIn, sumOf } from './agreement';
import { type Contradictions, contradictionsIn } from './contradictions';
import { Kept } from './kept';
import { lossesOn, type MoveLoss } from './losses';
import { type Ground, groundsOf } from './unevenGames';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    games: { type: 'string' },
    moves: { type: 'string', default: '40' },
    playouts: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string' },
  },
});

const seed = Number(values.seed);
const kept = new Kept(values.file);
const rows: Readonly<Record<string, (ground: Ground) => Promise<string[]>>> = {
  losses,
  agreement,
  contradictions,
};
const row = rows[positionals[0] ?? ''];
if (!row) throw new Error(`say what to measure: ${Object.keys(rows).join(' or ')}`);
for (const game of values.game === undefined ? games : [tunedGame(values.game)]) {
  for (const ground of groundsOf(game)) {
    console.log(`| ${[ground.name, ...(await row(ground))].join(' | ')} |`);
  }
}

async function losses(ground: Ground): Promise<string[]> {
  const count = Number(values.games ?? 200);
  const [moves, playouts] = [Number(values.moves), Number(values.playouts)];
  const asked = { ground, seed, games: count, moves, playouts, kept };
  const { marked, unmarked } = await lossesOn(asked);
  return [`${count}`, lossWords(marked), lossWords(unmarked)];
}

/** Points lost in percent as predicted and as played out, with the standard error of the latter. */
function lossWords(moves: readonly MoveLoss[]): string {
  if (moves.length < 2) return '–';
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const made = mean(moves.map((move) => move.made));
  const variance = mean(moves.map((move) => (move.made - made) ** 2));
  const error = Math.sqrt(variance / (moves.length - 1));
  const predicted = mean(moves.map((move) => move.predicted));
  const [foretold, lost, within] = [predicted, made, error].map((one) => Math.round(100 * one));
  return `${foretold}: ${lost} ± ${within} (${moves.length})`;
}

async function agreement(ground: Ground): Promise<string[]> {
  const found: Agreement[] = [];
  for (let number = 0; number < Number(values.games ?? 12); number++) {
    const name = `${ground.name}, seed ${seed}, ${REVIEW_LOOK.nodes} nodes: game ${number} at half`;
    found.push(await kept.result(name, () => agreementIn(ground, seed, number)));
  }
  const { marks, sameMarks, plies, samePlies } = sumOf(found);
  return [`${found.length}`, share(sameMarks, marks), share(samePlies, plies)];
}

async function contradictions(ground: Ground): Promise<string[]> {
  const found: Contradictions[] = [];
  for (let number = 0; number < Number(values.games ?? 4); number++) {
    const name = `${ground.name}, seed ${seed}, ${REVIEW_LOOK.nodes} nodes: game ${number} contradicted`;
    found.push(await kept.result(name, () => contradictionsIn(ground, seed, number)));
  }
  const sum = (count: (one: Contradictions) => number) =>
    found.reduce((total, one) => total + count(one), 0);
  return [
    `${found.length}`,
    `${sum(({ firstDenied }) => firstDenied)} of ${sum(({ firstMarks }) => firstMarks)}`,
    `${sum(({ denied }) => denied)} of ${sum(({ marks }) => marks)}`,
    `${sum(({ closer }) => closer)} of ${sum(({ plies }) => plies)} plies`,
  ];
}

function share(part: number, all: number): string {
  return all === 0 ? '–' : `${Math.round((100 * part) / all)} % of ${all}`;
}
