// What a position of any two-player board game offers to search, session and board. Implementations are
// mutable: make and unmake walk a line of play, and allocate nothing while doing so.
import type { Board } from './board';
import type { Colour, Outcome } from './types';

/** Piece code on a cell: kind * 2 + colour; 0 is empty. Kinds are 1 to 15. */
export const codeOf = (kind: number, colour: Colour): number => (kind << 1) | colour;
export const kindOf = (code: number): number => code >> 1;
export const colourOf = (code: number): Colour => (code & 1) as Colour;

export const CODE_COUNT = 32;

/**
 * Material and piece-square weights that a position sums up as pieces come and go, so that evaluation need not add
 * them up: one word per piece code and cell, `code * CELL_STRIDE + cell`, packed by packWeights, from White's view.
 */
export interface PieceSquareWeights {
  readonly packed: Int32Array;
  /** Worth of each piece code, both colours positive: summed up to tell how much is left on the board. */
  readonly material: Int16Array;
}

/**
 * Two weights in one word that can be added and negated as a whole: centipawns with many pieces on the board, and
 * with few. Sums are exact while both stay within 16 signed bits.
 */
export function packWeights(withMany: number, withFew: number): number {
  return withMany * 0x10000 + withFew;
}

export const weightWithMany = (packed: number): number => (packed + 0x8000) >> 16;
export const weightWithFew = (packed: number): number => (packed << 16) >> 16;

export interface Position {
  readonly board: Board;
  /** Piece code per cell. Read only. */
  readonly cells: Uint8Array;
  readonly side: Colour;
  /** Moves made since the start of the game, passes and choices included. */
  readonly ply: number;
  /** Plies towards the quiet-move draw. */
  readonly halfmoveClock: number;
  /** Plies without a restart of that count that end the game. */
  readonly halfmoveLimit: number;
  /** Which squares exist and how pieces move there now (a bridge's file, a stage); an index of the rule set's. */
  readonly terrain: number;
  /** Bit set of castling rights; 0 in games without any. */
  readonly rights: number;
  /** How many pieces stand on the board. */
  readonly pieceCount: number;
  /** The 64-bit key of placement, side and game fields, as two int32. Counters are not part of it. */
  readonly keyHigh: number;
  readonly keyLow: number;
  /** Sum of piece-square weights over all pieces (packed, White's view); 0 until weights are set. */
  readonly pieceSquares: number;
  /** Sum of the material weights of all pieces of both sides; 0 until weights are set. */
  readonly material: number;

  /** Writes pseudo-legal moves from index `at` on and returns the end index. Filter with isLegal. */
  generate(into: Int32Array, at: number): number;
  /** Like generate, but only captures, promotions and moves that win at once (what quiescence looks at). */
  generateNoisy(into: Int32Array, at: number): number;
  /** Like generate, but legal moves only. */
  generateLegal(into: Int32Array, at: number): number;
  /** Whether a pseudo-legal move leaves the mover's own king unattacked. */
  isLegal(move: number): boolean;
  /** Plays a legal move. The turn does not always pass (RULES.md section 3), so compare `side` before and after. */
  make(move: number): void;
  /** Takes back the last make (or makeNull). */
  unmake(): void;
  /** Passes the turn for null-move search; not a move of the game. Never in check. */
  makeNull(): void;
  /** Whether the side to move stands in check. False in games without a king. */
  inCheck(): boolean;
  /** Whether a pseudo-legal move attacks the other side's king. False for castling and other special moves. */
  givesCheck(move: number): boolean;
  /** Whether a pseudo-legal move ends the game in the mover's favour by where it goes, whatever else it does. */
  winsAtOnce(move: number): boolean;
  /** Whether the king of the side to move could go somewhere but for the enemy pieces that guard it all: mate may be near. */
  isCornered(): boolean;
  /** Code of a piece the move captures (any one of several), or 0. */
  victim(move: number): number;
  /** Whether a capture loses material by these values once the other side has answered it on the same cell. */
  losesExchange(move: number, values: Int16Array): boolean;

  /** An ending by the game's own rule (bare king, corner, ...), whatever moves there are. */
  variantOutcome(): Outcome | null;
  /** variantOutcome or a dead position. */
  ended(): Outcome | null;
  /** How the game ends if the side to move has no legal move. */
  stuck(): Outcome;
  /** Earlier occurrences of this position since the last irreversible move or the given text, at most so many plies ago. */
  repetitions(plies?: number): number;
  /** Who wins if this position, which has occurred before, comes about once more in the same way; null for a draw. */
  repetitionWinner(): Colour | null;
  /** Repetition (perpetual check included) or the quiet limit; null if neither. */
  drawnOut(): Outcome | null;
  /** The result with the precedence of RULES.md section 0, or null while the game goes on. */
  outcome(): Outcome | null;

  /**
   * Stands these pieces, and no others, on these different cells, without rights to castle, counts or a past: for walking over
   * placements. The terrain stays if none is given. Nothing is checked.
   */
  arrange(codes: ArrayLike<number>, cells: ArrayLike<number>, side: Colour, terrain?: number): void;

  /** Sets the weights summed in `pieceSquares`. */
  setWeights(weights: PieceSquareWeights): void;
}
