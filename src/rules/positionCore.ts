// What a position keeps whatever its game: piece codes, turn, counts, key, piece-square sum, and one record per ply
// that takes it back and shows repetitions. Which pieces come and go in a move is left to subclasses.
import { type Board, CELL_BITS, CELL_STRIDE } from './board';
import { CODE_COUNT, type PieceSquareWeights } from './position';
import { BLACK, type Colour, type Outcome, opposite, outcome } from './types';
import { PIECE_HIGH, PIECE_LOW, SIDE_HIGH, SIDE_LOW } from './zobrist';

// Fields of every record; subclasses keep their own from OWN_FIELDS up to RECORD.
const R_MOVE = 0;
export const R_SIDE = 1;
const R_PLY = 2;
const R_HALFMOVE_CLOCK = 3;
const R_HIGH = 4;
const R_LOW = 5;
const R_PIECE_SQUARES = 6;
const R_MATERIAL = 7;
export const OWN_FIELDS = 8;
/** Length of a record. */
export const RECORD = 12;

/** The move in the record of a null move: no packed move is negative. */
export const NULL_MOVE = -1;

const NO_WEIGHTS: PieceSquareWeights = {
  packed: new Int32Array(CODE_COUNT * CELL_STRIDE),
  material: new Int16Array(CODE_COUNT),
};

/** Whose turn it is, and what FEN counts. */
export interface TurnState {
  readonly side: Colour;
  readonly halfmoveClock: number;
  readonly ply: number;
}

/** What stands where, and whose turn it is: a position to look at, not to play on. */
export interface Setup extends TurnState {
  /** Piece code per cell. */
  readonly cells: Uint8Array;
  /** Which of the game's terrains holds; 0 where there is one. */
  readonly terrain: number;
}

export abstract class PositionCore {
  readonly cells = new Uint8Array(CELL_STRIDE);
  side: Colour;
  ply: number;
  halfmoveClock: number;
  keyHigh: number;
  keyLow: number;
  pieceSquares = 0;
  material = 0;
  /** Records of the plies made since the given text, null moves included. */
  undo = new Int32Array(RECORD * 256);
  /** How many records there are. */
  depth = 0;
  private weights = NO_WEIGHTS;

  constructor(
    readonly board: Board,
    turn: TurnState,
    readonly halfmoveLimit: number,
  ) {
    this.side = turn.side;
    this.ply = turn.ply;
    this.halfmoveClock = turn.halfmoveClock;
    this.keyHigh = turn.side === BLACK ? SIDE_HIGH : 0;
    this.keyLow = turn.side === BLACK ? SIDE_LOW : 0;
  }

  setWeights(weights: PieceSquareWeights): void {
    this.weights = weights;
    this.pieceSquares = 0;
    this.material = 0;
    for (let cell = 0; cell < CELL_STRIDE; cell++) {
      const code = this.cells[cell];
      this.pieceSquares += weights.packed[code * CELL_STRIDE + cell];
      this.material += weights.material[code];
    }
  }

  /** Adds or removes (`sign` 1 or -1) a piece's share of key and piece-square sum; `entry` is code and cell. */
  toggle(entry: number, sign: 1 | -1): void {
    this.keyHigh ^= PIECE_HIGH[entry];
    this.keyLow ^= PIECE_LOW[entry];
    this.pieceSquares += sign * this.weights.packed[entry];
    this.material += sign * this.weights.material[entry >> CELL_BITS];
  }

  /** A piece becomes another, elsewhere or both: like toggling one off and the other on. */
  retoggle(before: number, after: number): void {
    const { packed, material } = this.weights;
    this.keyHigh ^= PIECE_HIGH[before] ^ PIECE_HIGH[after];
    this.keyLow ^= PIECE_LOW[before] ^ PIECE_LOW[after];
    this.pieceSquares += packed[after] - packed[before];
    this.material += material[after >> CELL_BITS] - material[before >> CELL_BITS];
  }

  passTurn(): void {
    this.side = opposite(this.side);
    this.keyHigh ^= SIDE_HIGH;
    this.keyLow ^= SIDE_LOW;
  }

  /** Forgets what came before: the position begins here, with this side to move. */
  protected beginWith(side: Colour): void {
    this.depth = 0;
    this.ply = 0;
    this.halfmoveClock = 0;
    if (this.side !== side) this.passTurn();
  }

  /** Opens a record and returns its index in `undo`. */
  remember(move: number): number {
    const at = this.depth++ * RECORD;
    if (at + RECORD > this.undo.length) {
      const grown = new Int32Array(this.undo.length * 2);
      grown.set(this.undo);
      this.undo = grown;
    }
    const { undo } = this;
    undo[at + R_MOVE] = move;
    undo[at + R_SIDE] = this.side;
    undo[at + R_PLY] = this.ply;
    undo[at + R_HALFMOVE_CLOCK] = this.halfmoveClock;
    undo[at + R_HIGH] = this.keyHigh;
    undo[at + R_LOW] = this.keyLow;
    undo[at + R_PIECE_SQUARES] = this.pieceSquares;
    undo[at + R_MATERIAL] = this.material;
    return at;
  }

  /** Closes the last record, restores what all positions keep but for the cells, and returns its index in `undo`. */
  recall(): number {
    const { undo } = this;
    const at = --this.depth * RECORD;
    this.side = undo[at + R_SIDE] as Colour;
    this.ply = undo[at + R_PLY];
    this.halfmoveClock = undo[at + R_HALFMOVE_CLOCK];
    this.keyHigh = undo[at + R_HIGH];
    this.keyLow = undo[at + R_LOW];
    this.pieceSquares = undo[at + R_PIECE_SQUARES];
    this.material = undo[at + R_MATERIAL];
    return at;
  }

  /** The move of the record at this index, or NULL_MOVE. */
  moveOf(at: number): number {
    return this.undo[at + R_MOVE];
  }

  repetitions(plies = this.depth): number {
    let found = 0;
    const first = Math.max(this.firstReversible(), this.depth - plies);
    for (let i = this.depth - 2; i >= first; i -= 2) {
      if (this.isSameAs(i)) found++;
    }
    return found;
  }

  /** Index of the first record since which nothing irreversible has happened. */
  firstReversible(): number {
    return Math.max(0, this.depth - this.halfmoveClock);
  }

  /** Whether the position before record `index` had the present key. */
  isSameAs(index: number): boolean {
    const at = index * RECORD;
    return this.undo[at + R_LOW] === this.keyLow && this.undo[at + R_HIGH] === this.keyHigh;
  }

  repetitionWinner(): Colour | null {
    return null;
  }

  drawnOut(): Outcome | null {
    if (this.halfmoveClock >= 4 && this.repetitions() >= 2) return this.repeated();
    return this.halfmoveClock >= this.halfmoveLimit ? outcome(null, 'quiet-limit') : null;
  }

  /** Hook: what the third occurrence of a position means. */
  protected repeated(): Outcome {
    return outcome(null, 'repetition');
  }
}
