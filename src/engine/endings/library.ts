// The endgame tablebase of one rule set: solves endings that come near, a millisecond at a time, and probes them. Endings of
// up to three pieces are solved if they have few enough states for a second's work, those of four on demand, within limits of
// time and memory. Left to the search: more pieces, terrain that leads on, as Bipartite's race (RuleSet.endingTerrains), castling
// rights, and draws where a repetition may win, which depends on the past.
import type { RuleSet } from '../../games/ruleSet';
import { legalMoves } from '../../rules/move';
import type { Position } from '../../rules/position';
import { WHITE } from '../../rules/types';
import type { SearchControl } from '../limits';
import { DRAW, NO_SCORE, WIN, WIN_BOUND } from '../score';
import {
  MAX_ON_DEMAND_PIECES,
  materialKey,
  ON_DEMAND_MAX_BYTES,
  type OnDemandResult,
  onDemandMaterial,
  PieceList,
} from './pieceList';
import { bytesToSolve, type Solving, solve } from './solve';
import {
  type Ground,
  MAX_WIN_PLIES,
  NO_POSITION,
  Placements,
  pliesOf,
  TablebaseTable,
  type TransferredTable,
  valueBefore,
} from './table';

/** Most pieces of the endings that are solved unasked. */
const MAX_TABLEBASE_PIECES = 3;
/** An ending of more states would take more than a few seconds (endings/README.md). */
const MAX_STATES = 1_000_000;
/** Above this size old tables are dropped when new ones are needed. */
const MAX_CACHE_BYTES = 2 ** 22;
/** Work (ms) between two yields to the event loop: one frame. */
const SLICE_MS = 16;

export class Tablebase {
  private readonly tables = new Map<number, TablebaseTable | null>();
  /** Unfinished endings, to be resumed. */
  private readonly begun = new Map<number, Solving>();
  private readonly pieces = new PieceList();
  private readonly grounds: readonly Ground[];
  /** Most pieces of any table. */
  private most = MAX_TABLEBASE_PIECES;
  /** Limit in bytes for solving on demand, and what the endings being solved take of it. */
  private demandBytes = 0;
  private used = 0;
  private tooLarge = false;

  constructor(private readonly rules: RuleSet) {
    const { endingTerrains, board, exists } = rules;
    this.grounds = endingTerrains.map((terrain) => ({
      terrain,
      cells: board.cells.map(({ index }) => index).filter((cell) => exists(terrain, cell)),
    }));
  }

  /** Of all tables, in bytes. */
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
   * Solves the ending of four pieces that a position is, within a limit of memory. Now and then it reports progress from 0 to
   * 1, and rests until that has been answered. If it is stopped, the next call resumes.
   */
  async solveOnDemand(
    position: Position,
    control: SearchControl,
    onProgress: (done: number) => unknown,
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
    let rested = control.now();
    for (;;) {
      const step = solving.next();
      if (step.done) break;
      const now = control.now();
      if (control.stopped()) return 'stopped';
      if (now - rested < SLICE_MS) continue;
      await onProgress(step.value);
      rested = control.now();
    }
    this.begun.delete(material);
    if (!this.tables.has(material)) return this.tooLarge ? 'too large' : 'unsolvable';
    this.most = MAX_ON_DEMAND_PIECES;
    return 'solved';
  }

  /** The tables that were solved on demand, for another worker. */
  exportTables(): TransferredTable[] {
    return [...this.tables.values()].flatMap((table) => {
      if (!table || table.placements.codes.length <= MAX_TABLEBASE_PIECES) return [];
      const { placements, values, restarts } = table;
      return [{ codes: placements.codes, values, restarts }];
    });
  }

  /** Adds tables that another worker has solved for the same rules. */
  importTables(carried: readonly TransferredTable[]): void {
    for (const { codes, values, restarts } of carried) {
      const placements = new Placements(codes, this.grounds);
      this.tables.set(materialKey(codes), new TablebaseTable(placements, values, restarts));
      this.most = MAX_ON_DEMAND_PIECES;
    }
  }

  /**
   * Solves the endings that a position is or that one capture leads to. Ends early after that many milliseconds or when it is
   * stopped; the next call resumes. Yields now and then.
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

  /** Drops the tables that are solved again unasked. */
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
    const value = table.valueOf(pieces, position.side, position.terrain);
    if (value === NO_POSITION) return null;
    return value === 0 && this.rules.endings === 'but for draws' ? null : value;
  }

  /**
   * The score of a position `ply` plies below the root, or NO_SCORE. A cursed win (the n-move rule comes first) scores just
   * above a draw, so that the winner goes on trying.
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
   * Plies to a cursed win (negative: a blessed loss), which the n-move rule turns into a draw; null where there is none.
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

  /** Whether the ending probed last has a quiet move that restarts the halfmove clock. */
  private mayRestart(): boolean {
    return this.tables.get(this.pieces.material)?.restarts ?? false;
  }

  /** Best play to the end of a won or lost game, as far as tables reach. */
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

  /** The endings that a position is or that one capture leads to. */
  private near(position: Position): number[][] {
    if (position.pieceCount > MAX_TABLEBASE_PIECES + 1) return [];
    if (!this.rules.endingTerrains.includes(position.terrain)) return [];
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
    // An ending on demand that did not fit may fit later.
    if (table || codes.length <= MAX_TABLEBASE_PIECES) this.tables.set(material, table);
    return table;
  }

  private *solveFresh(codes: readonly number[]): Solving {
    const { rules, tables, grounds } = this;
    const placements = new Placements(codes, grounds);
    const position = rules.parse(rules.startFen);
    const [{ cells, terrain }] = grounds;
    position.arrange(codes, cells, WHITE, terrain);
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
    const placements = new Placements(codes, this.grounds);
    if (codes.length <= MAX_TABLEBASE_PIECES) return 2 * placements.count <= MAX_STATES;
    const bytes = bytesToSolve(placements);
    const fits = this.size + this.used + bytes <= this.demandBytes;
    if (!fits) this.tooLarge = true;
    return fits;
  }
}
