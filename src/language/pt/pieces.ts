// What pieces are called, alone and in number, with the articles and adjectives of their genders.
import type { PieceLetters, PieceName, SidedPiece } from '../en/pieces';
import type { Texts } from '../textsType';
import { definite, type Gender, indefinite, numberText } from './articles';
import { listed } from './numbers';

interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}

const noun = (gender: Gender, one: string, many = `${one}s`): Noun => ({ one, many, gender });

const NOUNS: Readonly<Record<PieceName, Noun>> = {
  bishop: noun('m', 'bispo'),
  bridge: noun('f', 'ponte'),
  camel: noun('m', 'camelo'),
  captain: noun('m', 'capitão', 'capitães'),
  'crooked bishop': noun('m', 'bispo torto', 'bispos tortos'),
  'diagonal Power Piece': noun('f', 'Peça de Poder diagonal', 'Peças de Poder diagonais'),
  disc: noun('m', 'disco'),
  dopefish: noun('m', 'dopefish', 'dopefish'),
  frog: noun('m', 'sapo'),
  guard: noun('m', 'guarda'),
  king: noun('m', 'rei'),
  knight: noun('m', 'cavalo'),
  Messenger: noun('m', 'Mensageiro'),
  'Murray lion': noun('m', 'leão de Murray', 'leões de Murray'),
  pawn: noun('m', 'peão', 'peões'),
  piece: noun('f', 'peça'),
  queen: noun('f', 'dama'),
  rook: noun('f', 'torre'),
  soldier: noun('m', 'soldado'),
  'straight Power Piece': noun('f', 'Peça de Poder reta', 'Peças de Poder retas'),
  swordsman: noun('m', 'espadachim', 'espadachins'),
  vao: noun('m', 'vao'),
};

const names = Object.fromEntries(
  Object.entries(NOUNS).map(([piece, { one }]) => [piece, one]),
) as Readonly<Record<PieceName, string>>;

/** "torre", "torres". */
export const nameOf = (piece: PieceName): string => NOUNS[piece].one;
export const pluralOf = (piece: PieceName): string => NOUNS[piece].many;

export const genderOf = (piece: PieceName): Gender => NOUNS[piece].gender;

/** "ele", "ela". */
export const pronounOf = (piece: PieceName): string => (genderOf(piece) === 'm' ? 'ele' : 'ela');

/** "a torre". */
export const withThe = (piece: PieceName): string =>
  `${definite(genderOf(piece))} ${nameOf(piece)}`;

/** "uma torre". */
export const withA = (piece: PieceName): string =>
  `${indefinite(genderOf(piece))} ${nameOf(piece)}`;

/** "uma torre", "duas torres". */
export const countedPieces = (piece: PieceName, count: number): string =>
  count === 1 ? withA(piece) : `${numberText(count, genderOf(piece))} ${pluralOf(piece)}`;

/** "torre branca", "cavalo preto". */
export function sided({ side, kind }: SidedPiece): string {
  const stem = side === 'white' ? 'branc' : 'pret';
  return `${nameOf(kind)} ${stem}${definite(genderOf(kind))}`;
}

/** "a torre branca". */
export const sidedWithThe = (piece: SidedPiece): string =>
  `${definite(genderOf(piece.kind))} ${sided(piece)}`;

/** Kinds with how many there are of each. */
export function counts(pieces: readonly PieceName[]): readonly (readonly [PieceName, number])[] {
  const found = new Map<PieceName, number>();
  for (const piece of pieces) found.set(piece, (found.get(piece) ?? 0) + 1);
  return [...found];
}

/** "uma torre", "dois peões": for lists. */
export const kindParts = (pieces: readonly PieceName[]): string[] =>
  counts(pieces).map(([piece, count]) => countedPieces(piece, count));

/** In notation; no two in one game are alike. */
const LETTERS: PieceLetters = {
  bishop: 'B',
  camel: 'M',
  captain: 'C',
  'crooked bishop': 'Z',
  'diagonal Power Piece': 'B',
  disc: 'D',
  dopefish: 'F',
  frog: 'S',
  guard: 'G',
  king: 'R',
  knight: 'C',
  Messenger: 'M',
  'Murray lion': 'L',
  pawn: 'P',
  queen: 'D',
  rook: 'T',
  soldier: 'S',
  'straight Power Piece': 'T',
  swordsman: 'E',
  vao: 'V',
};

export const texts: Texts<'pieces'> = {
  letters: LETTERS,
  moves: { pass: 'passa', diagonal: 'diagonal', orthogonal: 'reta' },
  names,
  sided,
  several: (pieces) => listed(kindParts(pieces)),
};
