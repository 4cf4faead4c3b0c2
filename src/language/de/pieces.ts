// What pieces are called, with their gender, and in every number and case that sentences need.

import type { PieceLetters, PieceName, SidedPiece } from '../en/pieces';
import type { Who } from '../sentence';
import type { Texts } from '../textsType';
import { listText, numberText } from './numbers';

type Gender = 'm' | 'f' | 'n';
/** Nominative, accusative, dative. */
export type Case = 'nom' | 'acc' | 'dat';
type Article = 'der' | 'ein' | 'kein' | 'dein' | 'sein';

interface Noun {
  readonly gender: Gender;
  readonly one: string;
  readonly many: string;
  /** Ends as the plural does in all cases but the nominative: "den Bauern". */
  readonly isWeak?: true;
  /** Stem of the adjective before it. */
  readonly adjective?: string;
}

const NOUNS: Readonly<Record<PieceName, Noun>> = {
  bishop: { gender: 'm', one: 'Läufer', many: 'Läufer' },
  bridge: { gender: 'f', one: 'Brücke', many: 'Brücken' },
  camel: { gender: 'n', one: 'Kamel', many: 'Kamele' },
  captain: { gender: 'm', one: 'Hauptmann', many: 'Hauptleute' },
  'crooked bishop': { gender: 'm', one: 'Zickzackläufer', many: 'Zickzackläufer' },
  'diagonal Power Piece': {
    ...{ gender: 'f', one: 'Machtfigur', many: 'Machtfiguren' },
    adjective: 'diagonal',
  },
  disc: { gender: 'm', one: 'Stein', many: 'Steine' },
  dopefish: { gender: 'm', one: 'Dopefish', many: 'Dopefish' },
  frog: { gender: 'm', one: 'Frosch', many: 'Frösche' },
  guard: { gender: 'm', one: 'Wächter', many: 'Wächter' },
  king: { gender: 'm', one: 'König', many: 'Könige' },
  knight: { gender: 'm', one: 'Springer', many: 'Springer' },
  Messenger: { gender: 'm', one: 'Bote', many: 'Boten', isWeak: true },
  'Murray lion': { gender: 'm', one: 'Murray-Löwe', many: 'Murray-Löwen', isWeak: true },
  pawn: { gender: 'm', one: 'Bauer', many: 'Bauern', isWeak: true },
  piece: { gender: 'f', one: 'Figur', many: 'Figuren' },
  queen: { gender: 'f', one: 'Dame', many: 'Damen' },
  rook: { gender: 'm', one: 'Turm', many: 'Türme' },
  soldier: { gender: 'm', one: 'Soldat', many: 'Soldaten', isWeak: true },
  'straight Power Piece': {
    ...{ gender: 'f', one: 'Machtfigur', many: 'Machtfiguren' },
    adjective: 'gerad',
  },
  swordsman: { gender: 'm', one: 'Schwertkämpfer', many: 'Schwertkämpfer' },
  vao: { gender: 'm', one: 'Vao', many: 'Vaos' },
};

const CASES: Readonly<Record<Case, 0 | 1 | 2>> = { nom: 0, acc: 1, dat: 2 };

/** Endings by case; the plural has none of the genders. */
type Endings = Readonly<Record<Gender | 'many', readonly [nom: string, acc: string, dat: string]>>;

const DEFINITE: Endings = {
  m: ['der', 'den', 'dem'],
  f: ['die', 'die', 'der'],
  n: ['das', 'das', 'dem'],
  many: ['die', 'die', 'den'],
};

/** Of "ein", "kein", "dein" and "sein". */
const EIN: Endings = {
  m: ['', 'en', 'em'],
  f: ['e', 'e', 'er'],
  n: ['', '', 'em'],
  many: ['e', 'e', 'en'],
};

/** Of adjectives after "der", after "ein", and after neither. */
const WEAK: Endings = {
  m: ['e', 'en', 'en'],
  f: ['e', 'e', 'en'],
  n: ['e', 'e', 'en'],
  many: ['en', 'en', 'en'],
};
const MIXED: Endings = { ...WEAK, m: ['er', 'en', 'en'], n: ['es', 'es', 'en'] };
const STRONG: Endings = {
  m: ['er', 'en', 'em'],
  f: ['e', 'e', 'er'],
  n: ['es', 'es', 'em'],
  many: ['e', 'e', 'en'],
};
const PRONOUNS: Readonly<Record<Gender, Endings['m']>> = {
  m: ['er', 'ihn', 'ihm'],
  f: ['sie', 'sie', 'ihr'],
  n: ['es', 'es', 'ihm'],
};

/** "noch einen". */
const ALONE: Readonly<Record<Gender, Endings['m']>> = {
  m: ['einer', 'einen', 'einem'],
  f: ['eine', 'eine', 'einer'],
  n: ['eines', 'eines', 'einem'],
};

export interface Form {
  readonly article?: Article;
  /** Stem of an adjective before the piece: "weiß". */
  readonly adjective?: string;
  readonly isMany?: boolean;
}

/** "der Turm", "einen weißen Bauern", "deiner diagonalen Machtfigur", "Springern". */
export function nounText(kind: PieceName, form: Case = 'nom', how: Form = {}): string {
  const { article, adjective, isMany = false } = how;
  const noun = NOUNS[kind];
  const number = isMany ? 'many' : noun.gender;
  const at = CASES[form];
  const determiner = isMany && article === 'ein' ? undefined : article;
  const endings = determiner === undefined ? STRONG : determiner === 'der' ? WEAK : MIXED;
  return [
    determiner === 'der' ? DEFINITE[number][at] : determiner && `${determiner}${EIN[number][at]}`,
    ...[adjective, noun.adjective].map((stem) => stem && `${stem}${endings[number][at]}`),
    isMany ? manyText(noun, form) : noun.isWeak && form !== 'nom' ? noun.many : noun.one,
  ]
    .filter(Boolean)
    .join(' ');
}

const manyText = ({ many }: Noun, form: Case): string =>
  form === 'dat' && !/(n|s|fish)$/.test(many) ? `${many}n` : many;

export const der = (kind: PieceName, form: Case = 'nom'): string =>
  nounText(kind, form, { article: 'der' });
export const ein = (kind: PieceName, form: Case = 'nom'): string =>
  nounText(kind, form, { article: 'ein' });

/** "er", "sie", "es". */
export const pronounText = (kind: PieceName, form: Case = 'nom'): string =>
  PRONOUNS[NOUNS[kind].gender][CASES[form]];

/** One more of the same kind, without its name: "noch einen". */
export const anotherText = (kind: PieceName, form: Case): string =>
  `noch ${ALONE[NOUNS[kind].gender][CASES[form]]}`;

/** "zum Läufer", "zur Dame". */
export const zum = (kind: PieceName): string => der(kind, 'dat').replace(/^de(?=[mr])/, 'zu');

const COLOURS = { white: 'weiß', black: 'schwarz' } as const;

/** How a piece is named with whose it is: "dein Turm", "der weiße Turm"; "der Turm" where that is not said. */
export const whoseForm = (who: Who | null): Form =>
  who === 'you'
    ? { article: 'dein' }
    : { article: 'der', ...(who !== null && { adjective: COLOURS[who] }) };

/** "weißer Bauer"; with an article "der weiße Bauer". */
export const sidedText = (
  { side, kind }: SidedPiece,
  form: Case = 'nom',
  article?: Article,
): string => nounText(kind, form, { adjective: COLOURS[side], ...(article && { article }) });

/** "einen Turm", "zwei Bauern". */
export function kindParts(pieces: readonly PieceName[], form: Case): string[] {
  const counts = new Map<PieceName, number>();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return [...counts].map(([piece, count]) =>
    count === 1
      ? ein(piece, form)
      : `${numberText(count)} ${nounText(piece, form, { isMany: true })}`,
  );
}

/** By itself: "diagonale Machtfigur". */
const names = Object.fromEntries(
  Object.keys(NOUNS).map((kind) => [kind, nounText(kind as PieceName)]),
) as Record<PieceName, string>;

/** In notation; no two in one game are alike. */
const LETTERS: PieceLetters = {
  bishop: 'L',
  camel: 'C',
  captain: 'H',
  'crooked bishop': 'Z',
  'diagonal Power Piece': 'L',
  disc: 'S',
  dopefish: 'F',
  frog: 'F',
  guard: 'W',
  king: 'K',
  knight: 'S',
  Messenger: 'B',
  'Murray lion': 'M',
  pawn: 'B',
  queen: 'D',
  rook: 'T',
  soldier: 'S',
  'straight Power Piece': 'T',
  swordsman: 'D',
  vao: 'V',
};

export const texts: Texts<'pieces'> = {
  letters: LETTERS,
  // Nouns, since "gerade gespielt" is "just played".
  moves: { pass: 'passt', diagonal: 'Diagonale', orthogonal: 'Gerade' },
  names,
  sided: (piece) => sidedText(piece),
  several: (pieces) => listText(kindParts(pieces, 'nom')),
};
