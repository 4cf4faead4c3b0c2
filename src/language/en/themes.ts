// What puzzles are about: the names of their themes, and of the sorts of themes.
import type { PieceName } from './pieces';

export const texts = {
  names: {
    checkmate: 'Checkmate',
    in1: 'Win in one move',
    in2: 'Win in two moves',
    in3: 'Win in three moves',
    in4: 'Win in four moves',
    in5: 'Win in five moves',
    gain: 'Coming out ahead',
    defence: 'The only defence',
    draw: 'Saving a draw',
    piece: 'Winning a piece',
    quiet: 'A quiet first move',
    sacrifice: 'Giving something up',
    promotion: 'Promotion',
    castling: 'Castling',
  },
  /** Puzzles in which this piece moves first. */
  withPiece: (piece: PieceName) => `With the ${piece}`,
  sorts: {
    prize: 'What is won or saved',
    length: 'How many moves',
    piece: 'Which piece begins',
    idea: 'Ideas',
  },
};
