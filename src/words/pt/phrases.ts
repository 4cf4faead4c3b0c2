// How Portuguese sentences name pieces and cells: "o seu cavalo" for the reader's own, "o cavalo das pretas" or "o cavalo" for
// the rest; and how their verbs stand.
import { shownNotation } from '../../games/alphabet';
import type { PieceRef } from '../../games/game';
import type { PieceName } from '../../language/en/pieces';
import { definite, numberText } from '../../language/pt/articles';
import { listed } from '../../language/pt/numbers';
import {
  genderOf,
  kindParts,
  nameOf,
  pluralOf,
  pronounOf,
  withThe,
} from '../../language/pt/pieces';
import { owned } from '../../language/pt/sides';
import type { Who } from '../../language/sentence';
import type { MoveRef } from '../../reasons/reason';
import {
  after,
  cellText,
  isSaid,
  isTwin,
  kindOfLetter,
  moverOf,
  newCell,
  otherOf,
  reversed,
  type Speaker,
  whoseIs,
} from '../speaker';
import { planWordsOf } from './plans';
import type { PlanPhrases, PlanWords } from './planWords';
import { type Form, verbText, verbWithPronoun } from './verbs';

export interface Phrases extends PlanPhrases {
  /** A notation as the language writes it. */
  readonly written: (notation: string) => string;
  /** The game's own words. */
  readonly words: PlanWords;
  /** Who makes the move that is spoken of, and the other side. */
  readonly mover: Who;
  readonly opponent: Who;
  /** The same for who moves next. */
  reversed(): Phrases;
  /** The same after a move has been named: its piece is a pronoun, and what stands where it goes needs no place any more. */
  afterMove(move: Pick<MoveRef, 'piece' | 'to'>): Phrases;
  /** The same with verbs of that form. */
  as(form: Form): Phrases;
  /** "o cavalo em c6", "o peão em d4", or all of a kind as one: "os seus discos em g3 e e5". */
  pieceParts(pieces: readonly PieceRef[]): readonly string[];
  /** Without its place: "o seu cavalo", "o cavalo". */
  pieceName(piece: PieceRef): string;
  kind(letter: string): PieceName;
  /** "nenhuma casa", "três casas"; células where a piece may stand on several squares at once. */
  cells(count: number): string;
  /** "uma torre", "dois peões", by letters: for lists. */
  kindParts(letters: readonly string[]): readonly string[];
  /** "uma torre e dois peões". */
  kinds(letters: readonly string[]): string;
}

export function phrasesOf(speaker: Speaker, form: Form = 'verb'): Phrases {
  const cell = (name: string) => cellText(speaker, name);
  const kind = (letter: string) => kindOfLetter(speaker, letter);
  const withOwner = (thing: string, one: PieceRef) => {
    const whose = whoseIs(speaker, one);
    return whose === null ? thing : owned(thing, whose);
  };
  const pieceName = (one: PieceRef) => withOwner(withThe(kind(one.letter)), one);
  const place = (preposition: string, name: string | undefined) => {
    const called = newCell(speaker, name);
    if (called === null) return '';
    return `${preposition.startsWith(',') ? '' : ' '}${preposition} ${called}`;
  };
  const isNamed = (one: PieceRef) => isSaid(speaker, one);
  const where = (one: PieceRef) => {
    if (!isTwin(speaker, one)) return place('em', one.cell);
    return genderOf(kind(one.letter)) === 'f' ? ' adversária' : ' adversário';
  };
  const piece = (one: PieceRef) =>
    isNamed(one) ? pronounOf(kind(one.letter)) : `${pieceName(one)}${where(one)}`;
  const does = (infinitive: string) => verbText(infinitive, form);
  const partsOfKinds = (letters: readonly string[]) => kindParts(letters.map(kind));
  const isShared = speaker.rules.board.cells.some(({ squares }) => squares.length > 1);
  const oneCell = isShared ? 'célula' : 'casa';
  const [mover, opponent] = [moverOf(speaker), otherOf(speaker)];
  return {
    ...{ cell, place, kind, piece, pieceName, does, mover, opponent },
    written: (notation) => shownNotation(speaker.rules, notation),
    words: planWordsOf(speaker.rules.game),
    doesTo: (infinitive, one) =>
      isNamed(one)
        ? verbWithPronoun(infinitive, definite(genderOf(kind(one.letter))), form)
        : `${does(infinitive)} ${piece(one)}`,
    isSaid: isNamed,
    own: (thing) => owned(thing, mover),
    other: (thing) => owned(thing, opponent),
    ofOwn: (possessive) => ofWhom(mover, possessive),
    reversed: () => phrasesOf(reversed(speaker), form),
    afterMove: (move) => phrasesOf(after(speaker, move), form),
    as: (other) => phrasesOf(speaker, other),
    pieceParts: (pieces) => {
      const [first, ...others] = pieces;
      if (!first) return [];
      const name = pieceName(first);
      const areAlike = others.length > 0 && others.every((other) => pieceName(other) === name);
      if (!areAlike) return pieces.map(piece);
      const named = kind(first.letter);
      const all = withOwner(`${definite(genderOf(named))}s ${pluralOf(named)}`, first);
      return [`${all} em ${listed(pieces.map((one) => cell(one.cell)))}`];
    },
    cells: (count) =>
      count === 0
        ? `nenhuma ${oneCell}`
        : `${numberText(count, 'f')} ${oneCell}${count === 1 ? '' : 's'}`,
    kindParts: partsOfKinds,
    kinds: (letters) => listed(partsOfKinds(letters)),
  };
}

/** "seu", "das brancas": whose, after the thing. */
export const ofWhom = (who: Who, possessive: string): string =>
  who === 'you' ? possessive : who === 'white' ? 'das brancas' : 'das pretas';

/** What pawns become, without articles and each once: "dama e cavalo". */
export const kindNames = (letters: readonly string[], { kind }: Phrases): string =>
  listed([...new Set(letters)].map((letter) => nameOf(kind(letter))));
