// Pieces as a game's description gives them: by letter, with the name of their drawing; those of chess; and what promotions say about
// positions that are set up: which kinds of piece can come up at all, and where one cannot be left.
import type { ArtworkName } from '../../artwork/pieces';
import type { PieceName } from '../../language/en/pieces';
import type { Board, Square } from '../../rules/board';
import type { Leap } from '../../rules/movement/leap';
import { DIAGONAL, EIGHT, KNIGHT_LEAPS, ORTHOGONAL } from '../../rules/movement/movement';
import type { Part, PieceKind, Promotion } from '../../rules/pieces';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import type { KindName } from '../ruleSet';

/** A piece of a game whose kinds have the letters `K`. */
export interface Piece<K extends string = never>
  extends Omit<PieceKind, 'letter' | 'name' | 'cannotCapture' | 'promotion'> {
  readonly name: PieceName;
  readonly artwork: ArtworkName;
  /** Letters of the kinds it may not capture. */
  readonly cannotCapture?: readonly K[];
  readonly promotion?: (target: Square, colour: Colour) => Promotion<K> | null;
}

/** Pieces by their upper-case letters in FEN, in the order of their kind numbers, which begin at 1. */
export type Pieces<K extends string> = Readonly<Record<K, Piece<NoInfer<K>>>>;

/** Checks pieces against each other: a promotion names a letter that is there. */
export const pieces = <K extends string>(described: Pieces<K>): Pieces<K> => described;

/** The same letters with other pieces. */
export function mapPieces<K extends string>(
  described: Pieces<K>,
  change: (piece: Piece<K>) => Piece<K>,
): Pieces<K> {
  const entries = Object.entries<Piece<K>>(described);
  const changed: Record<string, Piece<K>> = Object.fromEntries(
    entries.map(([letter, piece]) => [letter, change(piece)]),
  );
  return changed as Pieces<K>;
}

/** Letters by kind number; 0 is unused. */
export const lettersOf = (described: Pieces<string>): readonly (string | null)[] => [
  null,
  ...Object.keys(described),
];

/** Kinds by number; 0 is unused. */
export const kindsOf = (described: Pieces<string>): ((PieceKind & KindName) | null)[] => [
  null,
  ...Object.entries(described).map(([letter, piece]) => ({ letter, ...piece })),
];

export const KNIGHT = {
  name: 'knight',
  artwork: 'knight',
  parts: [{ type: 'leap', offsets: KNIGHT_LEAPS, mode: 'both' }],
} as const satisfies Piece;

export const BISHOP = {
  name: 'bishop',
  artwork: 'bishop',
  parts: [{ type: 'slide', directions: DIAGONAL, mode: 'both' }],
} as const satisfies Piece;

export const ROOK = {
  name: 'rook',
  artwork: 'rook',
  parts: [{ type: 'slide', directions: ORTHOGONAL, mode: 'both' }],
} as const satisfies Piece;

export const QUEEN = {
  name: 'queen',
  artwork: 'queen',
  parts: [{ type: 'slide', directions: EIGHT, mode: 'both' }],
} as const satisfies Piece;

export const KING = {
  name: 'king',
  artwork: 'king',
  royal: true,
  parts: [{ type: 'leap', offsets: EIGHT, mode: 'both' }],
} as const satisfies Piece;

/** One square straight forward, without capture. */
export const PAWN_STEP: Leap = { type: 'leap', offsets: [[0, 1]], mode: 'move' };

/** One square diagonally forward, to capture. */
export const PAWN_CAPTURE: Leap = {
  type: 'leap',
  offsets: [
    [-1, 1],
    [1, 1],
  ],
  mode: 'capture',
};

/** A pawn without a double step, which must become one of some kinds on the rank farthest from its owner. */
export function pawn<const To extends readonly string[]>(
  { height }: Board,
  to: To,
  parts: readonly Part[] = [PAWN_STEP, PAWN_CAPTURE],
): Piece<To[number]> {
  return {
    name: 'pawn',
    artwork: 'pawn',
    pawn: true,
    parts,
    promotion: ({ rank }, colour) =>
      rank === (colour === WHITE ? height - 1 : 0) ? { to, optional: false } : null,
  };
}

/** Letters of the kinds that a game can have: those of its placement at the start, and all that they may become. */
export function lettersInPlay<K extends string>(
  described: Pieces<K>,
  board: Board,
  placement: string,
): ReadonlySet<string> {
  const known = new Map<string, Piece<K>>(Object.entries<Piece<K>>(described));
  const found = new Set(placement.toUpperCase().match(/[A-Z]/g));
  // A set goes on to what is added meanwhile.
  for (const letter of found) {
    for (const target of board.squares) {
      for (const colour of [WHITE, BLACK] as const) {
        for (const become of known.get(letter)?.promotion?.(target, colour)?.to ?? [])
          found.add(become);
      }
    }
  }
  return found;
}

/** Whether a piece that ends its move in a cell must become another, on whichever of the cell's squares it ends. */
export function mustPromote<K extends string>(
  { promotion }: Piece<K>,
  board: Board,
  colour: Colour,
  cell: number,
): boolean {
  return board.squares
    .filter((square) => square.cell === cell)
    .every((square) => promotion?.(square, colour)?.optional === false);
}
