// Kinds of pieces, as data: chess-like games describe their armies with the closed vocabulary of movement parts in
// movement/. Its compile.ts turns them into tables; Learn draws its diagrams from the same data.
import type { Square } from './board';
import type { Part } from './movement/registry';
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
