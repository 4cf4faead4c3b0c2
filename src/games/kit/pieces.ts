// Pieces as a game's description gives them: by letter, with the name of their drawing.
import type { ArtworkName } from '../../artwork/pieces';
import type { Square } from '../../rules/board';
import type { PieceKind, Promotion } from '../../rules/pieces';
import type { Colour } from '../../rules/types';
import type { KindName } from '../ruleSet';

/** A piece of a game whose kinds have the letters `K`. */
export interface Piece<K extends string = never>
  extends Omit<PieceKind, 'letter' | 'spares' | 'promotion'> {
  readonly artwork: ArtworkName;
  /** Letters of the kinds it may not capture. */
  readonly spares?: readonly K[];
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
