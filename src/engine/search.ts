// Iterative deepening at the root: windows around the last score, several principal variations, progress reports,
// and the choice of when to stop. A search runs synchronously to its end; its host supplies the clock and the stop flag
// (SearchControl), polled every few hundred nodes. Hosts that can share memory with the searching thread (Node) set a flag
// there. Browsers deny shared memory to plain pages, and a search that yields to messages would be slower; so there the
// client takes the last reported best move and terminates the worker (client.ts).
import { legalMoves, NO_MOVE } from '../rules/move';
import { child } from './alphaBeta';
import { seenMoves } from './levels';
import { pieceTo } from './ordering';
import { DRAW, INFINITE, MAX_PLY, shifted, WIN_BOUND } from './score';
import { PV_STRIDE, type SearchMemory, type SearchTask, SearchTree } from './tree';

/** What is known after an iteration about one of the best lines. */
export interface SearchReport {
  readonly depth: number;
  readonly selectiveDepth: number;
  /** 1 for the best line, 2 for the second best ... */
  readonly rank: number;
  /** As of score.ts. */
  readonly score: number;
  readonly nodes: number;
  readonly milliseconds: number;
  /** Transposition table entries used per thousand. */
  readonly fullness: number;
  readonly line: readonly number[];
}

/** A bonus in centipawns for choosing a move, beyond its score. */
export type Preference = (move: number) => number;

/** The sum of those that there are; undefined for none. */
export function allPreferences(given: readonly (Preference | undefined)[]): Preference | undefined {
  const preferences = given.filter((one) => one !== undefined);
  if (preferences.length === 0) return undefined;
  return (move) => preferences.reduce((sum, preference) => sum + preference(move), 0);
}

export interface RootTask extends SearchTask {
  /** How many best lines to find. */
  readonly lines: number;
  /** The legal moves to look at; all of them if absent. */
  readonly only?: readonly number[];
  /** The bonus of each move; none if absent. */
  readonly preference?: Preference | undefined;
  /** Whether an only move is searched no deeper than its score needs. */
  readonly endsIfForced?: boolean;
  /** A legal move that is also searched in each iteration, after those lines, unless it is among them. */
  readonly also?: number;
  /** Called per line and iteration, best line first. */
  readonly report?: (report: SearchReport) => void;
  /** Called once per iteration with all its lines, best first. */
  readonly reportAll?: (reports: readonly SearchReport[]) => void;
}

export interface SearchResult {
  /** Best move, or NO_MOVE when the game is over. */
  readonly move: number;
  readonly report: SearchReport | null;
  readonly nodes: number;
}

interface RootMove {
  readonly move: number;
  /** Centipawns by which it is preferred. */
  readonly favour: number;
  /** What it is worth, and its favour. */
  score: number;
  line: number[];
}

/** Half the first aspiration window; doubled at each failure. Chosen by hand from common practice; not tuned. */
const ASPIRATION_WINDOW_CP = 24;
/** Depth at which the score of an only move is good enough to answer an offered draw by. Chosen by hand; not tuned. */
const FORCED_DEPTH = 8;

export class Search {
  private readonly tree: SearchTree;
  private readonly roots: RootMove[];
  /** Scores of the last iteration's lines, by rank. */
  private readonly lastScores: number[] = [];

  constructor(
    memory: SearchMemory,
    private readonly task: RootTask,
  ) {
    this.tree = new SearchTree(memory, task);
    const { position } = task;
    const legal = position.outcome() ? [] : legalMoves(position);
    const { only } = task;
    const wanted = only ? legal.filter((move) => only.includes(move)) : legal;
    const seen = seenMoves(task.handicap, position.keyLow, wanted);
    this.roots = seen.map((move) => ({
      move,
      favour: task.preference?.(move) ?? 0,
      score: -INFINITE,
      line: [move],
    }));
  }

  /** Searches to the limits. The position is as before when this returns. */
  run(): SearchResult {
    const { roots, tree, task } = this;
    tree.table.nextSearch();
    tree.ordering.nextSearch();
    let report: SearchReport | null = null;
    const lines = Math.min(task.lines, roots.length);
    const depths = Math.min(task.limits.depth ?? MAX_PLY, MAX_PLY - 1);
    for (let depth = 1; depth <= depths && roots.length > 0; depth++) {
      tree.rootDepth = depth;
      tree.selectiveDepth = 0;
      for (let rank = 0; rank < lines && !tree.over; rank++) this.searchLine(depth, rank);
      const shown = lines + (tree.over ? 0 : this.searchAlso(depth, lines));
      // An interrupted iteration is reported only if it found a better move.
      if (!tree.over || report?.line[0] !== roots[0].move) {
        const all: SearchReport[] = [];
        for (let rank = 0; rank < shown; rank++) {
          // Lines that an interrupted iteration did not reach have no score.
          if (tree.over && rank > 0 && roots[rank].score === -INFINITE) break;
          const made = this.describe(depth, rank);
          if (rank === 0) report = made;
          task.report?.(made);
          all.push(made);
        }
        task.reportAll?.(all);
      }
      // From here on there is a move to return.
      tree.unstoppable = false;
      const spent = report?.milliseconds ?? tree.elapsed();
      if (tree.over || spent >= tree.budget.soft || tree.control.stopped()) break;
      if (this.isDecided(depth)) break;
    }
    return { move: roots[0]?.move ?? NO_MOVE, report, nodes: tree.nodes };
  }

  /** True for an only move, and with a clock for a found win, where more thinking would waste the player's time. */
  private isDecided(depth: number): boolean {
    const { roots, task, tree } = this;
    const isForced = roots.length === 1;
    if (isForced && task.endsIfForced && depth >= FORCED_DEPTH) return true;
    if (tree.budget.soft === Number.POSITIVE_INFINITY) return false;
    return isForced || (Math.abs(roots[0].score) >= WIN_BOUND && depth >= 12);
  }

  private describe(depth: number, rank: number): SearchReport {
    const { tree } = this;
    const { score, favour, line } = this.roots[rank];
    return {
      depth,
      selectiveDepth: Math.max(depth, tree.selectiveDepth),
      rank: rank + 1,
      score: score === -INFINITE ? DRAW : shifted(score, -favour),
      nodes: tree.nodes,
      milliseconds: Math.round(tree.elapsed()),
      fullness: tree.table.fullness(),
      line: Math.abs(score) >= WIN_BOUND ? this.toTheEnd(line) : line,
    };
  }

  /** Extends a line that ends in a solved position by best play. */
  private toTheEnd(line: number[]): number[] {
    const { position, endings } = this.task;
    if (!endings) return line;
    for (const move of line) position.make(move);
    const rest = endings.lineFrom(position);
    for (const _ of line) position.unmake();
    return [...line, ...rest];
  }

  /** Searches the move asked about after the lines; returns how many lines that adds. */
  private searchAlso(depth: number, rank: number): number {
    const { roots, task } = this;
    const at = roots.findIndex(({ move }) => move === task.also);
    if (at < rank) return 0;
    roots.splice(rank, 0, ...roots.splice(at, 1));
    this.searchLine(depth, rank, rank + 1);
    return 1;
  }

  /** Finds the best of the moves from `rank` to before `end` and sorts it there. */
  private searchLine(depth: number, rank: number, end = this.roots.length): void {
    const { lastScores } = this;
    const last = lastScores[rank] ?? -INFINITE;
    let window = depth >= 5 && Math.abs(last) < WIN_BOUND ? ASPIRATION_WINDOW_CP : 2 * INFINITE;
    let alpha = Math.max(-INFINITE, last - window);
    let beta = Math.min(INFINITE, last + window);
    if (window >= INFINITE) [alpha, beta] = [-INFINITE, INFINITE];
    for (;;) {
      const score = this.searchRoots(alpha, beta, depth, rank, end);
      if (this.tree.over) return;
      lastScores[rank] = score;
      window *= 2;
      if (score <= alpha && alpha > -INFINITE) {
        alpha = window > 1000 ? -INFINITE : Math.max(-INFINITE, score - window);
      } else if (score >= beta && beta < INFINITE) {
        beta = window > 1000 ? INFINITE : Math.min(INFINITE, score + window);
      } else return;
    }
  }

  private searchRoots(
    alpha: number,
    beta: number,
    depth: number,
    rank: number,
    end: number,
  ): number {
    const { roots, tree } = this;
    const { position } = tree;
    const { side } = position;
    tree.pvEnd[0] = 0;
    tree.top = 0;
    tree.evaluations[0] = position.inCheck() ? 0 : tree.evaluate();
    let best = -INFINITE;
    for (let index = rank + 1; index < end; index++) roots[index].score = -INFINITE;
    for (let index = rank; index < end; index++) {
      const root = roots[index];
      tree.played[0] = pieceTo(position, root.move);
      position.make(root.move);
      tree.nodes++;
      const flip = position.side !== side;
      const { favour } = root;
      const low = shifted(alpha, -favour);
      const high = shifted(beta, -favour);
      let score: number;
      if (index === rank) score = child(tree, flip, low, high, depth - 1, 1);
      else {
        const reduction = depth >= 4 && index > rank + 4 && !position.inCheck() ? 1 : 0;
        score = child(tree, flip, low, low + 1, depth - 1 - reduction, 1);
        if (score > low && !tree.over) score = child(tree, flip, low, high, depth - 1, 1);
      }
      score = shifted(score, favour);
      position.unmake();
      if (tree.over) break;
      if (index === rank || score > alpha) {
        root.score = score;
        root.line = [root.move, ...tree.pv.slice(PV_STRIDE + 1, PV_STRIDE + tree.pvEnd[1])];
      }
      if (score > best) best = score;
      if (score > alpha) alpha = score;
      if (score >= beta) break;
    }
    // An interrupted search still knows the moves that beat the first one.
    const found = roots.splice(rank, end - rank).sort((a, b) => b.score - a.score);
    roots.splice(rank, 0, ...found);
    return best;
  }
}
