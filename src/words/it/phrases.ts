// How Italian sentences name sides, pieces and cells: "il tuo cavallo" for the reader's own, "il cavallo nero" or "il cavallo" for
// the rest. The piece that has just been named is "lo" or "la" before the verb.
import { shownNotation } from '../../games/alphabet';
import type { PieceRef } from '../../games/game';
import { numeral } from '../../language/it/numbers';
import {
  colour,
  after as joined,
  kindParts,
  listText,
  noun,
  withThe,
} from '../../language/it/pieces';
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

export interface Phrases extends PlanPhrases {
  /** A notation as the language writes it. */
  readonly written: (notation: string) => string;
  /** The game's own words. */
  readonly words: PlanWords;
  /** The same for who moves next. */
  reversed(): Phrases;
  /** The same after a move has been named: its piece is "lo", and what stands where it goes needs no place any more. */
  after(move: Pick<MoveRef, 'piece' | 'to'>): Phrases;
  /** "il cavallo in c6 e il pedone in d4", "le tue pedine in g3 ed e5". */
  pieces(pieces: readonly PieceRef[]): string;
  /** "torre". */
  name(letter: string): string;
  /** "le torri", of which the letter is one. */
  theMany(letter: string): string;
  /** "un’altra", and with the name "un’altra torre". */
  another(letter: string, isNamed: boolean): string;
  /** "altre due torri". */
  more(count: number, letter: string): string;
  /** "una torre", "due pedoni", "un cavallo e un pedone", by letters. */
  kinds(letters: readonly string[]): string;
  /** What is promoted to: "donna", "due donne". */
  promoted(letters: readonly string[]): string;
  parts(letters: readonly string[]): string[];
}

const OWN = ['il tuo', 'la tua', 'i tuoi', 'le tue'];

export function phrasesOf(speaker: Speaker): Phrases {
  const cell = (name: string) => cellText(speaker, name);
  const nounOf = (letter: string) => noun(kindOfLetter(speaker, letter));
  const named = (one: PieceRef, isMany = false) => {
    const { isFeminine, ...words } = nounOf(one.letter);
    const word = isMany ? words.many : words.one;
    const whose = whoseIs(speaker, one);
    if (whose === 'you') return `${OWN[(isMany ? 2 : 0) + (isFeminine ? 1 : 0)]} ${word}`;
    const coloured = whose === null ? word : `${word} ${colour(whose, isFeminine, isMany)}`;
    return withThe(coloured, isFeminine, isMany);
  };
  const place = (preposition: string, name: string | undefined) => {
    const called = newCell(speaker, name);
    if (called === null) return '';
    const isEuphonic = /\ba$/.test(preposition) && /^a/i.test(called);
    return ` ${preposition}${isEuphonic ? 'd' : ''} ${called}`;
  };
  const isIt = (one: PieceRef) => isSaid(speaker, one);
  const isFeminine = (one: PieceRef) => nounOf(one.letter).isFeminine;
  const where = (one: PieceRef) => {
    if (isTwin(speaker, one)) return isFeminine(one) ? ' avversaria' : ' avversario';
    return place('in', one.cell);
  };
  const piece = (one: PieceRef) => (isIt(one) ? named(one) : `${named(one)}${where(one)}`);
  const parts = (letters: readonly string[]) =>
    kindParts(letters.map((letter) => kindOfLetter(speaker, letter)));
  return {
    ...{ cell, place, piece, isIt, isFeminine, parts },
    written: (notation) => shownNotation(speaker.rules, notation),
    words: planWordsOf(speaker.rules.game),
    mover: moverOf(speaker),
    opponent: otherOf(speaker),
    acts: (verb, one, rest = '') =>
      isIt(one)
        ? `${isFeminine(one) ? 'la' : 'lo'} ${verb}${rest}`
        : `${verb} ${piece(one)}${rest}`,
    gives: (verb, one, what = '') =>
      isIt(one)
        ? `${isFeminine(one) ? 'le' : 'gli'} ${verb}${what}`
        : `${verb}${what} ${joined('a', piece(one))}`,
    pieceName: (one) => named(one),
    reversed: () => phrasesOf(reversed(speaker)),
    after: (move) => phrasesOf(after(speaker, move)),
    pieces: (pieces) => {
      const [first, ...others] = pieces;
      const areAlike =
        others.length > 0 && others.every((other) => first && named(other) === named(first));
      return first && areAlike
        ? `${named(first, true)} in ${listText(pieces.map((one) => cell(one.cell)))}`
        : listText(pieces.map(piece));
    },
    name: (letter) => nounOf(letter).one,
    theMany: (letter) => withThe(nounOf(letter).many, nounOf(letter).isFeminine, true),
    another: (letter, isNamed) => {
      const { one, ...word } = nounOf(letter);
      const another = word.isFeminine ? 'un’altra' : 'un altro';
      return isNamed ? `${another} ${one}` : another;
    },
    more: (count, letter) => {
      const word = nounOf(letter);
      return `${word.isFeminine ? 'altre' : 'altri'} ${numeral(count)} ${word.many}`;
    },
    kinds: (letters) => listText(parts(letters)),
    promoted: (letters) =>
      letters.length === 1 ? nounOf(letters[0] ?? '').one : listText(parts(letters)),
  };
}

export { joined };
