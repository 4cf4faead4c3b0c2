// Move ordering: captures by what they win, then killers, countermoves and history
// (https://www.chessprogramming.org/Move_Ordering).
import { CELL_STRIDE } from '../rules/board';
import { moveFrom, movePromotion, moveTo } from '../rules/move';
import { CODE_COUNT, type Position } from '../rules/position';
import { MAX_PLY } from './score';

const CAPTURE = 1 << 24;
/** Captures that lose material come after every quiet move. */
const LOSING = -(1 << 24);
const KILLER = 1 << 22;
const COUNTER = 1 << 21;
/** History scores stay within plus and minus two to this power. */
const HISTORY_SHIFT = 14;

/** Index of "this piece to that cell", for tables about moves. */
export function pieceTo(position: Position, move: number): number {
  return position.cells[moveFrom(move)] * CELL_STRIDE + moveTo(move);
}

export class MoveOrdering {
  /** By pieceTo. */
  private readonly history = new Int32Array(CODE_COUNT * CELL_STRIDE);
  /** By pieceTo of the previous move. */
  private readonly counters = new Int32Array(CODE_COUNT * CELL_STRIDE);
  /** Two per ply. */
  private readonly killers = new Int32Array(2 * (MAX_PLY + 1));

  clear(): void {
    this.history.fill(0);
    this.counters.fill(0);
    this.killers.fill(0);
  }

  /** Between searches: killers are cleared, since plies shift; history is halved. */
  nextSearch(): void {
    this.killers.fill(0);
    for (let i = 0; i < this.history.length; i++) this.history[i] >>= 1;
  }

  historyOf(entry: number): number {
    return this.history[entry];
  }

  /** Writes a score per move; `values` are the evaluation's by code, `previous` the pieceTo that led here. */
  score(
    position: Position,
    values: Int16Array,
    moves: Int32Array,
    scores: Int32Array,
    start: number,
    end: number,
    ply: number,
    previous: number,
  ): void {
    const { cells } = position;
    const killer = this.killers[2 * ply];
    const second = this.killers[2 * ply + 1];
    const counter = this.counters[previous];
    for (let i = start; i < end; i++) {
      const move = moves[i];
      const victim = position.victim(move);
      const promotion = movePromotion(move);
      const code = cells[moveFrom(move)];
      if (victim !== 0 || promotion !== 0) {
        const gain = values[victim] + (promotion === 0 ? 0 : values[promotion << 1] - values[code]);
        const losing = promotion === 0 && position.losesExchange(move, values);
        scores[i] = (losing ? LOSING : CAPTURE) + gain * 16 - values[code];
      } else if (move === killer) scores[i] = KILLER + 1;
      else if (move === second) scores[i] = KILLER;
      else if (move === counter) scores[i] = COUNTER;
      else scores[i] = this.history[code * CELL_STRIDE + moveTo(move)];
    }
  }

  /** Like score, for captures and promotions only. */
  scoreNoisy(
    position: Position,
    values: Int16Array,
    moves: Int32Array,
    scores: Int32Array,
    start: number,
    end: number,
  ): void {
    const { cells } = position;
    for (let i = start; i < end; i++) {
      const move = moves[i];
      const promotion = movePromotion(move);
      const code = cells[moveFrom(move)];
      const gain =
        values[position.victim(move)] +
        (promotion === 0 ? 0 : values[promotion << 1] - values[code]);
      scores[i] = gain * 16 - values[code];
    }
  }

  /** Rewards a quiet move that caused a cutoff at this ply. */
  refuted(move: number, entry: number, depth: number, ply: number, previous: number): void {
    if (this.killers[2 * ply] !== move) {
      this.killers[2 * ply + 1] = this.killers[2 * ply];
      this.killers[2 * ply] = move;
    }
    this.counters[previous] = move;
    this.reward(entry, Math.min(16 * depth * depth + 32 * depth, 2000));
  }

  /** Punishes a quiet move that was tried before the cutoff. */
  failed(entry: number, depth: number): void {
    this.reward(entry, -Math.min(16 * depth * depth + 32 * depth, 2000));
  }

  private reward(entry: number, bonus: number): void {
    const old = this.history[entry];
    this.history[entry] = old + bonus - ((old * Math.abs(bonus)) >> HISTORY_SHIFT);
  }
}

/** Selection sort's step: swaps the best move from `index` on to `index` and returns it. */
export function pickBest(
  moves: Int32Array,
  scores: Int32Array,
  index: number,
  end: number,
): number {
  let best = index;
  let bestScore = scores[index];
  for (let i = index + 1; i < end; i++) {
    if (scores[i] > bestScore) {
      best = i;
      bestScore = scores[i];
    }
  }
  const move = moves[best];
  if (best !== index) {
    moves[best] = moves[index];
    scores[best] = scores[index];
    moves[index] = move;
    scores[index] = bestScore;
  }
  return move;
}
