// How much worse the move of a shallow search is than full width: the search leaves out and cuts short, above all among captures.
// Every move is looked at in full to the same depth, then every capture and promotion, however many; the move that the search
// chose is worth that much less than the best of them, in centipawns by this measure.
//
//   npm run lab -- width [--game fastlane] [--positions 300] [--depth 3] [--seed 1]
//
// prints a row a game: the mean, the 90th percentile, how many lose more than 150, and how many walk into a mate.
import { parseArgs } from 'node:util';
import { NO_HANDICAP } from '../../src/engine/levels';
import { loadRules, type OpenRules } from '../../src/engine/openRules';
import { outcomeScore, WIN_BOUND } from '../../src/engine/score';
import { Search, type SearchResult } from '../../src/engine/search';
import { SearchMemory } from '../../src/engine/tree';
import { offeredGames } from '../../src/games';
import type { Game } from '../../src/games/game';
import { legalMoves, MAX_MOVES, movePromotion, NO_MOVE } from '../../src/rules/move';
import type { Position } from '../../src/rules/position';
import { itemAt } from '../../src/util/items';
import { still } from '../engine/support';
import { readNetwork } from '../support/networks';
import { startsOf } from './grounds';
import { randomOpening } from './match/match';
import { randomFor } from './reviewProof/unevenGames';

const { values: given } = parseArgs({
  options: {
    game: { type: 'string' },
    positions: { type: 'string', default: '300' },
    depth: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
  },
});
const depth = Number(given.depth);

/** Random plies at the start of a game; after them the best move by one ply of full width is played, so that all searches see the same. */
const RANDOM_PLIES = 8;
/** Plies between two positions that are looked at. */
const STEP = 5;
const PLIES = 80;
/** Plies of captures after which a position counts as it stands. */
const MOST_CAPTURES = 10;
const CLEARLY_WORSE_CP = 150;

class FullWidth {
  private readonly buffers: Int32Array[] = [];

  constructor(
    private readonly position: Position,
    private readonly evaluation: OpenRules['strongest'],
  ) {}

  /** What a move is worth to its side. */
  worth(move: number, plies: number): number {
    return this.after(move, plies - 1, -Infinity, Infinity, 1);
  }

  /** The best move. */
  choice(plies: number): number {
    let best = NO_MOVE;
    let most = -Infinity;
    for (const move of legalMoves(this.position)) {
      const worth = this.after(move, plies - 1, most, Infinity, 1);
      if (best !== NO_MOVE && worth <= most) continue;
      most = worth;
      best = move;
    }
    return best;
  }

  private after(move: number, left: number, alpha: number, beta: number, ply: number): number {
    const { position } = this;
    const { side } = position;
    position.make(move);
    const goesOn = position.side === side;
    const score = goesOn
      ? this.value(left, alpha, beta, ply)
      : -this.value(left, -beta, -alpha, ply);
    position.unmake();
    return score;
  }

  private value(left: number, alpha: number, beta: number, ply: number): number {
    const { position } = this;
    const outcome = position.outcome();
    if (outcome) return outcomeScore(outcome, position.side, ply);
    const isQuiet = left <= 0;
    let best = isQuiet ? this.evaluation.evaluate(position) : -Infinity;
    if (best >= beta || left <= -MOST_CAPTURES) return best;
    for (const move of this.sorted(ply, isQuiet)) {
      if (!position.isLegal(move)) continue;
      best = Math.max(best, this.after(move, left - 1, Math.max(alpha, best), beta, ply + 1));
      if (best >= beta) break;
    }
    return best;
  }

  /** Moves, the dearest captures first. */
  private sorted(ply: number, isQuiet: boolean): Int32Array {
    const { position, evaluation } = this;
    this.buffers[ply] ??= new Int32Array(MAX_MOVES);
    const buffer = this.buffers[ply];
    const end = isQuiet ? position.generateNoisy(buffer, 0) : position.generate(buffer, 0);
    const worth = (move: number) =>
      evaluation.values[position.victim(move)] + evaluation.values[movePromotion(move) << 1];
    return buffer.subarray(0, end).sort((a, b) => worth(b) - worth(a));
  }
}

function search(position: Position, opened: OpenRules, limits: object): SearchResult {
  const task = { position, evaluation: opened.strongest, limits, control: still };
  return new Search(new SearchMemory(1), { ...task, handicap: NO_HANDICAP, lines: 1 }).run();
}

/** Centipawns that the search's moves are worse than the best ones, in positions of its own games. */
async function losses(game: Game): Promise<number[]> {
  const random = randomFor(Number(given.seed));
  const starts = startsOf(game, {});
  const found: number[] = [];
  const opened = await loadRules({ game: game.id, options: {} }, readNetwork);
  for (let number = 0; found.length < Number(given.positions); number++) {
    const { text } = itemAt(starts, number % starts.length);
    const position = opened.rules.parse(text);
    opened.strongest.prepare(position);
    for (const move of randomOpening(opened.rules, text, RANDOM_PLIES, random))
      position.make(opened.rules.parseMove(position, move));
    const full = new FullWidth(position, opened.strongest);
    for (let ply = 1; ply < PLIES && !position.outcome(); ply++) {
      if (ply % STEP === 0) {
        const { move } = search(position, opened, { depth });
        const best = full.choice(depth);
        found.push(full.worth(best, depth) - full.worth(move, depth));
        if (found.length >= Number(given.positions)) break;
      }
      position.make(full.choice(1));
    }
  }
  return found.sort((a, b) => a - b);
}

console.log('| game | positions | mean | 90th percentile | more than 150 | mated |');
for (const game of offeredGames.filter(({ id }) => given.game === undefined || given.game === id)) {
  const found = await losses(game);
  const open = found.filter((loss) => loss < WIN_BOUND / 2);
  const mean = open.reduce((sum, loss) => sum + loss, 0) / open.length;
  const worse = found.filter((loss) => loss > CLEARLY_WORSE_CP).length;
  const cells = [
    ...[game.name, found.length, mean.toFixed(0), found[Math.floor(found.length * 0.9)].toFixed(0)],
    ...[worse, found.length - open.length],
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
