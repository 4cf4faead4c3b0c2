// Learn texts of Breakthrough.
import { type LearnPage, rule } from '../../../src/games/learn';
import type { Letter } from './pieces';

export const learn = (): LearnPage<Letter> => ({
  aim: [rule('Bring a pawn to the far rank.')],
  board: [rule('Six files and six ranks.')],
  pieces: {
    P: {
      passages: [
        rule('One square forward, straight or diagonally; it captures diagonally forward alone.'),
      ],
      examples: [
        { position: 'p5/6/6/1pp3/1P4/6 w 0 0', cell: 'b2', caption: 'What is ahead is safe.' },
      ],
    },
  },
  endings: [rule('A pawn on the far rank wins, and so does taking all enemies.')],
});
