// How positions are judged for the search: the weights that a game folder gives, hand-set and fitted, and what is made
// of them (kit/pieceSquareEvaluation.ts).
import type { Board, Square } from '../rules/board';
import type { Position } from '../rules/position';
import type { Colour } from '../rules/types';
import type { OptionValues } from './options';
import type { RuleSet } from './ruleSet';

/** Judges positions of one rule set for the search. */
export interface Evaluation<P extends Position = Position> {
  /** Gives a position the piece-square weights; call once before evaluating it. */
  prepare(position: P): void;
  /** Centipawns from the side to move's view, for a quiet position. */
  evaluate(position: P): number;
  /** Material value in centipawns of each piece code (both colours positive), for move ordering. */
  readonly values: Int16Array;
}

export interface EvaluationModule<P extends Position = Position> {
  /** With the game's fitted weights, with others, or (null) with hand-set ones alone. */
  createEvaluation(rules: RuleSet<P>, fitted?: FittedWeights | null): Evaluation<P>;
  /** The game's network; absent where there is none. */
  readonly learned?: LearnedModule<P>;
  /** The hand-set weights, where a fit begins. */
  readonly handSet: Weights<string, P>;
}

/** Centipawns; a pair is for full armies and for few pieces left, with a slide from one to the other. */
export type Weight = number | readonly [many: number, few: number];

export interface PieceWeights {
  /** Worth of the piece by itself; 0 for a king. */
  readonly value: Weight;
  /** Bonus per lattice step towards the middle of the board; the outermost ring has none. */
  readonly centre?: Weight;
  /** Bonus per rank forward from the owner's first. */
  readonly advance?: Weight;
  /** Bonus per step nearer to the enemy king. */
  readonly approach?: Weight;
  /** Bonus for standing on a square. */
  readonly at?: (square: Square, colour: Colour, board: Board) => Weight;
}

/** Hand-set weights of a game whose pieces have the letters `K`. */
export interface Weights<K extends string = string, P extends Position = Position> {
  readonly pieces: Readonly<Record<K, PieceWeights>>;
  /** Rank step of "forward" for White and Black; up and down if absent. */
  readonly forward?: readonly [1 | -1, 1 | -1];
  /** How the board maps onto itself, for fitted tables; left and right if absent. */
  readonly mirror?: Mirror;
  /** Sum of the values (with full armies) of all pieces at which armies count as full; the start's if absent. */
  readonly fullMaterial?: number;
  /** Worth of having the move. */
  readonly tempo?: number;
  /** What piece-square weights cannot say. */
  readonly terms?: NamedTerms<P>;
}

export interface NamedTerms<P extends Position = Position> {
  /** Centipawns each time a term applies. */
  readonly weights: Readonly<Record<string, Weight>>;
  /** Makes what adds them up, given packed weights (rules/position.ts), in which the sum must be linear. */
  under(packed: Readonly<Record<string, number>>): TermSum<P>;
}

export interface TermSum<P extends Position = Position> {
  /** Packed, from White's view. Called per evaluation: it must not allocate. */
  sum(position: P): number;
}

/** Rows of a board from the owner's view, the farthest rank first as in FEN; 0 where no square is. */
export type SquareTable = readonly (readonly number[])[];

/** Centipawns to add for a piece kind; "many" with full armies, "few" with little left. */
export interface FittedPiece {
  /** For the piece by itself: with many pieces, with few. */
  readonly value: readonly number[];
  readonly many: SquareTable;
  readonly few: SquareTable;
}

/** Where fitted numbers come from: the number of self-play games, and of positions taken from them. */
export interface FitOrigin {
  readonly date: string;
  /** The command that makes them again. */
  readonly command: string;
  readonly games: number;
  readonly positions: number;
}

/**
 * What self-play (tests/lab/tune) has found to add to hand-set weights, as each game folder stores it. Hand-set weights stay
 * the prior of the fit and the judgement of whatever it does not cover.
 */
export interface FittedWeights {
  readonly made: FitOrigin;
  /** By upper-case letter. */
  readonly pieces: Readonly<Record<string, FittedPiece>>;
  /** Centipawns to add to the game's named terms: with many pieces, with few. */
  readonly terms?: Readonly<Record<string, readonly number[]>>;
}

/** What tests/lab/train notes of a game's network (kit/network.ts), whose numbers are in the network.bin beside it, deflated. */
export interface NetworkOrigin {
  readonly made: FitOrigin;
  /** The options it was trained under; it is not used for others. */
  readonly trained: readonly OptionValues[];
  /** Likewise the terrains (Position.terrain), such as a stage of the game. */
  readonly terrains: readonly number[];
}

/** A game's network, which adds to the fitted weights that stood when it was trained. */
export interface LearnedModule<P extends Position = Position> {
  /** Whether it was trained under these options. */
  isFor(options: OptionValues): boolean;
  /**
   * Fitted weights, and a share (0 to 1) of what the network adds to them.
   * @param stored the bytes of network.bin, inflated
   * @throws RangeError if those are of another size than the rules need
   */
  create(rules: RuleSet<P>, stored: Uint8Array): (share: number) => Evaluation<P>;
}

/** How a board maps onto itself: by exchanging its sides left and right, or along the diagonal from a1. */
export type Mirror = 'files' | 'diagonal';
