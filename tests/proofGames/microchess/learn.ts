// Learn texts of Microchess.
import { type LearnPage, rule } from '../../../src/games/learn';
import type { Letter } from './pieces';

/** A piece on b3; Black's king stands where it does not attack him. */
const onB3 = (piece: string, caption: string, top = '3k') => [
  { position: `${top}/4/1${piece}2/4/K3 w 0 0`, cell: 'b3', caption },
];

export const learn = (): LearnPage<Letter> => ({
  aim: [rule('Checkmate the enemy king.')],
  board: [rule('Four files and five ranks. Each side has one piece of each kind but a queen.')],
  pieces: {
    P: {
      passages: [
        rule('One square forward, and a capture one square diagonally forward. No double step.'),
        rule('On the last rank it becomes a queen, rook, bishop or knight.'),
      ],
      examples: onB3('P', 'One step forward.'),
    },
    N: { passages: [rule('The knight of chess.')], examples: onB3('N', 'It leaps.') },
    B: { passages: [rule('The bishop of chess.')], examples: onB3('B', 'Diagonals.', 'k3') },
    R: { passages: [rule('The rook of chess.')], examples: onB3('R', 'Straight lines.') },
    Q: { passages: [rule('The queen of chess.')], examples: onB3('Q', 'All lines.', 'k3') },
    K: {
      passages: [rule('The king of chess. There is no castling.')],
      examples: [{ position: '3k/4/1K2/4/4 w 0 0', cell: 'b3', caption: 'One step.' }],
    },
  },
  endings: [rule('Checkmate wins. Stalemate is a draw.')],
});
