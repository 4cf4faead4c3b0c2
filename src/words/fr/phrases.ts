// How French sentences name sides, pieces and cells: "ton cavalier" for the reader's own, "la tour noire" or "la tour" else.
import { shownNotation } from '../../games/alphabet';
import type { PieceRef } from '../../games/game';
import type { PieceName } from '../../language/en/pieces';
import { inWords } from '../../language/fr/numbers';
import {
  agreeing,
  kindParts,
  listText,
  pluralOf,
  sidedMany,
  the,
  theSided,
  yours,
} from '../../language/fr/pieces';
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

export interface Phrases extends PlanPhrases {
  /** A notation as the language writes it. */
  readonly written: (notation: string) => string;
  /** The game's own words. */
  readonly words: PlanWords;
  /** The same for who moves next. */
  reversed(): Phrases;
  /** The same after a move has been named: its piece needs a pronoun, and what stands where it goes no place any more. */
  after(move: Pick<MoveRef, 'piece' | 'to'>): Phrases;
  /** "le cavalier en c6 et le pion en d4", "tes jetons en g3 et e5". */
  pieces(pieces: readonly PieceRef[]): string;
  /** The kind of a letter: 'knight'. */
  kind(letter: string): PieceName;
  /** "une tour", "deux pions", "un cavalier et un pion", by letters. */
  kinds(letters: readonly string[]): string;
  /** "aucune case", "une case", "deux cases"; places where a piece may stand on several squares at once. */
  cells(count: number): string;
}

export function phrasesOf(speaker: Speaker): Phrases {
  const { board, game } = speaker.rules;
  const cell = (name: string) => cellText(speaker, name);
  const kind = (letter: string) => kindOfLetter(speaker, letter);
  const pieceName = (one: PieceRef) => calledOne(whoseIs(speaker, one), kind(one.letter));
  const place = (name: string | undefined, preposition = 'en') => {
    const called = newCell(speaker, name);
    return called === null ? '' : ` ${preposition} ${called}`;
  };
  const piece = (one: PieceRef) =>
    isSaid(speaker, one)
      ? 'cette pièce'
      : `${pieceName(one)}${isTwin(speaker, one) ? ' adverse' : place(one.cell)}`;
  const object = (verb: string, one: PieceRef) => {
    if (!isSaid(speaker, one)) return `${verb} ${piece(one)}`;
    const pronoun = agreeing(kind(one.letter), 'le ', 'la ');
    return `${/^[aeéo]/.test(verb) ? 'l’' : pronoun}${verb}`;
  };
  const leavesDanger = (one: PieceRef) =>
    isSaid(speaker, one)
      ? 'se met à l’abri'
      : `retire ${pieceName(one)} de ${cell(one.cell)}, où ${agreeing(kind(one.letter), 'il', 'elle')} était en danger`;
  const cellNoun = board.squares.length > board.cells.length ? 'place' : 'case';
  return {
    ...{ cell, place, kind, piece, pieceName, object, leavesDanger },
    isSaid: (one) => isSaid(speaker, one),
    written: (notation) => shownNotation(speaker.rules, notation),
    words: planWordsOf(game),
    mover: moverOf(speaker),
    opponent: otherOf(speaker),
    reversed: () => phrasesOf(reversed(speaker)),
    after: (move) => phrasesOf(after(speaker, move)),
    pieces: (pieces) => {
      const [first, ...others] = pieces;
      const areAlike =
        first &&
        others.length > 0 &&
        others.every((other) => pieceName(other) === pieceName(first));
      return areAlike
        ? `${calledMany(whoseIs(speaker, first), kind(first.letter))} en ${listText(pieces.map((one) => cell(one.cell)))}`
        : listText(pieces.map(piece));
    },
    kinds: (letters) => listText(kindParts(letters.map(kind))),
    cells: (count) =>
      count < 2
        ? `${count === 0 ? 'aucune' : 'une'} ${cellNoun}`
        : `${inWords(count)} ${cellNoun}s`,
  };
}

/** "ton cavalier", "la tour noire", "la tour". */
function calledOne(whose: Who | null, kind: PieceName): string {
  if (whose === null) return the(kind);
  return whose === 'you' ? yours(kind) : theSided({ side: whose, kind });
}

/** "tes cavaliers", "les tours noires", "les tours". */
function calledMany(whose: Who | null, kind: PieceName): string {
  if (whose === null) return `les ${pluralOf(kind)}`;
  return whose === 'you' ? `tes ${pluralOf(kind)}` : `les ${sidedMany({ side: whose, kind })}`;
}

/** "de mater", "d’encercler". */
export const toDo = (infinitive: string): string =>
  /^[aeéo]/.test(infinitive) ? `d’${infinitive}` : `de ${infinitive}`;
