// What pieces are called, with article, gender and number. No name begins with a vowel, so articles are never cut short.
import type { PieceLetters, PieceName, SidedPiece } from '../en/pieces';
import type { Texts } from '../textsType';
import { inList, inWords } from './numbers';

/** Read as "la tour", "les tours"; the plural where it is more than an s. */
interface Noun {
  readonly one: string;
  readonly many?: string;
  readonly isFeminine?: true;
}

const NOUNS: Readonly<Record<PieceName, Noun>> = {
  bishop: { one: 'fou' },
  bridge: { one: 'pont' },
  camel: { one: 'chameau', many: 'chameaux' },
  captain: { one: 'capitaine' },
  'crooked bishop': { one: 'fou zigzag', many: 'fous zigzag' },
  'diagonal Power Piece': {
    one: 'Pièce maîtresse diagonale',
    many: 'Pièces maîtresses diagonales',
    isFeminine: true,
  },
  disc: { one: 'jeton' },
  dopefish: { one: 'dopefish', many: 'dopefish' },
  frog: { one: 'grenouille', isFeminine: true },
  guard: { one: 'garde' },
  king: { one: 'roi' },
  knight: { one: 'cavalier' },
  Messenger: { one: 'Messager' },
  'Murray lion': { one: 'lion de Murray', many: 'lions de Murray' },
  pawn: { one: 'pion' },
  piece: { one: 'pièce', isFeminine: true },
  queen: { one: 'dame', isFeminine: true },
  rook: { one: 'tour', isFeminine: true },
  soldier: { one: 'soldat' },
  'straight Power Piece': {
    one: 'Pièce maîtresse orthogonale',
    many: 'Pièces maîtresses orthogonales',
    isFeminine: true,
  },
  swordsman: { one: 'bretteur' },
  vao: { one: 'vao' },
};

type Side = SidedPiece['side'];

export const nameOf = (kind: PieceName): string => NOUNS[kind].one;
export const pluralOf = (kind: PieceName): string => NOUNS[kind].many ?? `${nameOf(kind)}s`;
const isFeminine = (kind: PieceName): boolean => NOUNS[kind].isFeminine === true;

/** The one of two words that goes with the piece: "il" or "elle", "aucun" or "aucune". */
export const agreeing = (kind: PieceName, masculine: string, feminine: string): string =>
  isFeminine(kind) ? feminine : masculine;

/** "la tour", "le fou". */
export const the = (kind: PieceName): string => `${agreeing(kind, 'le', 'la')} ${nameOf(kind)}`;
/** "une tour", "un fou". */
export const a = (kind: PieceName): string => `${agreeing(kind, 'un', 'une')} ${nameOf(kind)}`;
/** "ta tour", "ton fou". */
export const yours = (kind: PieceName): string => `${agreeing(kind, 'ton', 'ta')} ${nameOf(kind)}`;

const colourOf = (side: Side, kind: PieceName): string =>
  side === 'white' ? agreeing(kind, 'blanc', 'blanche') : agreeing(kind, 'noir', 'noire');

/** "pion blanc", "tour noire". */
export const sided = ({ side, kind }: SidedPiece): string =>
  `${nameOf(kind)} ${colourOf(side, kind)}`;
/** "la tour noire". */
export const theSided = (piece: SidedPiece): string =>
  `${agreeing(piece.kind, 'le', 'la')} ${sided(piece)}`;
/** "une tour noire". */
export const aSided = (piece: SidedPiece): string =>
  `${agreeing(piece.kind, 'un', 'une')} ${sided(piece)}`;
/** "pions blancs". */
export const sidedMany = ({ side, kind }: SidedPiece): string =>
  `${pluralOf(kind)} ${colourOf(side, kind)}s`;

/** "du fou", "de la tour", "des pions", "d’une tour", of texts with their article. */
export function of(text: string): string {
  if (text.startsWith('le ')) return `du ${text.slice('le '.length)}`;
  if (text.startsWith('les ')) return `des ${text.slice('les '.length)}`;
  return /^[aeéou]/i.test(text) ? `d’${text}` : `de ${text}`;
}

/** "au fou", "à la tour", "aux pions". */
export function to(text: string): string {
  if (text.startsWith('le ')) return `au ${text.slice('le '.length)}`;
  if (text.startsWith('les ')) return `aux ${text.slice('les '.length)}`;
  return `à ${text}`;
}

/** "a, b et c". */
export const listText = (parts: readonly string[]): string => inList(parts);

/** "une tour", "deux pions". */
export function kindParts(kinds: readonly PieceName[]): string[] {
  return [...new Set(kinds)].map((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    return count === 1 ? a(kind) : `${inWords(count)} ${pluralOf(kind)}`;
  });
}

const names = Object.fromEntries(
  Object.entries(NOUNS).map(([kind, { one }]) => [kind, one]),
) as Record<PieceName, string>;

/** In notation; no two in one game are alike. */
const LETTERS: PieceLetters = {
  bishop: 'F',
  camel: 'M',
  captain: 'C',
  'crooked bishop': 'Z',
  'diagonal Power Piece': 'F',
  disc: 'J',
  dopefish: 'S',
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
  swordsman: 'B',
  vao: 'V',
};

export const texts: Texts<'pieces'> = {
  letters: LETTERS,
  moves: { pass: 'passe', diagonal: 'diagonale', orthogonal: 'orthogonale' },
  names,
  sided,
  several: (pieces) => listText(kindParts(pieces)),
};
