// `npm run review:proof -- --game cuarenta --games 4 --moves 4 --playouts 4 --seed 1`
// Shows whether the marks of reviews mean something. Plays games between uneven levels, reviews them, and lets level 6 play out
// positions from before and after moves marked as mistakes or blunders, and moves without a mark: of each group, what the
// review said was lost beside the share of points that really was. Then reviews the same games with half the nodes, and
// counts marks that stay. By nodes and seeds alone. Prints rows for the README; without --game, all games.
import { parseArgs } from 'node:util';
import type { GameLine } from '../../src/engine/api';
import { Engine } from '../../src/engine/engine';
import { games } from '../../src/games';
import type { Game } from '../../src/games/game';
import type { Finding } from '../../src/review/finding';
import { isMistake, type JudgedPly, judgePlies } from '../../src/review/marks';
import { randomWords } from '../../src/rules/zobrist';
import { REVIEW_NODES } from '../../src/session/review/reviewSession';
import { still } from '../engine/support';
import { randomOpening } from '../match/match';
import { tunedGame } from '../tune/grounds';
import { Players } from './players';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '200' },
    moves: { type: 'string', default: '40' },
    playouts: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
  },
});
const gameCount = Number(values.games);
const moveCount = Number(values.moves);
const playouts = Number(values.playouts);

/** White's and Black's level, in turn: uneven, and in both orders. */
const LEVELS = [
  [2, 4],
  [5, 3],
  [3, 6],
  [4, 2],
] as const;
/** Random plies before the players take over. */
const OPENING = 4;
/** Who plays positions out. */
const JUDGE = 6;

interface Sampled {
  readonly line: GameLine;
  readonly move: string;
  readonly judged: JudgedPly;
}

for (const game of values.game === undefined ? games : [tunedGame(values.game)]) await prove(game);

async function prove(game: Game): Promise<void> {
  const random = randomWords(Number(values.seed));
  const players = new Players(random);
  const rules = game.rules({});
  const marked: Sampled[] = [];
  const unmarked: Sampled[] = [];
  let same = 0;
  let marks = 0;
  let plies = 0;
  let samePlies = 0;
  for (let number = 0; number < gameCount; number++) {
    const start = rules.startText;
    const opening = randomOpening(rules, start, OPENING, random);
    const begun: GameLine = { game: game.id, options: {}, start, moves: opening };
    const { moves } = await players.play(rules, begun, LEVELS[number % LEVELS.length]);
    const line = { ...begun, moves };
    const judged = judgePlies(await review(line, REVIEW_NODES));
    const again = new Map(
      judgePlies(await review(line, REVIEW_NODES / 2)).map((one) => [one.ply, one]),
    );
    for (const one of judged) {
      const kind = again.get(one.ply)?.mark?.kind ?? null;
      const agrees = kind === (one.mark?.kind ?? null);
      plies++;
      if (agrees) samePlies++;
      if (one.mark) {
        marks++;
        if (agrees) same++;
      }
      if (one.ply < OPENING) continue;
      const sampled = {
        line: { ...line, moves: moves.slice(0, one.ply) },
        move: moves[one.ply],
        judged: one,
      };
      if (isMistake(one.mark)) marked.push(sampled);
      else if (one.mark === null) unmarked.push(sampled);
    }
    console.error(`${game.id}: ${number + 1} games, ${marked.length} mistakes and blunders`);
  }
  const cells = [
    game.name,
    `${gameCount}`,
    await groupWords(players, game, chosen(marked, random)),
    await groupWords(players, game, chosen(unmarked, random)),
    `${percent(same, marks)} of ${marks}`,
    `${percent(samePlies, plies)} of ${plies}`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

async function review(line: GameLine, nodes: number): Promise<(Finding | null)[]> {
  const engine = new Engine({ control: still, megabytes: 16, random: () => 1 });
  const findings: (Finding | null)[] = line.moves.map(() => null);
  for (let ply = line.moves.length - 1; ply >= 0; ply--) {
    const before = { ...line, moves: line.moves.slice(0, ply) };
    findings[ply] = await engine.judge({ line: before, move: line.moves[ply], nodes });
  }
  return findings;
}

/** As many as wanted, at random. */
function chosen(from: readonly Sampled[], random: () => number): Sampled[] {
  const rest = from.slice();
  const found: Sampled[] = [];
  while (found.length < moveCount && rest.length > 0) {
    found.push(...rest.splice((random() >>> 0) % rest.length, 1));
  }
  return found;
}

/** Points lost in percent as predicted and as played out, with the half width of the latter's 95 % interval. */
async function groupWords(
  players: Players,
  game: Game,
  group: readonly Sampled[],
): Promise<string> {
  if (group.length === 0) return '–';
  const rules = game.rules({});
  const losses: number[] = [];
  let predicted = 0;
  for (const { line, move, judged } of group) {
    const asked = { side: judged.side, level: JUDGE, games: playouts };
    const before = await players.playOut(rules, line, asked);
    const moved = { ...line, moves: [...line.moves, move] };
    losses.push(before - (await players.playOut(rules, moved, asked)));
    predicted += judged.loss;
  }
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  const spread = losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0);
  const error = 1.96 * Math.sqrt(spread / Math.max(1, losses.length - 1) / losses.length);
  const shown = (share: number) => Math.round(100 * share);
  return `${shown(predicted / group.length)}: ${shown(mean)} ± ${shown(error)} (${group.length})`;
}

function percent(part: number, all: number): string {
  return all === 0 ? '–' : `${Math.round((100 * part) / all)} %`;
}
