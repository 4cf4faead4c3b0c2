// How German sentences name sides, pieces and cells: "dein Springer" for the reader's own, "der schwarze" or "der" for the rest.
import { shownNotation } from '../../games/alphabet';
import type { PieceRef } from '../../games/game';
import { listText, numberText } from '../../language/de/numbers';
import {
  type Case,
  type Form,
  kindParts,
  nounText,
  pronounText,
  whoseForm,
} from '../../language/de/pieces';
import type { PieceName } from '../../language/en/pieces';
import type { Who } from '../../language/sentence';
import type { MoveRef } from '../../reasons/reason';
import {
  after,
  cellText,
  isSaid,
  kindOfLetter,
  moverOf,
  newCell,
  otherOf,
  reversed,
  type Speaker,
  whoseIs,
} from '../speaker';
import { wordsText } from './clause';
import { planWordsOf } from './plans';
import type { PlanPhrases, PlanWords } from './planWords';

export interface Phrases extends PlanPhrases {
  /** A notation as the language writes it. */
  readonly written: (notation: string) => string;
  /** The game's own words. */
  readonly words: PlanWords;
  /** The same for who moves next. */
  reversed(): Phrases;
  /** The same after a move has been named: its piece is "er", and what stands where it goes needs no place any more. */
  after(move: Pick<MoveRef, 'piece' | 'to'>): Phrases;
  /** "den Springer auf c6 und den Bauern auf d4", "deine Steine auf g3 und e5". */
  pieces(pieces: readonly PieceRef[], form?: Case): string;
  /** In the accusative, as its side's after that side has been named: "seinen Springer auf c6". */
  ownPiece(piece: PieceRef): string;
  /** Without its place: "deinen Springer". */
  pieceName(piece: PieceRef, form?: Case): string;
  /** In the accusative: "ein Feld", "drei Plätze". */
  cells(count: number): string;
  /** "kein Feld mehr". */
  readonly noCell: string;
  /** "er", for the kind. */
  pronoun(piece: PieceRef, form?: Case): string;
  kind(letter: string): PieceName;
  /** In the accusative, by letters: "einen Turm", "zwei Bauern", "einen Springer und einen Bauern". */
  kinds(letters: readonly string[]): string;
}

/** By case: "du", "dich", "dir"; sides are the same in all. */
const NAMES: Readonly<Record<Who, Readonly<Record<Case, string>>>> = {
  you: { nom: 'du', acc: 'dich', dat: 'dir' },
  white: { nom: 'Weiß', acc: 'Weiß', dat: 'Weiß' },
  black: { nom: 'Schwarz', acc: 'Schwarz', dat: 'Schwarz' },
};
const CHANCES: Readonly<Record<Who, string>> = {
  you: 'deine Chancen',
  white: 'die Chancen von Weiß',
  black: 'die Chancen von Schwarz',
};

export const whoText = (who: Who, form: Case = 'nom'): string => NAMES[who][form];
/** The form of a verb that goes with who it is. */
export const verbFor = (who: Who, you: string, side: string): string =>
  who === 'you' ? you : side;
export const chancesOf = (who: Who): string => CHANCES[who];

export function phrasesOf(speaker: Speaker): Phrases {
  const cell = (name: string) => cellText(speaker, name);
  const kind = (letter: string) => kindOfLetter(speaker, letter);
  const named = (one: PieceRef, form: Case, how: Form = {}) =>
    nounText(kind(one.letter), form, { ...whoseForm(whoseIs(speaker, one)), ...how });
  const place = (preposition: string, name: string | undefined) => {
    const called = newCell(speaker, name);
    return called === null ? '' : `${preposition} ${called}`;
  };
  const pronoun = (one: PieceRef, form: Case = 'nom') => pronounText(kind(one.letter), form);
  const piece = (one: PieceRef, form: Case = 'acc') => {
    if (isSaid(speaker, one)) return pronoun(one, form);
    // Without a place or a colour it would be the piece that was named last.
    const isThere = newCell(speaker, one.cell) === null && whoseIs(speaker, one) === null;
    return wordsText(named(one, form), isThere ? 'dort' : place('auf', one.cell));
  };
  const placed = (ref: PieceRef, preposition: string, how: Form = {}) =>
    isSaid(speaker, ref)
      ? pronoun(ref, 'acc')
      : wordsText(named(ref, 'acc', how), place(preposition, ref.cell));
  const isOwn = (ref: PieceRef) =>
    whoseIs(speaker, ref) === moverOf(speaker) && moverOf(speaker) !== 'you';
  const [one, many] = planWordsOf(speaker.rules.game).cells ?? [' Feld', 'Felder'];
  return {
    ...{ cell, place, kind, piece, pronoun },
    cells: (count) => (count === 1 ? `ein${one}` : `${numberText(count)} ${many}`),
    noCell: `kein${one} mehr`,
    written: (notation) => shownNotation(speaker.rules, notation),
    words: planWordsOf(speaker.rules.game),
    mover: moverOf(speaker),
    opponent: otherOf(speaker),
    pieceFrom: (ref) => placed(ref, 'von'),
    ownPiece: (ref) => placed(ref, 'auf', isOwn(ref) ? { article: 'sein', adjective: '' } : {}),
    pieceName: (one, form = 'acc') => named(one, form),
    reversed: () => phrasesOf(reversed(speaker)),
    after: (move) => phrasesOf(after(speaker, move)),
    pieces: (pieces, form = 'acc') => {
      const [first, ...others] = pieces;
      const areAlike =
        others.length > 0 &&
        others.every(({ letter, side }) => letter === first?.letter && side === first.side);
      return first && areAlike
        ? `${named(first, form, { isMany: true })} auf ${listText(pieces.map((one) => cell(one.cell)))}`
        : listText(pieces.map((one) => piece(one, form)));
    },
    kinds: (letters) => listText(kindParts(letters.map(kind), 'acc')),
  };
}
