// The board of Cuarenta (RULES.md section 2): the forty light squares of a 9x9 board.
import { type Board, createBoard, type Square } from '../../rules/board';
import { type Colour, WHITE } from '../../rules/types';

export const SIZE = 9;
export const FILES = 'abcdefghi';

export const cuarentaBoard: Board = createBoard({
  width: SIZE,
  height: SIZE,
  nameOf: (file, rank) => ((file + rank) % 2 === 1 ? `${FILES[file]}${rank + 1}` : null),
});

/** Ranks still to go until the last one; 0 on it. */
export const ranksToGo = ({ rank }: Square, colour: Colour): number =>
  colour === WHITE ? SIZE - 1 - rank : rank;
