// What pieces are called in Italian, alone and in number, with the articles and prepositions that go with them.
import type { PieceLetters, PieceName, SidedPiece } from '../en/pieces';
import type { Texts } from '../textsType';
import { numeral } from './numbers';

/** A noun as sentences need it. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly isFeminine: boolean;
}

const masculine = (one: string, many: string): Noun => ({ one, many, isFeminine: false });
const feminine = (one: string, many: string): Noun => ({ one, many, isFeminine: true });

const NOUNS: Readonly<Record<PieceName, Noun>> = {
  bishop: masculine('alfiere', 'alfieri'),
  bridge: masculine('ponte', 'ponti'),
  camel: masculine('cammello', 'cammelli'),
  captain: masculine('capitano', 'capitani'),
  'crooked bishop': masculine('alfiere storto', 'alfieri storti'),
  'diagonal Power Piece': masculine('Pezzo Forte diagonale', 'Pezzi Forti diagonali'),
  disc: feminine('pedina', 'pedine'),
  dopefish: masculine('dopefish', 'dopefish'),
  frog: feminine('rana', 'rane'),
  guard: feminine('guardia', 'guardie'),
  king: masculine('re', 're'),
  knight: masculine('cavallo', 'cavalli'),
  Messenger: masculine('Messaggero', 'Messaggeri'),
  'Murray lion': masculine('leone di Murray', 'leoni di Murray'),
  pawn: masculine('pedone', 'pedoni'),
  piece: masculine('pezzo', 'pezzi'),
  queen: feminine('donna', 'donne'),
  rook: feminine('torre', 'torri'),
  soldier: masculine('soldato', 'soldati'),
  'straight Power Piece': masculine('Pezzo Forte dritto', 'Pezzi Forti dritti'),
  swordsman: masculine('spadaccino', 'spadaccini'),
  vao: masculine('vao', 'vao'),
};

export const noun = (kind: PieceName): Noun => NOUNS[kind];

/** What takes "lo" and "uno": "spadaccino". */
const isImpure = (word: string): boolean => /^(?:s[^aeiou]|z|gn|ps|x)/i.test(word);
const isVowel = (word: string): boolean => /^[aeiou]/i.test(word);

/** "il re", "lo spadaccino", "l’alfiere", "la torre": the article by the word that comes next. */
export function withThe(phrase: string, isFeminine: boolean, isMany = false): string {
  if (isMany) {
    if (isFeminine) return `le ${phrase}`;
    return `${isImpure(phrase) || isVowel(phrase) ? 'gli' : 'i'} ${phrase}`;
  }
  if (isVowel(phrase)) return `l’${phrase}`;
  if (isFeminine) return `la ${phrase}`;
  return `${isImpure(phrase) ? 'lo' : 'il'} ${phrase}`;
}

/** "un re", "uno spadaccino", "una torre". */
export const withA = (phrase: string, isFeminine: boolean): string =>
  `${isFeminine ? 'una' : isImpure(phrase) ? 'uno' : 'un'} ${phrase}`;

const JOINED = { a: 'a', da: 'da', di: 'de' } as const;

/** A preposition before what may begin with "il", "la" and the like: "al re", "della torre", "dall’alfiere", "a un re", "ad alfiere". */
export function after(preposition: keyof typeof JOINED, phrase: string): string {
  const article = /^(?:(il|i) |(lo|la|gli|le) |l’)/.exec(phrase);
  if (!article)
    return `${preposition}${preposition === 'a' && /^a/i.test(phrase) ? 'd' : ''} ${phrase}`;
  const rest = phrase.slice(article[0].length);
  const stem = JOINED[preposition];
  const [, plain, doubled] = article;
  if (plain) return `${stem}${plain === 'il' ? 'l' : 'i'} ${rest}`;
  if (doubled) return `${stem}${doubled === 'gli' ? 'gli' : `l${doubled}`} ${rest}`;
  return `${stem}ll’${rest}`;
}

/** "il re", "la torre". */
export const the = (kind: PieceName): string => withThe(NOUNS[kind].one, NOUNS[kind].isFeminine);

/** "un re", "una torre". */
export const a = (kind: PieceName): string => withA(NOUNS[kind].one, NOUNS[kind].isFeminine);

/** "nessun re", "nessuno spadaccino", "nessuna torre". */
export const no = (kind: PieceName): string => `ness${a(kind)}`;

/** "tre torri", "una torre". */
export const counted = (count: number, kind: PieceName): string =>
  count === 1 ? a(kind) : `${numeral(count)} ${NOUNS[kind].many}`;

const COLOURS: Readonly<Record<SidedPiece['side'], readonly string[]>> = {
  white: ['bianco', 'bianca', 'bianchi', 'bianche'],
  black: ['nero', 'nera', 'neri', 'nere'],
};

/** "bianca", as the noun wants it. */
export const colour = (side: SidedPiece['side'], isFeminine: boolean, isMany = false): string =>
  COLOURS[side][(isMany ? 2 : 0) + (isFeminine ? 1 : 0)] ?? '';

/** "pedone bianco", "torre nera". */
export const sided = ({ side, kind }: SidedPiece): string =>
  `${NOUNS[kind].one} ${colour(side, NOUNS[kind].isFeminine)}`;

/** "il pedone bianco". */
export const theSided = (piece: SidedPiece): string =>
  withThe(sided(piece), NOUNS[piece.kind].isFeminine);

/** "un pedone bianco". */
export const aSided = (piece: SidedPiece): string =>
  withA(sided(piece), NOUNS[piece.kind].isFeminine);

/** "a, b e c", "d4 ed e5". */
export function listText(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return `${parts.slice(0, -1).join(', ')} ${/^e/i.test(last) ? 'ed' : 'e'} ${last}`;
}

/** How many there are of each kind. */
export function countKinds(
  pieces: readonly PieceName[],
): readonly (readonly [PieceName, number])[] {
  const counts = new Map<PieceName, number>();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return [...counts];
}

/** "una torre", "due pedoni". */
export const kindParts = (pieces: readonly PieceName[]): string[] =>
  countKinds(pieces).map(([kind, count]) => counted(count, kind));

const names = Object.fromEntries(
  Object.entries(NOUNS).map(([kind, { one }]) => [kind, one]),
) as Readonly<Record<PieceName, string>>;

/** In notation; no two in one game are alike. */
const LETTERS: PieceLetters = {
  bishop: 'A',
  camel: 'M',
  captain: 'C',
  'crooked bishop': 'S',
  'diagonal Power Piece': 'A',
  disc: 'P',
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
  swordsman: 'P',
  vao: 'V',
};

export const texts: Texts<'pieces'> = {
  letters: LETTERS,
  moves: { pass: 'passa', diagonal: 'diagonale', orthogonal: 'dritto' },
  names,
  sided,
  several: (pieces) => listText(kindParts(pieces)),
};
