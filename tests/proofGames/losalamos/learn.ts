// Learn texts of Los Alamos chess.
import { type LearnPage, rule } from '../../../src/games/learn';
import type { Letter } from './pieces';

const KINGS = '4k1/6/6';

export const learn = (): LearnPage<Letter> => ({
  aim: [rule('Checkmate the enemy king.')],
  board: [rule('Six files and six ranks. Neither side has bishops.')],
  pieces: {
    P: {
      passages: [
        rule('One square forward, and a capture one square diagonally forward. No double step.'),
        rule('On the last rank it becomes a queen, rook or knight.'),
      ],
      examples: [
        { position: `${KINGS}/1p4/P5/K5 w 0 0`, cell: 'a2', caption: 'One step, or a capture.' },
      ],
    },
    N: {
      passages: [rule('The knight of chess.')],
      examples: [{ position: `${KINGS}/2N3/6/K5 w 0 0`, cell: 'c3', caption: 'It leaps.' }],
    },
    R: {
      passages: [rule('The rook of chess.')],
      examples: [{ position: `${KINGS}/2R3/6/K5 w 0 0`, cell: 'c3', caption: 'Straight lines.' }],
    },
    Q: {
      passages: [rule('The queen of chess.')],
      examples: [{ position: `${KINGS}/2Q3/6/K5 w 0 0`, cell: 'c3', caption: 'All lines.' }],
    },
    K: {
      passages: [rule('The king of chess. There is no castling.')],
      examples: [{ position: `${KINGS}/2K3/6/6 w 0 0`, cell: 'c3', caption: 'One step.' }],
    },
  },
  endings: [rule('Checkmate wins. Stalemate is a draw.')],
});
