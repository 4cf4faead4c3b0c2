// Solves an ending by retrograde analysis (https://www.chessprogramming.org/Retrograde_Analysis). The moves of every
// state are generated once, forwards, by the rules' own generator, and stored as sets of target cells. Then, ply by ply
// from the ends of games, decided states decide their predecessors, which those sets show: no game needs to generate
// moves backwards.
import { CELL_STRIDE } from '../../rules/board';
import {
  MAX_MOVES,
  moveFrom,
  movePromotion,
  moveTag,
  moveTo,
  TAG_NORMAL,
  TAG_PASS,
} from '../../rules/move';
import type { Position } from '../../rules/position';
import { BLACK, type Colour, type Outcome, opposite, WHITE } from '../../rules/types';
import { MAX_ON_DEMAND_PIECES, PieceList } from './pieceList';
import {
  MAX_WIN_PLIES,
  NO_POSITION,
  PairedTargets,
  PlacedTargets,
  type Placements,
  pliesOf,
  TablebaseTable,
  valueBefore,
} from './table';

interface EndingTask {
  readonly placements: Placements;
  /** Scratch position. */
  readonly position: Position;
  /** Plies without a restart of the halfmove clock that end the game. */
  readonly halfmoveLimit: number;
  /** The table of this material; null if it cannot be solved, undefined if that has not been tried. */
  readonly known: (material: number) => TablebaseTable | null | undefined;
  /** Solves the ending of these pieces, which a capture or a promotion leads to. */
  readonly require: (codes: readonly number[]) => Solving;
}

/** Yields every millisecond or so, with the share (0 to 1) of the largest ending that is done. */
export type Solving = Generator<number, TablebaseTable | null>;

/** States between two yields. */
const STATES_PER_SLICE = 256;
/** In `open`: a move leads to a draw, so that the state is never lost. */
const SAFE = 255;
/** Results of listing a state's moves; MISSING if a move leads to an ending that is not solved yet. */
const LISTED = 0;
const MISSING = 1;
const IMPOSSIBLE = 2;
const WORD = 32;
/** In `values`, until all is decided: the game has ended as a draw. */
const DRAWN_END = -127;
/** In `values`, while moves are listed: this plus the number of the state's quiet moves, at most MAX_QUIET_MOVES. */
const LISTED_BASE = 2;
const MAX_QUIET_MOVES = 120;
/** Most pieces for which targets are stored per placement, at eight bytes a piece; more pieces use PairedTargets. */
const MAX_PLACED_PIECES = 3;
/** Share of the solving time that goes into listing moves, for the progress shown: 0.63 to 0.73 of it as measured. */
const LISTING_SHARE = 0.68;

/** Bytes needed to solve, apart from the endings that it leads to. */
export const bytesToSolve = ({ codes, count, grounds }: Placements): number =>
  (grounds.length > 1 ? 8 : 6) * count +
  (codes.length > MAX_PLACED_PIECES
    ? 2 * 4 * (MAX_ON_DEMAND_PIECES * CELL_STRIDE) ** 2
    : 8 * codes.length * count);

/** Null if a move does what no table can hold, such as a change of terrain. */
export function* solve(task: EndingTask): Solving {
  const solver = new Solver(task);
  const solved = (yield* solver.generate()) && (yield* solver.settle()) && (yield* solver.decide());
  return solved ? solver.table() : null;
}

class Solver {
  private readonly values: Int8Array;
  /** Moves of each state that are not known to lose. */
  private readonly open: Uint8Array;
  /** Whether some quiet move restarts the halfmove clock. */
  private restarts = false;
  /** By piece: whether its moves have been tried for that. One move is enough, all are alike but promotions. */
  private readonly asked: boolean[] = [];
  /** Each state's value by its best capture or promotion. */
  private readonly leaving: Int8Array;
  /** By side: the indices of its pieces. */
  private readonly own: readonly (readonly number[])[];
  private readonly targets: PlacedTargets | PairedTargets;
  /** By state: the terrains that moves lead to while all pieces stay, as a set of ranks; empty where there is one terrain. */
  private readonly terrainMoves: Uint8Array;
  /** By piece (the first of two equal ones) and cell, two words: all cells that it may come from in some placement. */
  private readonly origins = new Int32Array(MAX_ON_DEMAND_PIECES * CELL_STRIDE * 2);
  /** Cells of the current state's pieces. */
  private readonly at: Uint8Array;
  private readonly pieces = new PieceList();
  private readonly moves = new Int32Array(MAX_MOVES);

  constructor(private readonly task: EndingTask) {
    const { codes, count, grounds } = task.placements;
    this.at = new Uint8Array(codes.length);
    this.terrainMoves = new Uint8Array(grounds.length > 1 ? 2 * count : 0);
    this.values = new Int8Array(2 * count).fill(NO_POSITION);
    this.open = new Uint8Array(2 * count);
    this.leaving = new Int8Array(2 * count);
    this.own = [WHITE, BLACK].map((side) =>
      [...codes.keys()].filter((piece) => (codes[piece] & 1) === side),
    );
    this.targets =
      codes.length > MAX_PLACED_PIECES
        ? new PairedTargets(task.placements)
        : new PlacedTargets(task.placements);
  }

  // --- forwards ---

  /** Whether the moves of all states can be listed. */
  *generate(): Generator<number, boolean> {
    const { placements, position } = this.task;
    const { codes, count, grounds } = placements;
    for (let index = 0; index < count; index++) {
      if (index % STATES_PER_SLICE === 0) yield (LISTING_SHARE * index) / count;
      if (!placements.read(index, this.at)) continue;
      // A state exists unless the side that has just moved is in check.
      position.arrange(codes, this.at, BLACK, grounds[placements.rankOf(index)].terrain);
      const white = !position.inCheck();
      position.arrange(codes, this.at, WHITE);
      const black = !position.inCheck();
      for (const side of [WHITE, BLACK] as const) {
        if (!(side === WHITE ? white : black)) continue;
        if (side === BLACK) position.arrange(codes, this.at, BLACK);
        for (let listed = this.list(index); listed !== LISTED; listed = this.list(index)) {
          if (listed === IMPOSSIBLE) return false;
          if (!(yield* this.solveMissing((LISTING_SHARE * index) / count))) return false;
        }
      }
    }
    return true;
  }

  /** Solves the ending of `pieces`; false if it cannot be solved. Progress stays at `done`. */
  private *solveMissing(done: number): Generator<number, boolean> {
    const { pieces, task } = this;
    const solving = task.require([...pieces.codes.subarray(0, pieces.count)]);
    for (;;) {
      const step = solving.next();
      if (step.done) return step.value !== null;
      yield done;
    }
  }

  /** Lists the moves of the state that is set up. */
  private list(index: number): typeof LISTED | typeof MISSING | typeof IMPOSSIBLE {
    const { moves, open, values, task, leaving, at, own } = this;
    const { position, placements } = task;
    const { side } = position;
    const state = side * placements.count + index;
    const end = position.generateLegal(moves, 0);
    const outcome = end === 0 ? position.outcome() : position.ended();
    if (outcome) {
      values[state] = endValue(outcome, side) || DRAWN_END;
      return LISTED;
    }
    open[state] = end;
    leaving[state] = 0;
    let quiet = 0;
    for (let i = 0; i < end; i++) {
      const move = moves[i];
      const tag = moveTag(move);
      if (tag === TAG_PASS) {
        quiet++;
        this.addMove(index, own[side][0], -1);
      } else if (tag !== TAG_NORMAL) {
        if (!this.addTerrainMove(state, move)) return IMPOSSIBLE;
        quiet++;
      } else if (position.victim(move) === 0 && movePromotion(move) === 0) {
        const piece = at.indexOf(moveFrom(move));
        if (!this.asked[piece]) this.askRestart(piece, move);
        quiet++;
        this.addMove(index, piece, moveTo(move));
      } else {
        if (movePromotion(move) !== 0) this.restarts = true;
        const value = this.valueAfter(move);
        if (value === undefined) return MISSING;
        if (value === null) return IMPOSSIBLE;
        this.addLeaving(state, value);
      }
    }
    if (quiet > MAX_QUIET_MOVES) return IMPOSSIBLE;
    values[state] = LISTED_BASE + quiet;
    return LISTED;
  }

  private askRestart(piece: number, move: number): void {
    const { position } = this.task;
    this.asked[piece] = true;
    position.make(move);
    if (position.halfmoveClock === 0) this.restarts = true;
    position.unmake();
  }

  /** False if the move does more than change the terrain, or leads to one that is left out. */
  private addTerrainMove(state: number, move: number): boolean {
    const { task, at, terrainMoves } = this;
    const { position, placements } = task;
    const { terrain } = position;
    position.make(move);
    const rank = placements.terrainRank(position.terrain);
    const isPlain =
      position.terrain !== terrain &&
      rank >= 0 &&
      placements.codes.every((code, piece) => position.cells[at[piece]] === code);
    if (position.halfmoveClock === 0) this.restarts = true;
    position.unmake();
    if (isPlain) terrainMoves[state] |= 1 << rank;
    return isPlain;
  }

  /** A pass is the first piece's move to where it stands. */
  private addMove(index: number, piece: number, target: number): void {
    const from = this.at[piece];
    const to = target < 0 ? from : target;
    this.targets.add(index, this.at, piece, to);
    const first = this.task.placements.firstOf(piece);
    this.origins[2 * (first * CELL_STRIDE + to) + (from >> 5)] |= 1 << from;
  }

  /**
   * What a capture or promotion is worth to the mover; null if what it leads to cannot be solved, undefined if the ending
   * of `pieces` has to be solved first.
   */
  private valueAfter(move: number): number | null | undefined {
    const { task, pieces } = this;
    const { position } = task;
    const { side } = position;
    position.make(move);
    pieces.read(position);
    const table = task.known(pieces.material);
    const value = table?.valueOf(pieces, position.side, position.terrain);
    const passed = position.side !== side;
    position.unmake();
    if (value === undefined) return table === null ? null : undefined;
    if (!passed) return null;
    // The halfmove clock starts again here, and may still run out before the win.
    return pliesOf(value) > task.halfmoveLimit ? 0 : valueBefore(value);
  }

  private addLeaving(state: number, value: number): void {
    const { open, leaving } = this;
    const known = leaving[state];
    if (value > 0) {
      if (known <= 0 || value < known) leaving[state] = value;
    } else if (value === 0) open[state] = SAFE;
    else if (open[state] !== SAFE) open[state]--;
    if (value < 0 && known <= 0 && value < known) leaving[state] = value;
  }

  // --- backwards ---

  /** Clears the counts; false if PairedTargets show more moves of some state than were listed. */
  *settle(): Generator<number, boolean> {
    const { values, targets, task, at, own } = this;
    const { placements } = task;
    const { count } = placements;
    for (let state = 0; state < values.length; state++) {
      if (state % (STATES_PER_SLICE * STATES_PER_SLICE) === 0) yield LISTING_SHARE;
      if (values[state] < LISTED_BASE) continue;
      if (targets.guesses) {
        const side = state < count ? WHITE : BLACK;
        const index = state % count;
        placements.read(index, at);
        let quiet = 0;
        for (const piece of own[side]) quiet += this.quietMoves(targets, index, side, piece);
        if (quiet !== values[state] - LISTED_BASE) return false;
      }
      values[state] = 0;
    }
    return true;
  }

  /** How many targets of a piece lead to states that exist. */
  private quietMoves(targets: PairedTargets, index: number, side: Colour, piece: number): number {
    const { values, task, at } = this;
    const { placements } = task;
    const after = opposite(side) * placements.count;
    let quiet = 0;
    for (const half of [0, 1] as const) {
      let rest = targets.half(at, piece, half);
      for (; rest !== 0; rest &= rest - 1) {
        const to = half * WORD + 31 - Math.clz32(rest & -rest);
        if (values[after + placements.moved(index, at, piece, to)] !== NO_POSITION) quiet++;
      }
    }
    return quiet;
  }

  /** Whether no state takes too many plies. */
  *decide(): Generator<number, boolean> {
    const { values, open, leaving } = this;
    let more = true;
    for (let value = 1; more; value++) {
      if (value > MAX_WIN_PLIES) return false;
      more = false;
      // The longest win is not known in advance; most are shorter than a dozen moves.
      const done = 1 - (1 - LISTING_SHARE) / (1 + value / 8);
      for (let state = 0; state < values.length; state++) {
        if (state % (STATES_PER_SLICE * STATES_PER_SLICE) === 0) yield done;
        const known = values[state];
        if (known === NO_POSITION || known === DRAWN_END) continue;
        const due =
          known !== 0 ? known : open[state] === 0 || leaving[state] > 0 ? leaving[state] : 0;
        const size = Math.abs(due);
        if (size < value) continue;
        more = true;
        if (size > value) continue;
        values[state] = due;
        this.decideBefore(state, value);
      }
    }
    return true;
  }

  table(): TablebaseTable {
    const { values } = this;
    for (let state = 0; state < values.length; state++) {
      if (values[state] === DRAWN_END) values[state] = 0;
    }
    const drawn = values.every((value) => value === 0 || value === NO_POSITION);
    return new TablebaseTable(this.task.placements, drawn ? null : values, this.restarts);
  }

  /** Decides the predecessors of a state that has this value or its negative. */
  private decideBefore(state: number, value: number): void {
    const { at, own, task, origins, targets } = this;
    const { placements } = task;
    const { count } = placements;
    const index = state % count;
    const mover = opposite(state < count ? WHITE : BLACK);
    placements.read(index, at);
    const lost = this.values[state] < 0;
    for (const piece of own[mover]) {
      const to = at[piece];
      const row = 2 * (placements.firstOf(piece) * CELL_STRIDE + to);
      for (let half = 0; half < 2; half++) {
        let rest = origins[row + half];
        for (; rest !== 0; rest &= rest - 1) {
          const from = half * WORD + 31 - Math.clz32(rest & -rest);
          if (from !== to && at.includes(from)) continue;
          const earlier = placements.moved(index, at, piece, from);
          if (!targets.has(earlier, at, piece, from, to)) continue;
          this.decideState(mover * count + earlier, lost, value);
        }
      }
    }
    if (this.terrainMoves.length > 0) this.decideBeforeTerrain(index, mover, lost, value);
  }

  /** The same for moves that changed the terrain to that of a placement. */
  private decideBeforeTerrain(index: number, mover: Colour, lost: boolean, value: number): void {
    const { terrainMoves, task } = this;
    const { count, perTerrain, grounds } = task.placements;
    const rank = task.placements.rankOf(index);
    for (let before = 0; before < grounds.length; before++) {
      const state = mover * count + index + (before - rank) * perTerrain;
      if ((terrainMoves[state] >> rank) & 1) this.decideState(state, lost, value);
    }
  }

  private decideState(state: number, won: boolean, value: number): void {
    const { values, open, leaving } = this;
    if (values[state] !== 0) return;
    if (won) values[state] = value + 1;
    else if (open[state] !== SAFE && --open[state] === 0) {
      values[state] = Math.min(-value - 1, leaving[state]);
    }
  }
}

const endValue = ({ winner }: Outcome, side: Colour): number =>
  winner === null ? 0 : winner === side ? 1 : -1;
