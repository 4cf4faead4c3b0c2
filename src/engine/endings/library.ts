// The solved endings of one rule set: solves what comes near, a millisecond at a time, and knows what positions are worth.
// Endings of up to three pieces are solved where each has few enough states for a second's work, those of four on demand, if
// they take neither too long nor too much memory. What is left to the search: more pieces, places of pieces that another turn of the game would change (a bridge that moves, Bipartite's stages;
// RuleSet.endings), rights to castle, and draws where a repetition may win, which no table of positions can know.
import type { RuleSet } from '../../games/ruleSet';
import { legalMoves } from '../../rules/legalMoves';
import type { Position } from '../../rules/position';
import { WHITE } from '../../rules/types';
import type { SearchControl } from '../limits';
import { DRAW, NO_SCORE, WIN, WIN_BOUND } from '../score';
import {
  MAX_ON_DEMAND_PIECES,
  materialKey,
  ON_DEMAND_MAX_BYTES,
  ON_DEMAND_TIMEOUT_MS,
  type OnDemandResult,
  onDemandMaterial,
  PieceList,
} from './pieceList';
import { bytesToSolve, type Solving, solve } from './solve';
import {
  MAX_WIN_PLIES,
  NO_POSITION,
  Placements,
  pliesOf,
  TablebaseTable,
  type TransferredTable,
  valueBefore,
} from './table';

/** Pieces of the largest endings that are solved without being asked for. */
export const MAX_TABLEBASE_PIECES = 3;
/** An ending of more states takes too long. */
const MAX_STATES = 600_000;
/** Bytes of tables above which the old ones go when new ones are needed. */
const MAX_CACHE_BYTES = 2 ** 20;
/** Milliseconds of work between two looks at what else there is to do. */
const SLICE_MS = 16;

export class Tablebase {
  private readonly tables = new Map<number, TablebaseTable | null>();
  /** Endings begun, to be gone on with when there is time. */
  private readonly begun = new Map<number, Solving>();
  private readonly pieces = new PieceList();
  private readonly cells: readonly number[];
  /** Pieces of the largest endings that there are tables of. */
  private most = MAX_TABLEBASE_PIECES;
  /** Bytes that may be taken for solving on demand, and that are being used by what is under way. */
  private demandBytes = 0;
  private used = 0;
  private tooLarge = false;

  constructor(private readonly rules: RuleSet) {
    this.cells = rules.board.cells
      .map(({ index }) => index)
      .filter((cell) => rules.exists(0, cell));
  }

  /** Bytes that the tables take. */
  get size(): number {
    return this.sizeUpTo(MAX_ON_DEMAND_PIECES);
  }

  private sizeUpTo(pieces: number): number {
    return [...this.tables.values()].reduce(
      (sum, table) => sum + (table && table.placements.codes.length <= pieces ? table.size : 0),
      0,
    );
  }

  /**
   * Solves a position of four pieces, unless that takes more than it may. Rests now and then, and tells how much is done, from 0
   * to 1. What is stopped or takes too long goes on the next time.
   */
  async solveOnDemand(
    position: Position,
    control: SearchControl,
    onProgress: (done: number) => void,
    bytes = ON_DEMAND_MAX_BYTES,
  ): Promise<OnDemandResult> {
    if (onDemandMaterial(this.rules, position) === null) return 'unsolvable';
    this.pieces.read(position);
    const codes = [...this.pieces.codes.subarray(0, this.pieces.count)];
    const material = materialKey(codes);
    this.demandBytes = bytes;
    this.tooLarge = false;
    const solving = this.begun.get(material) ?? this.solve(codes);
    this.begun.set(material, solving);
    const started = control.now();
    let rested = started;
    for (;;) {
      const step = solving.next();
      if (step.done) break;
      const now = control.now();
      if (control.stopped()) return 'stopped';
      if (now - started >= ON_DEMAND_TIMEOUT_MS) return 'too long';
      if (now - rested < SLICE_MS) continue;
      onProgress(step.value);
      await new Promise((resolve) => setTimeout(resolve, 0));
      rested = control.now();
    }
    this.begun.delete(material);
    if (!this.tables.has(material)) return this.tooLarge ? 'too large' : 'unsolvable';
    this.most = MAX_ON_DEMAND_PIECES;
    return 'solved';
  }

  /** The tables that were solved on demand, to be used elsewhere. */
  exportTables(): TransferredTable[] {
    return [...this.tables.values()].flatMap((table) => {
      if (!table || table.placements.codes.length <= MAX_TABLEBASE_PIECES) return [];
      const { placements, values, restarts } = table;
      return [{ codes: placements.codes, values, restarts }];
    });
  }

  /** Takes tables that the library of the same rules has solved elsewhere. */
  importTables(carried: readonly TransferredTable[]): void {
    for (const { codes, values, restarts } of carried) {
      const placements = new Placements(codes, this.cells);
      this.tables.set(materialKey(codes), new TablebaseTable(placements, values, restarts));
      this.most = MAX_ON_DEMAND_PIECES;
    }
  }

  /**
   * Solves the endings that a position is or that one capture makes of it, unless that takes longer than so many
   * milliseconds or someone wants it to stop; what is left then waits for the next time. Rests now and then.
   */
  async prepare(
    position: Position,
    control: SearchControl,
    milliseconds = Number.POSITIVE_INFINITY,
  ): Promise<void> {
    const missing = this.near(position).filter((codes) => !this.tables.has(materialKey(codes)));
    if (missing.length === 0) return;
    if (this.sizeUpTo(MAX_TABLEBASE_PIECES) > MAX_CACHE_BYTES) this.forget();
    const started = control.now();
    let rested = started;
    for (const codes of missing) {
      const material = materialKey(codes);
      const solving = this.begun.get(material) ?? this.solve(codes);
      this.begun.set(material, solving);
      while (!this.tables.has(material)) {
        if (solving.next().done) break;
        const now = control.now();
        if (now - started >= milliseconds || control.stopped()) return;
        if (now - rested < SLICE_MS) continue;
        await new Promise((resolve) => setTimeout(resolve, 0));
        rested = control.now();
      }
      this.begun.delete(material);
    }
  }

  /** Forgets what is solved again without being asked for. */
  private forget(): void {
    for (const [material, table] of this.tables) {
      if (!table || table.placements.codes.length <= MAX_TABLEBASE_PIECES)
        this.tables.delete(material);
    }
  }

  /** The value of a position as of table.ts; null where it is not known. */
  valueOf(position: Position): number | null {
    if (position.pieceCount > this.most || position.rights !== 0) return null;
    const { pieces } = this;
    pieces.read(position);
    const table = this.tables.get(pieces.material);
    if (!table) return null;
    const value = table.valueOf(pieces, position.side);
    if (value === NO_POSITION) return null;
    return value === 0 && this.rules.endings === 'but for draws' ? null : value;
  }

  /**
   * The score of a position `ply` plies below the root, or NO_SCORE. A win that the count of quiet moves forestalls is
   * a draw by a hair, so that the winner goes on trying.
   */
  score(position: Position, ply: number): number {
    const value = this.valueOf(position);
    if (value === null) return NO_SCORE;
    if (value === 0) return DRAW;
    const plies = pliesOf(value);
    const sign = value > 0 ? 1 : -1;
    if (this.isInTime(position, plies)) return sign * Math.max(WIN - ply - plies, WIN_BOUND);
    // A restart on the way may yet win, which the search sees better.
    if (this.mayRestart()) return NO_SCORE;
    return sign * (MAX_WIN_PLIES + 1 - plies);
  }

  /**
   * In how many plies the side to move would win (negative: lose), if the count of quiet moves did not end the game as a
   * draw before; null where there is no such win.
   */
  cursedPlies(position: Position): number | null {
    const value = this.valueOf(position);
    if (value === null || value === 0) return null;
    const plies = pliesOf(value);
    if (this.isInTime(position, plies) || this.mayRestart()) return null;
    return value > 0 ? plies : -plies;
  }

  private isInTime({ halfmoveClock }: Position, plies: number): boolean {
    return halfmoveClock + plies <= this.rules.halfmoveLimit;
  }

  /** Whether a move that leaves something to win with may restart the count, in the ending that was looked up last. */
  private mayRestart(): boolean {
    return this.tables.get(this.pieces.material)?.restarts ?? false;
  }

  /** The moves with which best play ends a won or lost game; as many as are known. */
  lineFrom(position: Position): number[] {
    const line: number[] = [];
    for (;;) {
      const value = this.valueOf(position);
      if (value === null || pliesOf(value) < 1) break;
      const next = legalMoves(position).find((move) => {
        position.make(move);
        const after = this.valueOf(position);
        position.unmake();
        return after !== null && valueBefore(after) === value;
      });
      if (next === undefined) break;
      position.make(next);
      line.push(next);
    }
    for (const _ of line) position.unmake();
    return line;
  }

  /** The endings that a position is, or that one capture makes of it. */
  private near(position: Position): number[][] {
    if (this.rules.endings === 'none' || position.pieceCount > MAX_TABLEBASE_PIECES + 1) return [];
    this.pieces.read(position);
    const codes = [...this.pieces.codes.subarray(0, this.pieces.count)];
    if (codes.length <= MAX_TABLEBASE_PIECES) return [codes];
    const { kinds } = this.rules;
    const taken = codes.filter(
      (code, piece) => codes.indexOf(code) === piece && !kinds[code >> 1]?.royal,
    );
    return taken.map((code) => codes.filter((_, piece) => piece !== codes.indexOf(code)));
  }

  private *solve(codes: readonly number[]): Solving {
    const material = materialKey(codes);
    const known = this.tables.get(material);
    if (known !== undefined) return known;
    const table = this.fits(codes) ? yield* this.solveFresh(codes) : null;
    // What there is no room for now may be asked for again.
    if (table || codes.length <= MAX_TABLEBASE_PIECES) this.tables.set(material, table);
    return table;
  }

  private *solveFresh(codes: readonly number[]): Solving {
    const { rules, tables, cells } = this;
    const placements = new Placements(codes, cells);
    const position = rules.parse(rules.startFen);
    position.arrange(codes, cells, WHITE);
    // Kings alone can still leave each other without a move, which may win.
    if (codes.length > 2 && position.ended()?.reason === 'dead-position')
      return new TablebaseTable(placements, null, false);
    const bytes = bytesToSolve(placements);
    this.used += bytes;
    const table = yield* solve({
      ...{ placements, position },
      halfmoveLimit: rules.halfmoveLimit,
      known: (material) => tables.get(material),
      require: (after) => this.solve(after),
    });
    this.used -= bytes;
    return table;
  }

  private fits(codes: readonly number[]): boolean {
    const alike = codes.some(
      (code, piece) => codes[piece + 1] === code && codes[piece + 2] === code,
    );
    if (alike) return false;
    if (codes.length <= MAX_TABLEBASE_PIECES)
      return 2 * this.cells.length ** codes.length <= MAX_STATES;
    const bytes = bytesToSolve(new Placements(codes, this.cells));
    const fits = this.size + this.used + bytes <= this.demandBytes;
    if (!fits) this.tooLarge = true;
    return fits;
  }
}
