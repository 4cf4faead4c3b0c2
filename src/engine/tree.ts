// The state of one search that every node needs: position, evaluation, preallocated buffers, node count, and the polling of
// clock and stop flag. alphaBeta.ts and quiescence.ts walk it with functions that take it first.
import type { Evaluation } from '../games/game';
import { MAX_MOVES } from '../rules/move';
import type { Position } from '../rules/position';
import type { Tablebase } from './endings/library';
import { type Handicap, misjudgement } from './levels';
import { type SearchControl, type SearchLimits, type TimeBudget, timeBudget } from './limits';
import { MoveOrdering } from './ordering';
import { DRAW, MAX_PLY, NO_SCORE, outcomeScore, WIN_BOUND, WIN_BY_REPETITION } from './score';
import { TranspositionTable } from './transposition';

/** What the next search reuses: transposition table, move ordering and buffers. */
export class SearchMemory {
  readonly table: TranspositionTable;
  readonly ordering = new MoveOrdering();
  /** Stacks of moves and their ordering scores, one node's after its parent's. */
  readonly moves = new Int32Array((MAX_PLY + 2) * MAX_MOVES);
  readonly scores = new Int32Array((MAX_PLY + 2) * MAX_MOVES);

  constructor(megabytes: number) {
    this.table = new TranspositionTable(megabytes);
  }

  /** Forgets what was learnt. */
  clear(): void {
    this.table.clear();
    this.ordering.clear();
  }
}

/** One search: what to look at and how. */
export interface SearchTask {
  readonly position: Position;
  readonly evaluation: Evaluation;
  readonly limits: SearchLimits;
  readonly control: SearchControl;
  readonly handicap: Handicap;
  /** Tablebase to probe; none if absent. */
  readonly endings?: Tablebase | undefined;
  /**
   * Set to judge moves, not to choose one: a return to an earlier position of the game is not yet a draw, since either side may
   * deviate next time. When choosing, it scores as a draw, so that a winning side makes progress.
   */
  readonly judging?: boolean;
}

/** Nodes between two polls of the clock: a few milliseconds at most. */
const POLL_INTERVAL = 512;
/** Keeps evaluations below won scores. */
const EVALUATION_LIMIT = WIN_BOUND - 1;
export const PV_STRIDE = MAX_PLY + 2;

export class SearchTree {
  nodes = 0;
  /** Longest line searched, in plies. */
  selectiveDepth = 0;
  /** Depth of the running iteration. */
  rootDepth = 0;
  readonly position: Position;
  readonly evaluation: Evaluation;
  readonly values: Int16Array;
  /** Value of the cheapest kind of piece. */
  readonly cheapest: number;
  readonly table: TranspositionTable;
  readonly ordering: MoveOrdering;
  readonly moves: Int32Array;
  readonly scores: Int32Array;
  /** First free index of the move stack. */
  top = 0;
  /** Principal variations by ply, PV_STRIDE apart; each ends at its pvEnd. */
  readonly pv = new Int32Array(PV_STRIDE * PV_STRIDE);
  readonly pvEnd = new Int32Array(PV_STRIDE);
  /** Static evaluation by ply, NO_SCORE in check. */
  readonly evaluations = new Int32Array(PV_STRIDE);
  /** pieceTo of the move made at each ply. */
  readonly played = new Int32Array(PV_STRIDE);
  /** Set when the search must end; scores returned from then on are invalid. */
  over = false;
  /** While set, only the node limit can end the search. */
  unstoppable = true;
  readonly budget: TimeBudget;
  readonly control: SearchControl;
  readonly handicap: Handicap;
  readonly weakened: boolean;
  private readonly endings: Tablebase | null;
  private readonly judging: boolean;
  private readonly started: number;
  private readonly nodeLimit: number;
  private nextPoll: number;

  constructor(memory: SearchMemory, task: SearchTask) {
    this.position = task.position;
    this.evaluation = task.evaluation;
    this.values = task.evaluation.values;
    this.cheapest = this.values.reduce(
      (least, value) => (value > 0 && value < least ? value : least),
      Number.MAX_SAFE_INTEGER,
    );
    this.table = memory.table;
    this.ordering = memory.ordering;
    this.moves = memory.moves;
    this.scores = memory.scores;
    this.control = task.control;
    this.handicap = task.handicap;
    this.endings = task.endings ?? null;
    this.judging = task.judging ?? false;
    this.weakened = task.handicap.noise > 0 || task.handicap.missRate > 0;
    this.budget = timeBudget(task.limits);
    this.started = task.limits.since ?? task.control.now();
    this.nodeLimit = task.limits.nodes ?? Number.POSITIVE_INFINITY;
    this.nextPoll = Math.min(POLL_INTERVAL, this.nodeLimit);
    task.evaluation.prepare(task.position);
  }

  /** Milliseconds since the search began. */
  elapsed(): number {
    return this.control.now() - this.started;
  }

  /** Polls limits and stop flag every POLL_INTERVAL nodes; true if the search must end. */
  mustEnd(): boolean {
    if (this.nodes >= this.nextPoll) this.poll();
    return this.over;
  }

  private poll(): void {
    this.nextPoll = Math.min(this.nodes + POLL_INTERVAL, this.nodeLimit);
    if (this.nodes >= this.nodeLimit) this.over = true;
    if (this.unstoppable) return;
    if (this.control.stopped() || this.elapsed() >= this.budget.hard) this.over = true;
  }

  /** Static evaluation from the side to move's view, with the handicap's misjudgement. */
  evaluate(): number {
    let score = this.evaluation.evaluate(this.position);
    if (this.weakened) score += misjudgement(this.handicap, this.position.keyHigh);
    return Math.max(-EVALUATION_LIMIT, Math.min(EVALUATION_LIMIT, score));
  }

  /**
   * Score of a finished game or a solved ending, else NO_SCORE. A repeated position already scores as its third occurrence
   * would; while judging, only if it first occurred below the root.
   */
  endScore(ply: number): number {
    const { position, endings } = this;
    const end = position.ended();
    if (end) return outcomeScore(end, position.side, ply);
    if (position.halfmoveClock >= 4) {
      const seen = position.repetitions();
      if ((seen >= 2 || position.halfmoveClock >= position.halfmoveLimit) && position.drawnOut()) {
        const outcome = position.outcome();
        return outcome ? outcomeScore(outcome, position.side, ply) : DRAW;
      }
      if (seen > 0 && (!this.judging || position.repetitions(ply - 1) > 0)) {
        const winner = position.repetitionWinner();
        if (winner === null) return DRAW;
        return winner === position.side ? WIN_BY_REPETITION - ply : ply - WIN_BY_REPETITION;
      }
    }
    return endings === null ? NO_SCORE : endings.score(position, ply);
  }

  /** Puts a move before the child's principal variation. */
  extendLine(ply: number, move: number): void {
    const { pv, pvEnd } = this;
    const row = ply * PV_STRIDE;
    const child = row + PV_STRIDE;
    const end = pvEnd[ply + 1];
    pv[row + ply] = move;
    for (let i = ply + 1; i < end; i++) pv[row + i] = pv[child + i];
    pvEnd[ply] = Math.max(end, ply + 1);
  }
}
