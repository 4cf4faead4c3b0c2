// How sentences name sides, pieces and cells: "your knight" for the reader's own, "Black’s" or "the" for the rest.
import type { PieceRef, PlanSpeaker, PlanWords } from '../games/plans';
import { type RuleSet, withArticle } from '../games/ruleSet';
import type { MoveRef } from '../reasons/reason';
import { wholeName } from '../rules/board';
import { type Colour, opposite, WHITE } from '../rules/types';
import { numberText } from '../util/numberText';

export interface Speaker extends PlanSpeaker {
  readonly words: PlanWords;
  /** Who makes the move that is spoken of. */
  readonly mover: Colour;
  /** The same for who moves next. */
  reversed(): Speaker;
  /** The same after a move has been named: its piece is "it", and what stands where it goes needs no place any more. */
  after(move: Pick<MoveRef, 'piece' | 'to'>): Speaker;
  /** "you", "White". */
  subject(side: Colour): string;
  /** "your", "White’s". */
  possessive(side: Colour): string;
  /** "the knight on c6 and the pawn on d4", "your discs on g3 and e5". */
  pieces(pieces: readonly PieceRef[]): string;
  /** Without its place: "your knight", "the knight". */
  pieceName(piece: PieceRef): string;
  /** "knight". */
  kind(letter: string): string;
  /** "a rook", "two pawns", "a knight and a pawn", by letters. */
  kinds(letters: readonly string[]): string;
}

const NO_WORDS: PlanWords = { plans: {}, aims: {} };

export const sideOf = ({ side }: PieceRef): Colour => (side === 'w' ? 0 : 1);

/**
 * @param reader the side that is "you", or null where nobody or both are
 * @param said a move that the sentence has just named
 */
export function createSpeaker(
  rules: RuleSet,
  mover: Colour,
  reader: Colour | null,
  words: PlanWords = NO_WORDS,
  said: Pick<MoveRef, 'piece' | 'to'> | null = null,
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
    name === undefined || name === said?.to ? '' : ` ${preposition} ${cell(name)}`;
  const isSaid = ({ letter, side, cell: name }: PieceRef) =>
    said?.piece?.cell === name && said.piece.letter === letter && said.piece.side === side;
  const piece = (one: PieceRef) =>
    isSaid(one) ? 'it' : `${pieceName(one)}${place('on', one.cell)}`;
  return {
    ...{ words, mover, cell, place, kind, subject, possessive, piece, pieceName },
    own: possessive(mover),
    other: possessive(opposite(mover)),
    reversed: () => createSpeaker(rules, opposite(mover), reader, words, said),
    after: (move) => createSpeaker(rules, mover, reader, words, move),
    pieces: (pieces) => {
      const [name = '', ...others] = pieces.map(pieceName);
      const areAlike = others.length > 0 && others.every((other) => other === name);
      return areAlike
        ? `${pluralOf(name)} on ${listText(pieces.map((one) => cell(one.cell)))}`
        : listText(pieces.map(piece));
    },
    kinds: (letters) => kindsText(letters.map(kind)),
  };
}

export const sideName = (side: Colour): string => (side === WHITE ? 'White' : 'Black');

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
export const kindsText = (names: readonly string[]): string => listText(kindParts(names));

/** "a rook", "two pawns". */
export function kindParts(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) =>
    count === 1 ? withArticle(name) : countedText(count, name),
  );
}

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
