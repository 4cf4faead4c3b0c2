// How English sentences name sides, pieces and cells: "your knight" for the reader's own, "Black’s" or "the" for the rest.
import { shownNotation } from '../../games/alphabet';
import type { PieceRef } from '../../games/game';
import { kindParts, listText, type PieceName, pluralOf } from '../../language/en/pieces';
import { possessive, subject } from '../../language/en/sides';
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
  /** Who makes the move that is spoken of, and the other side: "you", "White". */
  readonly mover: string;
  readonly opponent: string;
  /** The same for who moves next. */
  reversed(): Phrases;
  /** The same after a move has been named: its piece is "it", and what stands where it goes needs no place any more. */
  after(move: Pick<MoveRef, 'piece' | 'to'>): Phrases;
  /** "the knight on c6 and the pawn on d4", "your discs on g3 and e5". */
  pieces(pieces: readonly PieceRef[]): string;
  /** Without its place: "your knight", "the knight". */
  pieceName(piece: PieceRef): string;
  /** "knight". */
  kind(letter: string): PieceName;
  /** "a rook", "two pawns", "a knight and a pawn", by letters. */
  kinds(letters: readonly string[]): string;
}

export function phrasesOf(speaker: Speaker): Phrases {
  const cell = (name: string) => cellText(speaker, name);
  const kind = (letter: string) => kindOfLetter(speaker, letter);
  const pieceName = (one: PieceRef) => {
    const whose = whoseIs(speaker, one);
    return `${whose === null ? 'the' : possessive(whose)} ${kind(one.letter)}`;
  };
  const place = (preposition: string, name: string | undefined) => {
    const called = newCell(speaker, name);
    return called === null ? '' : ` ${preposition} ${called}`;
  };
  const piece = (one: PieceRef) =>
    isSaid(speaker, one)
      ? 'it'
      : `${pieceName(one)}${isTwin(speaker, one) ? ' there' : place('on', one.cell)}`;
  return {
    ...{ cell, place, kind, piece, pieceName },
    written: (notation) => shownNotation(speaker.rules, notation),
    words: planWordsOf(speaker.rules.game),
    mover: subject(moverOf(speaker)),
    opponent: subject(otherOf(speaker)),
    own: possessive(moverOf(speaker)),
    other: possessive(otherOf(speaker)),
    reversed: () => phrasesOf(reversed(speaker)),
    after: (move) => phrasesOf(after(speaker, move)),
    pieces: (pieces) => {
      const [name = '', ...others] = pieces.map(pieceName);
      const areAlike = others.length > 0 && others.every((other) => other === name);
      return areAlike
        ? `${pluralOf(name)} on ${listText(pieces.map((one) => cell(one.cell)))}`
        : listText(pieces.map(piece));
    },
    kinds: (letters) => listText(kindParts(letters.map(kind))),
  };
}
