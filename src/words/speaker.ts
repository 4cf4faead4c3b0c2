// How sentences name sides, pieces and cells: "your knight" for the reader's own, "Black’s" or "the" for the rest.
import type { PieceRef, PlanSpeaker, PlanWords } from '../games/plans';
import { type RuleSet, withArticle } from '../games/ruleSet';
import { wholeName } from '../rules/board';
import { type Colour, opposite, WHITE } from '../rules/types';

export interface Speaker extends PlanSpeaker {
  readonly words: PlanWords;
  /** Who makes the move that is spoken of. */
  readonly mover: Colour;
  /** The same for who moves next. */
  reversed(): Speaker;
  /** The same after a cell has been named: what stands there needs no place any more. */
  after(cell: string): Speaker;
  /** "you", "White". */
  subject(side: Colour): string;
  /** "your", "White’s". */
  possessive(side: Colour): string;
  /** "the knight on c6 and the pawn on d4". */
  pieces(pieces: readonly PieceRef[]): string;
  /** Without its place: "your knight", "the knight". */
  pieceName(piece: PieceRef): string;
  /** "knight". */
  kind(letter: string): string;
  /** "a rook", "two pawns", "a knight and a pawn", by letters. */
  kinds(letters: readonly string[]): string;
}

const NO_WORDS: PlanWords = { plans: {} };

export const sideOf = ({ side }: PieceRef): Colour => (side === 'w' ? 0 : 1);

/**
 * @param reader the side that is "you", or null where nobody or both are
 * @param said a cell that the sentence has just named
 */
export function createSpeaker(
  rules: RuleSet,
  mover: Colour,
  reader: Colour | null,
  words: PlanWords = NO_WORDS,
  said: string | null = null,
): Speaker {
  const cell = (name: string) => {
    const index = rules.board.cellNamed(name);
    return index === undefined ? name : wholeName(rules.board, index);
  };
  const kind = (letter: string) =>
    rules.kinds.find((one) => one?.letter === letter)?.name ?? 'piece';
  const subject = (side: Colour) => (side === reader ? 'you' : sideName(side));
  const possessive = (side: Colour) => (side === reader ? 'your' : `${sideName(side)}’s`);
  const pieceName = (piece: PieceRef) => {
    const side = sideOf(piece);
    const whose = reader !== null && side !== reader ? 'the' : possessive(side);
    return `${whose} ${kind(piece.letter)}`;
  };
  const place = (preposition: string, name: string | undefined) =>
    name === undefined || name === said ? '' : ` ${preposition} ${cell(name)}`;
  const piece = (one: PieceRef) => `${pieceName(one)}${place('on', one.cell)}`;
  return {
    ...{ words, mover, cell, place, kind, subject, possessive, piece, pieceName },
    own: possessive(mover),
    other: possessive(opposite(mover)),
    reversed: () => createSpeaker(rules, opposite(mover), reader, words, said),
    after: (name) => createSpeaker(rules, mover, reader, words, name),
    pieces: (pieces) => listText(pieces.map(piece)),
    kinds: (letters) => kindsText(letters.map(kind)),
  };
}

export const sideName = (side: Colour): string => (side === WHITE ? 'White' : 'Black');

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** "two", "12". */
export const numberText = (count: number): string => NUMBERS[count] ?? `${count}`;

/** "1 move", "two moves" with `word` move. */
export const countedText = (count: number, word: string): string =>
  `${numberText(count)} ${count === 1 ? word : pluralOf(word)}`;

/** "pawns", "swordsmen", "dopefish". */
export function pluralOf(word: string): string {
  if (word.endsWith('fish')) return word;
  return word.endsWith('man') ? `${word.slice(0, -2)}en` : `${word}s`;
}

/** "a, b and c". */
export function listText(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** "a rook", "two pawns and a knight"; empty for none. */
export function kindsText(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return listText(
    [...counts].map(([name, count]) =>
      count === 1 ? withArticle(name) : countedText(count, name),
    ),
  );
}

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
