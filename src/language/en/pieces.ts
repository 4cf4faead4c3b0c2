// What pieces are called, alone and in number.
import { numberText } from './numbers';

const names = {
  bishop: 'bishop',
  /** A part of the board that moves. */
  bridge: 'bridge',
  camel: 'camel',
  captain: 'captain',
  'crooked bishop': 'crooked bishop',
  'diagonal Power Piece': 'diagonal Power Piece',
  disc: 'disc',
  dopefish: 'dopefish',
  frog: 'frog',
  guard: 'guard',
  king: 'king',
  knight: 'knight',
  Messenger: 'Messenger',
  'Murray lion': 'Murray lion',
  pawn: 'pawn',
  /** One that has no name here. */
  piece: 'piece',
  queen: 'queen',
  rook: 'rook',
  soldier: 'soldier',
  'straight Power Piece': 'straight Power Piece',
  swordsman: 'swordsman',
  vao: 'vao',
};

/** A kind of piece, as games and languages know it. */
export type PieceName = keyof typeof names;

/** What kinds of pieces are written as in notation; what is neither a piece nor has a name has no letter. */
export type PieceLetters = Readonly<Record<Exclude<PieceName, 'bridge' | 'piece'>, string>>;

/** A piece with whose it is. */
export interface SidedPiece {
  readonly side: 'white' | 'black';
  readonly kind: PieceName;
}

/** "white pawn". */
export const sided = ({ side, kind }: SidedPiece): string => `${side} ${names[kind]}`;

/** "pawns", "swordsmen", "dopefish". */
export function pluralOf(word: string): string {
  if (word.endsWith('fish')) return word;
  return word.endsWith('man') ? `${word.slice(0, -2)}en` : `${word}s`;
}

/** "a pawn", "an elephant". */
export const withArticle = (name: string): string =>
  /^[aeiou]/i.test(name) ? `an ${name}` : `a ${name}`;

/** "1 move", "two moves" with `word` move. */
export const countedText = (count: number, word: string): string =>
  `${numberText(count)} ${count === 1 ? word : pluralOf(word)}`;

/** "a, b and c". */
export function listText(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** "a rook", "two pawns". */
export function kindParts(pieces: readonly PieceName[]): string[] {
  const counts = new Map<PieceName, number>();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return [...counts].map(([piece, count]) =>
    count === 1 ? withArticle(names[piece]) : countedText(count, names[piece]),
  );
}

/** Notation is stored in English letters. */
const letters: Readonly<Partial<Record<PieceName, string>>> = {};

export const texts = {
  names,
  letters,
  /** Moves that are words in a list of moves: a pass, and which Power Piece is chosen. */
  moves: { pass: 'pass', diagonal: 'diagonal', orthogonal: 'straight' },
  sided,
  /** "a rook", "two pawns and a knight"; empty for none. */
  several: (pieces: readonly PieceName[]) => listText(kindParts(pieces)),
};
