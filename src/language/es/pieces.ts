// What pieces are called, alone, in number and within a sentence.
import type { PieceLetters, PieceName, SidedPiece } from '../en/pieces';
import type { Texts } from '../textsType';
import { listed, numberWord } from './numbers';

interface Noun {
  readonly one: string;
  readonly many: string;
  readonly isFeminine?: boolean;
}

const nouns: Readonly<Record<PieceName, Noun>> = {
  bishop: { one: 'alfil', many: 'alfiles' },
  bridge: { one: 'puente', many: 'puentes' },
  camel: { one: 'camello', many: 'camellos' },
  captain: { one: 'capitán', many: 'capitanes' },
  'crooked bishop': { one: 'alfil zigzag', many: 'alfiles zigzag' },
  'diagonal Power Piece': {
    one: 'Pieza Fuerte diagonal',
    many: 'Piezas Fuertes diagonales',
    isFeminine: true,
  },
  disc: { one: 'ficha', many: 'fichas', isFeminine: true },
  dopefish: { one: 'dopefish', many: 'dopefish' },
  frog: { one: 'rana', many: 'ranas', isFeminine: true },
  guard: { one: 'guardia', many: 'guardias' },
  king: { one: 'rey', many: 'reyes' },
  knight: { one: 'caballo', many: 'caballos' },
  Messenger: { one: 'Mensajero', many: 'Mensajeros' },
  'Murray lion': { one: 'león de Murray', many: 'leones de Murray' },
  pawn: { one: 'peón', many: 'peones' },
  piece: { one: 'pieza', many: 'piezas', isFeminine: true },
  queen: { one: 'dama', many: 'damas', isFeminine: true },
  rook: { one: 'torre', many: 'torres', isFeminine: true },
  soldier: { one: 'soldado', many: 'soldados' },
  'straight Power Piece': {
    one: 'Pieza Fuerte recta',
    many: 'Piezas Fuertes rectas',
    isFeminine: true,
  },
  swordsman: { one: 'espadachín', many: 'espadachines' },
  vao: { one: 'vao', many: 'vaos' },
};

/** A kind of piece; a text that is none stands for itself. */
const nounOf = (piece: string): Noun => nouns[piece as PieceName] ?? { one: piece, many: piece };
const withWord = (piece: string, masculine: string, feminine: string): string => {
  const { one, isFeminine } = nounOf(piece);
  return `${isFeminine ? feminine : masculine} ${one}`;
};

/** "el caballo", "la torre". */
export const thePiece = (piece: string): string => withWord(piece, 'el', 'la');
/** "un caballo", "una torre". */
export const aPiece = (piece: string): string => withWord(piece, 'un', 'una');
/** "del caballo", "de la torre". */
export const ofPiece = (piece: string): string => withWord(piece, 'del', 'de la');
/** "ningún caballo", "ninguna torre". */
export const noPiece = (piece: string): string => withWord(piece, 'ningún', 'ninguna');

/** Whether it is "la torre" and not "el caballo". */
export const isFeminine = (piece: string): boolean => nounOf(piece).isFeminine === true;
/** "peones", "torres". */
export const pluralOf = (piece: string): string => nounOf(piece).many;

/** "peón blanco", "torre negra". */
export function sided({ side, kind }: SidedPiece): string {
  const { one, isFeminine } = nounOf(kind);
  const [masculine, feminine] = side === 'white' ? ['blanco', 'blanca'] : ['negro', 'negra'];
  return `${one} ${isFeminine ? feminine : masculine}`;
}

/** "el peón blanco", "la torre negra". */
export const theSided = (piece: SidedPiece): string =>
  `${nounOf(piece.kind).isFeminine ? 'la' : 'el'} ${sided(piece)}`;
/** "los peones blancos", "las torres negras". */
export function theSidedMany({ side, kind }: SidedPiece): string {
  const stem = side === 'white' ? 'blanc' : 'negr';
  return isFeminine(kind) ? `las ${pluralOf(kind)} ${stem}as` : `los ${pluralOf(kind)} ${stem}os`;
}

/** "un peón blanco", "una torre negra". */
export const aSided = (piece: SidedPiece): string =>
  `${nounOf(piece.kind).isFeminine ? 'una' : 'un'} ${sided(piece)}`;

/** Each kind, with `alone` where there is one of it: "una torre", "dos peones". */
export function kindParts(
  pieces: readonly PieceName[],
  alone: (piece: PieceName) => string,
): string[] {
  const counts = new Map<PieceName, number>();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return [...counts].map(([piece, count]) =>
    count === 1 ? alone(piece) : `${numberWord(count)} ${nounOf(piece).many}`,
  );
}

/** The pieces that one side has left: "rey", "rey y dos caballos". */
export const leftText = (pieces: readonly PieceName[]): string =>
  listed(kindParts(pieces, (piece) => nounOf(piece).one));

/** "alfil, torre, torre". */
export const inARow = (pieces: readonly PieceName[]): string =>
  pieces.map((piece) => nounOf(piece).one).join(', ');

/** In notation; no two in one game are alike. */
const LETTERS: PieceLetters = {
  bishop: 'A',
  camel: 'M',
  captain: 'C',
  'crooked bishop': 'Z',
  'diagonal Power Piece': 'A',
  disc: 'F',
  dopefish: 'F',
  frog: 'N',
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
  moves: { pass: 'pasa', diagonal: 'diagonal', orthogonal: 'recta' },
  names: Object.fromEntries(Object.entries(nouns).map(([kind, { one }]) => [kind, one])) as Record<
    PieceName,
    string
  >,
  sided,
  several: (pieces) => listed(kindParts(pieces, aPiece)),
};
