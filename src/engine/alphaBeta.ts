// The full-width search: principal variation search over the transposition table, with the usual ways of spending
// less on lines that will not matter (null move, late move reductions, futility; see
// https://www.chessprogramming.org/Search). Knows positions and evaluations, but no game.
import { moveFrom, movePromotion, NO_MOVE } from '../rules/move';
import { overlooks } from './levels';
import { pickBest, pieceTo } from './ordering';
import { quiesce } from './quiescence';
import { DRAW, INFINITE, MAX_PLY, NO_SCORE, outcomeScore, WIN, WIN_BOUND } from './score';
import { BOUND_EXACT, BOUND_LOWER, BOUND_NONE, BOUND_UPPER } from './transposition';
import type { SearchTree } from './tree';

// Depths and margins here and in quiescence.ts were chosen by hand from what chess engines commonly use, for a pawn of about
// 100 centipawns, and were not tuned one by one. A match with all margins 1.6 times as wide did not differ: Chess in the Fast
// Lane 51.3 % ± 3.0 (tests/lab/results/experiments.md). Where one has been measured, its comment says so.

const MAX_REDUCTION_INDEX = 63;
/**
 * Plies of late move reduction, by `depth * 64 + number of the move`: the usual product of logarithms, its two constants
 * chosen by hand; not tuned.
 */
const REDUCTIONS = new Uint8Array((MAX_REDUCTION_INDEX + 1) ** 2);
for (let depth = 1; depth <= MAX_REDUCTION_INDEX; depth++) {
  for (let count = 1; count <= MAX_REDUCTION_INDEX; count++) {
    REDUCTIONS[depth * 64 + count] = Math.floor(0.6 + (Math.log(depth) * Math.log(count)) / 2.2);
  }
}

/** Most depth at which a position far above beta is not searched, and the margin per ply. */
const REVERSE_FUTILITY_DEPTH = 7;
const REVERSE_FUTILITY_MARGIN_CP = 85;
/**
 * Most depth at which a position far below alpha is left to quiescence, and the margin. Deeper razoring missed forced wins in
 * three (`npm run lab -- bench`, 21 November 2026: 497 of 500 found, 500 with depth 1).
 */
const RAZOR_DEPTH = 1;
const RAZOR_MARGIN_CP = 220;
/** Most depth at which hopeless quiet moves are skipped, and the margin, here per ply and one more. */
const FUTILITY_DEPTH = 6;
const FUTILITY_MARGIN_CP = 90;
/** Most depth at which quiet moves are skipped after the first few. */
const LATE_MOVE_DEPTH = 7;
/** From this depth on checks are never skipped, since mates are made of them. Measured together with RAZOR_DEPTH. */
const CHECKS_DEPTH = 2;
/** Pieces above the cheapest kind that a side needs for null move. Chosen by hand; not tuned. */
const NULL_MOVE_PIECES = 2;

/** Score of the position within the window, searched `depth` plies deep; `ply` plies below the root. */
function search(tree: SearchTree, alpha: number, beta: number, depth: number, ply: number): number {
  tree.pvEnd[ply] = ply;
  if (tree.mustEnd()) return DRAW;
  const ending = tree.endScore(ply);
  if (ending !== NO_SCORE) return ending;
  if (ply >= MAX_PLY) return tree.evaluate();
  if (alpha < ply - WIN) alpha = ply - WIN;
  if (beta > WIN - ply - 1) beta = WIN - ply - 1;
  if (alpha >= beta) return alpha;
  const { position, table } = tree;
  const inCheck = position.inCheck();
  if (inCheck && ply < 2 * tree.rootDepth) depth++;
  if (depth <= 0) return quiesce(tree, alpha, beta, ply, 0);

  const { keyHigh, keyLow } = position;
  const pvNode = beta - alpha > 1;
  const known = table.find(keyHigh, keyLow);
  let tableMove = NO_MOVE;
  let evaluation = NO_SCORE;
  /** The evaluation, corrected by what the table knows. */
  let estimate = NO_SCORE;
  if (known >= 0) {
    tableMove = table.moveAt(known);
    const score = table.scoreAt(known, ply);
    const bound = table.boundAt(known);
    const fits = bound === BOUND_EXACT || bound === (score >= beta ? BOUND_LOWER : BOUND_UPPER);
    if (!pvNode && fits && table.depthAt(known) >= depth) return score;
    evaluation = table.evaluationAt(known);
    if (!inCheck && bound !== BOUND_NONE) {
      if (evaluation === NO_SCORE) evaluation = tree.evaluate();
      estimate = evaluation;
      if (bound === BOUND_EXACT || bound === (score > estimate ? BOUND_LOWER : BOUND_UPPER)) {
        estimate = score;
      }
    }
  } else if (!inCheck) {
    evaluation = tree.evaluate();
    estimate = evaluation;
  }
  tree.evaluations[ply] = inCheck ? NO_SCORE : evaluation;
  const improving = !inCheck && ply >= 2 && evaluation > tree.evaluations[ply - 2];

  if (!pvNode && !inCheck && beta > -WIN_BOUND && beta < WIN_BOUND) {
    if (depth <= REVERSE_FUTILITY_DEPTH && estimate < WIN_BOUND) {
      const margin = REVERSE_FUTILITY_MARGIN_CP * (improving ? depth - 1 : depth);
      if (estimate - margin >= beta && !position.isCornered()) return estimate;
    }
    if (depth <= RAZOR_DEPTH && estimate + RAZOR_MARGIN_CP * depth <= alpha) {
      const score = quiesce(tree, alpha, beta, ply, 0);
      if (score <= alpha || tree.over) return score;
    }
    if (depth >= 3 && estimate >= beta && tree.played[ply - 1] >= 0 && mayPass(tree)) {
      const score = afterNull(tree, beta, depth, ply, estimate);
      if (tree.over) return DRAW;
      if (score >= beta) return score >= WIN_BOUND ? beta : score;
    }
  }
  if (tableMove === NO_MOVE && depth >= 5) depth--;
  return searchMoves(tree, alpha, beta, depth, ply, tableMove, evaluation, inCheck, improving);
}

/** Null move needs material beyond the cheapest pieces: with few pieces zugzwang is common and passing proves nothing. */
function mayPass(tree: SearchTree): boolean {
  const { position, values, cheapest } = tree;
  const { cells, side } = position;
  const count = position.board.cells.length;
  let found = 0;
  for (let cell = 0; cell < count; cell++) {
    const code = cells[cell];
    if (code !== 0 && (code & 1) === side && values[code] > cheapest) {
      if (++found >= NULL_MOVE_PIECES) return true;
    }
  }
  return false;
}

function afterNull(
  tree: SearchTree,
  beta: number,
  depth: number,
  ply: number,
  estimate: number,
): number {
  const reduction = 3 + (depth >> 2) + Math.min(3, ((estimate - beta) / 180) | 0);
  tree.position.makeNull();
  tree.played[ply] = -1;
  const score = 0 - search(tree, 0 - beta, 1 - beta, depth - 1 - reduction, ply + 1);
  tree.position.unmake();
  return score;
}

function searchMoves(
  tree: SearchTree,
  alpha: number,
  beta: number,
  depth: number,
  ply: number,
  tableMove: number,
  evaluation: number,
  inCheck: boolean,
  improving: boolean,
): number {
  const { position, moves, scores, ordering, table } = tree;
  const { keyHigh, keyLow, side } = position;
  const pvNode = beta - alpha > 1;
  const previous = ply > 0 && tree.played[ply - 1] > 0 ? tree.played[ply - 1] : 0;
  const start = tree.top;
  // The table's move is tried before the others are even generated.
  let end = start;
  let generated = false;
  let index = start;
  let legal = 0;
  let quiets = 0;
  let best = -INFINITE;
  let bestMove = NO_MOVE;
  let bound = BOUND_UPPER;
  const quietLimit = (4 + depth * depth) >> (improving ? 0 : 1);
  for (;;) {
    let move: number;
    if (tableMove !== NO_MOVE && legal === 0 && !generated) move = tableMove;
    else {
      if (!generated) {
        generated = true;
        end = position.generate(moves, start);
        tree.top = end;
        ordering.score(position, tree.values, moves, scores, start, end, ply, previous);
      }
      if (index >= end) break;
      move = pickBest(moves, scores, index++, end);
      if (move === tableMove) continue;
      if (!position.isLegal(move)) continue;
    }
    legal++;
    if (tree.weakened && overlooks(tree.handicap, keyLow, move)) {
      if (!generated) tableMove = NO_MOVE;
      continue;
    }
    const entry = pieceTo(position, move);
    const quiet =
      position.victim(move) === 0 && movePromotion(move) === 0 && !position.winsAtOnce(move);
    const history = quiet ? ordering.historyOf(entry) : 0;
    if (quiet && !pvNode && !inCheck && best > -WIN_BOUND) {
      const hopeless =
        (depth <= LATE_MOVE_DEPTH && quiets >= quietLimit) ||
        (depth <= FUTILITY_DEPTH &&
          evaluation + FUTILITY_MARGIN_CP * (depth + 1) + (history >> 7) <= alpha);
      if (hopeless && (depth < CHECKS_DEPTH || !position.givesCheck(move))) continue;
    }
    if (quiet) quiets++;
    position.make(move);
    tree.nodes++;
    tree.played[ply] = entry;
    const flip = position.side !== side;
    const rest = depth - 1;
    let score: number;
    if (best === -INFINITE) score = child(tree, flip, alpha, beta, rest, ply + 1);
    else {
      let reduction = 0;
      if (depth >= 3 && legal > 2 && !position.inCheck()) {
        reduction =
          REDUCTIONS[
            Math.min(depth, MAX_REDUCTION_INDEX) * 64 + Math.min(legal, MAX_REDUCTION_INDEX)
          ];
        if (!quiet) reduction = reduction >> 1;
        else {
          reduction -= history >> 12;
          if (!improving) reduction++;
        }
        if (pvNode) reduction--;
        if (inCheck) reduction--;
        if (reduction > rest - 1) reduction = rest - 1;
        if (reduction < 0) reduction = 0;
      }
      score = child(tree, flip, alpha, alpha + 1, rest - reduction, ply + 1);
      if (score > alpha && reduction > 0 && !tree.over) {
        score = child(tree, flip, alpha, alpha + 1, rest, ply + 1);
      }
      if (score > alpha && score < beta && !tree.over) {
        score = child(tree, flip, alpha, beta, rest, ply + 1);
      }
    }
    position.unmake();
    if (tree.over) {
      tree.top = start;
      return DRAW;
    }
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    bestMove = move;
    if (score >= beta) {
      bound = BOUND_LOWER;
      if (quiet) {
        ordering.refuted(move, entry, depth, ply, previous);
        penalizeFailed(tree, start, index, move, depth);
      }
      break;
    }
    alpha = score;
    bound = BOUND_EXACT;
    if (pvNode) tree.extendLine(ply, move);
  }
  tree.top = start;
  if (legal === 0) return outcomeScore(position.stuck(), side, ply);
  if (best === -INFINITE) return tree.evaluate();
  table.store(keyHigh, keyLow, bestMove, best, evaluation, depth, bound, ply);
  return best;
}

/** Lowers the history of the quiet moves that were tried before the refutation. */
function penalizeFailed(
  tree: SearchTree,
  start: number,
  end: number,
  refuter: number,
  depth: number,
): void {
  const { position, moves, ordering } = tree;
  for (let i = start; i < end; i++) {
    const move = moves[i];
    if (move === refuter || movePromotion(move) !== 0 || position.victim(move) !== 0) continue;
    if (position.cells[moveFrom(move)] !== 0) ordering.failed(pieceTo(position, move), depth);
  }
}

/**
 * Score of the position after a move, from the mover's view; `flip` if the turn passed. Scores are negated by
 * subtraction: a minus zero would turn the engine's small integers into floating point.
 */
export function child(
  tree: SearchTree,
  flip: boolean,
  alpha: number,
  beta: number,
  depth: number,
  ply: number,
): number {
  return flip
    ? 0 - search(tree, 0 - beta, 0 - alpha, depth, ply)
    : search(tree, alpha, beta, depth, ply);
}
