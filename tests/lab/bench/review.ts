// `npm run lab -- bench-review [game...]`: how long the review of a game of 60 plies takes, in one thread as the worker has it, as a
// row for src/review/README.md: plies, marks, seconds of processor time here, and on a device at a quarter of the speed. Wanted
// are at most 10 and 40. The game is played between two levels that err, by seeds alone. Processor time leaves out what
// other programs on the machine took.
import { Engine } from '../../../src/engine/engine';
import { games } from '../../../src/games';
import { judgePlies } from '../../../src/review/marks';
import type { MoveAnalysis } from '../../../src/review/moveAnalysis';
import { randomWords } from '../../../src/rules/zobrist';
import { type AskPly, reviewPly } from '../../../src/session/review/reviewPly';
import { readNetwork } from '../../support/networks';

const PLIES = 60;
const LEVELS = [2, 4];
/** How many times slower the slow device is. */
const SLOWER = 4;
const control = { now: () => performance.now(), stopped: () => false };

const wanted = process.argv.slice(2);
for (const game of games.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const random = randomWords(7);
  const players = new Engine({ control, readNetwork, megabytes: 4, random: () => random() >>> 0 });
  const start = game.rules({}).startFen;
  const moves: string[] = [];
  while (moves.length < PLIES) {
    const line = { game: game.id, options: {}, start, moves };
    const level = LEVELS[moves.length % LEVELS.length];
    const { move } = await players.think({ line, level, seed: random() >>> 0 });
    if (move === null) break;
    moves.push(move);
  }
  const engine = new Engine({ control, readNetwork, megabytes: 16, random: () => 1 });
  const findings: (MoveAnalysis | null)[] = [];
  const ask: AskPly = (ply, look) => {
    const line = { game: game.id, options: {}, start, moves: moves.slice(0, ply) };
    return engine.judge({ line, move: moves[ply] ?? null, ...look });
  };
  const used = process.cpuUsage();
  for (let ply = moves.length; ply >= 0; ply--) {
    const found = await reviewPly(ask, findings, ply);
    for (const [index, finding] of found ?? []) findings[index] = finding;
  }
  const { user, system } = process.cpuUsage(used);
  const marks = judgePlies(findings).filter(({ mark }) => mark !== null).length;
  const seconds = (user + system) / 1e6;
  const cells = [game.name, moves.length, marks, seconds.toFixed(1), (SLOWER * seconds).toFixed(0)];
  console.log(`| ${cells.join(' | ')} |`);
}
