// Kinds of pieces, as data: chess-like games describe their armies with the closed vocabulary of movement parts in
// movement/. Its compile.ts turns them into tables; Learn draws its diagrams from the same data.
import type { Square } from './board';
import { cannonHop } from './movement/cannonHop';
import { friendHop } from './movement/friendHop';
import { leap } from './movement/leap';
import type { Movement } from './movement/movement';
import { slide, zigzag } from './movement/slide';
import type { Walk } from './movement/tables';
import type { Colour } from './types';

/** What a move that ends on some square may or must turn the piece into. */
export interface Promotion<K extends string = string> {
  /** Letters of the kinds to choose from. */
  readonly to: readonly K[];
  /** Whether the piece may also stay what it is. */
  readonly optional: boolean;
}

export interface PieceKind {
  /** Upper-case letter in FEN, one per kind of the game. */
  readonly letter: string;
  readonly name: string;
  readonly parts: readonly Part[];
  /** The piece whose check and mate decide the game. */
  readonly royal?: boolean;
  /** Written without a letter; its moves usually restart the halfmove clock. */
  readonly pawn?: boolean;
  /** Letters of the kinds it may not capture; not royal ones, to which every piece can give check. */
  readonly cannotCapture?: readonly string[];
  readonly promotion?: (target: Square, colour: Colour) => Promotion | null;
}

// The registry of movements. A new one is a file in movement/ and a line here: compilation, generation, attacks and
// exchanges take it from there.

/** By the type of the parts that move so. */
const MOVEMENTS = { leap, slide, zigzag, cannonHop, friendHop };

type Movements = typeof MOVEMENTS;
type PartOf<M> = M extends Movement<infer P> ? P : never;
/** A part of a piece's description. */
export type Part = PartOf<Movements[keyof Movements]>;

/** How parts of this type move. */
export const movementOf = (part: Part): Movement<Part> => MOVEMENTS[part.type];

/** The walks that are more than straight on, in the order in which a piece's moves are written. */
export const WALKS: readonly Walk[] = Object.values<Movement<never>>(MOVEMENTS).flatMap(
  ({ walk }) => walk ?? [],
);
