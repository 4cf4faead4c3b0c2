// What lessons and examples of several games share: positions set up from a list of pieces, and what is said in the same words
// (../lessons.ts).

import type { Board, Square } from '../../rules/board';
import type { WonGame } from '../lessons';

/** The lesson about checkmate, without its tasks. */
export const MATE = {
  id: 'mate',
  title: 'Checkmate',
  about: 'Give a check that your opponent cannot answer.',
} as const;

/** The lesson about forks, without its tasks. */
export const FORKS = {
  id: 'forks',
  title: 'Two at once',
  about: 'Attack two pieces with one move, and win one.',
} as const;

/** A game's last lesson, without its tasks. */
export const FINISH = {
  id: 'finish',
  title: 'Finish a won game',
  about: 'You are far ahead. Beat the computer.',
} as const;

/** The task that ends it. */
export const wonGame = (
  position: string,
  ask = 'You are far ahead. Beat the computer. You may take moves back.',
): WonGame => ({
  position,
  ask,
  level: 2,
  success: 'You won. You are ready for whole games.',
  otherwise: 'You have not won this time. Take back and try another way, or start again.',
});

/**
 * The placement field of FEN with these pieces: letter and square of each, `Ke2 kd9`, capitals for White.
 * `exists` tells which of the board's squares there are; all if it is left out.
 */
export function setUp(
  board: Board,
  pieces: string,
  exists: (square: Square) => boolean = () => true,
): string {
  const standing = new Map(pieces.split(' ').map((piece) => [piece.slice(1), piece[0]] as const));
  const ranks = Array.from({ length: board.height }, (_, index) => board.height - 1 - index);
  const rows = ranks.map((rank) => {
    const squares = Array.from({ length: board.width }, (_, file) => board.squareAt(file, rank));
    const letters = squares.map((square) =>
      square && exists(square) ? (standing.get(square.name) ?? '1') : '*',
    );
    return letters.join('').replace(/1+/g, ({ length }) => String(length));
  });
  return rows.join('/');
}
