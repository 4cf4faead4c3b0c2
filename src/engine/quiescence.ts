// Quiescence: below the full-width search only captures, promotions and answers to check are followed, so that no
// position is judged in the middle of an exchange (https://www.chessprogramming.org/Quiescence_Search). Of many captures
// few are followed, and far down only those that take back.
import { CELL_STRIDE } from '../rules/board';
import { movePromotion, moveTo, NO_MOVE } from '../rules/move';
import { overlooks } from './levels';
import { pickBest, pieceTo } from './ordering';
import { INFINITE, MAX_PLY, NO_SCORE, outcomeScore, WIN_BOUND } from './score';
import { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER } from './transposition';
import type { SearchTree } from './tree';

/** Delta pruning: what a capture may gain beyond the captured piece's worth. Chosen by hand; not tuned (see alphaBeta.ts). */
const DELTA_MARGIN_CP = 180;
/**
 * Captures tried in one position, and plies of captures after which only recaptures are: where both sides can take much, long
 * series of captures would be most of the search. Measured by `npm run lab -- match --sprt 0,10` on 24 November 2026: without
 * the limits Fast Lane scores 33.0 % ± 4.6; with 1 or 3 captures, or 2 plies, not better (experiments.md).
 */
const MAX_CAPTURES = 2;
const MAX_CAPTURE_PLIES = 5;
/** In check deeper than this into the captures, the position is evaluated as it is. Chosen by hand; not tuned. */
const MAX_EVASION_PLIES = 6;

/** Score of a position whose game is not over, `below` plies under the full-width search. */
export function quiesce(
  tree: SearchTree,
  alpha: number,
  beta: number,
  ply: number,
  below: number,
): number {
  const { position, table } = tree;
  tree.pvEnd[ply] = ply;
  if (ply > tree.selectiveDepth) tree.selectiveDepth = ply;
  if (ply >= MAX_PLY) return tree.evaluate();
  const { keyHigh, keyLow, side } = position;
  let evaluation = NO_SCORE;
  const known = table.find(keyHigh, keyLow);
  if (known >= 0) {
    const score = table.scoreAt(known, ply);
    const bound = table.boundAt(known);
    if (
      beta - alpha === 1 &&
      (bound === BOUND_EXACT || bound === (score >= beta ? BOUND_LOWER : BOUND_UPPER))
    ) {
      return score;
    }
    evaluation = table.evaluationAt(known);
  }
  const evading = below < MAX_EVASION_PLIES && position.inCheck();
  let best = -INFINITE;
  if (!evading) {
    if (evaluation === NO_SCORE) evaluation = tree.evaluate();
    best = evaluation;
    if (best >= beta) return best;
  }
  let bound = BOUND_UPPER;
  if (best > alpha) alpha = best;
  const { moves, scores, values } = tree;
  const start = tree.top;
  const end = evading ? position.generate(moves, start) : position.generateNoisy(moves, start);
  tree.top = end;
  tree.ordering.scoreNoisy(position, values, moves, scores, start, end);
  /** Where the other side moved last. */
  const target = tree.played[ply - 1] & (CELL_STRIDE - 1);
  let bestMove = NO_MOVE;
  let legal = 0;
  for (let i = start; i < end; i++) {
    const move = pickBest(moves, scores, i, end);
    if (best > -WIN_BOUND && !evading && !position.winsAtOnce(move)) {
      if ((legal >= MAX_CAPTURES || below >= MAX_CAPTURE_PLIES) && moveTo(move) !== target)
        continue;
      const promotion = movePromotion(move);
      const hope = evaluation + DELTA_MARGIN_CP + values[position.victim(move)];
      if (hope + values[promotion << 1] <= alpha) continue;
      if (promotion === 0 && position.losesExchange(move, values)) continue;
    }
    if (!position.isLegal(move)) continue;
    legal++;
    if (tree.weakened && overlooks(tree.handicap, keyLow, move)) continue;
    tree.played[ply] = pieceTo(position, move);
    position.make(move);
    tree.nodes++;
    const score =
      position.side === side
        ? quiesceChild(tree, alpha, beta, ply + 1, below + 1)
        : 0 - quiesceChild(tree, 0 - beta, 0 - alpha, ply + 1, below + 1);
    position.unmake();
    if (tree.over) break;
    if (score > best) {
      best = score;
      if (score > alpha) {
        bestMove = move;
        if (score >= beta) {
          bound = BOUND_LOWER;
          break;
        }
        bound = BOUND_EXACT;
        alpha = score;
        tree.extendLine(ply, move);
      }
    }
  }
  tree.top = start;
  if (tree.over) return best;
  if (best === -INFINITE) {
    if (legal > 0) return tree.evaluate();
    return outcomeScore(position.stuck(), side, ply);
  }
  table.store(keyHigh, keyLow, bestMove, best, evaluation, 0, bound, ply);
  return best;
}

/** Like quiesce, after a move, which may have ended the game or spent the time. */
const quiesceChild: typeof quiesce = (tree, alpha, beta, ply, below) => {
  if (tree.mustEnd()) return 0;
  tree.pvEnd[ply] = ply;
  const end = tree.endScore(ply);
  return end === NO_SCORE ? quiesce(tree, alpha, beta, ply, below) : end;
};
