// What a sentence about moves is about, as data: under which rules, who moves, who reads, and what has just been named.
import type { PieceRef } from '../games/game';
import type { RuleSet } from '../games/ruleSet';
import type { PieceName } from '../language/en/pieces';
import type { Who } from '../language/sentence';
import type { MoveRef } from '../reasons/reason';
import { wholeName } from '../rules/board';
import { BLACK, type Colour, opposite, WHITE } from '../rules/types';
import { itemAt } from '../util/items';

type SaidMove = Pick<MoveRef, 'piece' | 'to'>;

export interface Speaker {
  readonly rules: RuleSet;
  /** Who makes the move that is spoken of. */
  readonly mover: Colour;
  /** The side that is "you", or null where nobody or both are. */
  readonly reader: Colour | null;
  /** A move that the sentence has just named: its piece is "it", and what stands where it goes needs no place any more. */
  readonly said: SaidMove | null;
}

export const createSpeaker = (
  rules: RuleSet,
  mover: Colour,
  reader: Colour | null,
  said: SaidMove | null = null,
): Speaker => ({ rules, mover, reader, said });

/** The same for who moves next. */
export const reversed = (speaker: Speaker): Speaker => ({
  ...speaker,
  mover: opposite(speaker.mover),
});

/** The same after a move has been named. */
export const after = (speaker: Speaker, said: SaidMove): Speaker => ({ ...speaker, said });

/** A side as sentences name it. */
export const whoIs = (side: Colour, { reader }: Pick<Speaker, 'reader'>): Who =>
  side === reader ? 'you' : side === WHITE ? 'white' : 'black';

export const moverOf = (speaker: Speaker): Who => whoIs(speaker.mover, speaker);
export const otherOf = (speaker: Speaker): Who => whoIs(opposite(speaker.mover), speaker);

export const sideOf = ({ side }: PieceRef): Colour => (side === 'w' ? WHITE : BLACK);

/** The name of a cell: "b4", "b4-b5"; of one that is not named by its first square, as the big bridge, only that name. */
export function cellText({ rules: { board } }: Speaker, name: string): string {
  const index = board.cellNamed(name);
  if (index === undefined) return name;
  const whole = wholeName(board, index);
  return whole.includes(' ') ? itemAt(board.cells, index).name : whole;
}

/** The cell as sentences name it, or null where it has just been named. */
export const newCell = (speaker: Speaker, name: string | undefined): string | null =>
  name === undefined || name === speaker.said?.to ? null : cellText(speaker, name);

/** Whether a sentence names the cell that a piece leaves: its notation has it, or another of its kind could go there. */
export function saysOrigin({ piece, notation, isOneOfSeveral }: MoveRef, from: string): boolean {
  // "RxLx" is no rook from Rx: its letter is not a cell's.
  const letter = piece?.letter ?? '';
  const written = notation.startsWith(letter) ? notation.slice(letter.length) : notation;
  return isOneOfSeveral === true || written.includes(from);
}

export const kindOfLetter = ({ rules }: Speaker, letter: string): PieceName =>
  rules.kinds.find((one) => one?.letter === letter)?.name ?? 'piece';

/** Whose a piece is called: nobody's where the reader has the other side, and needs no more than "the". */
export function whoseIs(speaker: Speaker, piece: PieceRef): Who | null {
  const side = sideOf(piece);
  return speaker.reader !== null && side !== speaker.reader ? null : whoIs(side, speaker);
}

/** Whether "the rook" would be taken for the one whose move has just been named: it stands where that goes. */
export const isTwin = (speaker: Speaker, piece: PieceRef): boolean =>
  piece.letter === speaker.said?.piece?.letter &&
  whoseIs(speaker, piece) === null &&
  newCell(speaker, piece.cell) === null;

/** Whether the piece is the one whose move has just been named. */
export const isSaid = ({ said }: Speaker, { letter, side, cell }: PieceRef): boolean =>
  said?.piece?.cell === cell && said.piece.letter === letter && said.piece.side === side;
