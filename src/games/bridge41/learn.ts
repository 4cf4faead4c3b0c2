// Learn texts of TheBridge41. RULES.md section 1.
import { type Lessons, rule, ruling } from '../learn';
import type { Letter } from './pieces';

export const learn: Lessons<Letter> = {
  aim: [
    rule(
      'Checkmate the enemy king. Two banks face each other across a river, and only one bridge leads over.',
    ),
  ],
  board: [
    rule(
      'Each bank has twenty squares, five files by four ranks. The river between them has a single square: the bridge.',
    ),
    rule(
      'Files are called L, l, m, r, R from left to right; ranks a to d are White’s bank, k is the river, w to z are Black’s bank.',
    ),
    rule('Nothing stands in the water and nothing slides through it. Knights leap over it.'),
  ],
  pieces: {
    P: {
      passages: [
        rule(
          'One square straight forward to an empty square. It captures one square diagonally forward.',
        ),
        rule(
          'No double step and no en passant. On the last rank it must become a rook, a bishop or a knight, never a queen.',
        ),
      ],
      examples: [
        {
          position: '4k/5/5/5/**1**/1n1n1/2P2/5/K4 w m 0 0',
          cell: 'mc',
          caption: 'Forward to an empty square, or a capture to either side.',
        },
        {
          position: '2b1k/1P3/5/5/**1**/5/5/5/K4 w m 0 0',
          cell: 'ly',
          caption: 'On the last rank it must promote.',
        },
      ],
    },
    N: {
      passages: [
        rule('The knight of chess. It is at its best beside the river, which it simply jumps.'),
      ],
      examples: [
        {
          position: '4k/5/5/5/**1**/2N2/5/5/K4 w m 0 0',
          cell: 'md',
          caption: 'From the bank it reaches the far side in one leap.',
        },
        {
          position: '4k/5/5/5/**N**/5/5/5/K4 w m 0 0',
          cell: 'mk',
          caption: 'A knight on the bridge.',
        },
      ],
    },
    B: {
      passages: [
        rule(
          'The bishop of chess. The water stops it, so the only way across is the bridge itself.',
        ),
      ],
      examples: [
        {
          position: '4k/5/5/5/**1**/1B3/5/5/K4 w m 0 0',
          cell: 'ld',
          caption: 'Over the bridge to the far bank.',
        },
      ],
    },
    R: {
      passages: [rule('The rook of chess. On the middle file it looks across the bridge.')],
      examples: [
        {
          position: '4k/5/5/5/**1**/2R2/5/5/K4 w m 0 0',
          cell: 'md',
          caption: 'The middle file is the only one that leads over.',
        },
        {
          position: '4k/5/5/5/**1**/5/R4/5/4K w m 0 0',
          cell: 'Lc',
          caption: 'On the other files the river ends its way.',
        },
      ],
    },
    K: {
      passages: [
        rule(
          'The king of chess: one step in any direction, never onto an attacked square. There is no castling.',
        ),
      ],
      examples: [
        {
          position: '4k/5/5/5/**1**/5/2K2/5/5 w m 0 0',
          cell: 'mc',
          caption: 'One step in any direction.',
        },
      ],
    },
    Q: {
      passages: [
        rule(
          'With the queen option each side starts with one: she moves like rook and bishop together.',
        ),
      ],
      examples: [
        {
          position: '4k/5/5/5/**1**/5/2Q2/5/K4 w m 0 0',
          cell: 'mc',
          caption: 'Rook and bishop in one.',
          options: { queen: 'rook' },
        },
      ],
    },
    Z: {
      passages: [
        rule(
          'The crooked bishop zigzags: diagonal steps that turn a quarter each time, away along one straight direction. Every square before the last must be empty.',
        ),
      ],
      examples: [
        {
          position: '4k/5/5/5/**1**/5/2Z2/5/K4 w m 0 0',
          cell: 'mc',
          caption: 'Eight zigzag paths.',
          options: { army: 'allYourBase' },
        },
      ],
    },
    C: {
      passages: [
        rule(
          'The camel leaps three squares one way and one the other, always to a square of its own colour.',
        ),
      ],
      examples: [
        {
          position: '4k/5/5/5/**1**/2C2/5/5/K4 w m 0 0',
          cell: 'md',
          caption: 'A longer knight.',
          options: { army: 'allYourBase' },
        },
      ],
    },
    L: {
      passages: [
        rule(
          'The Murray lion leaps exactly two squares, straight or diagonally, to move or to capture. On the eight squares next to it, it may only capture.',
        ),
      ],
      examples: [
        {
          position: '4k/5/5/5/**1**/2nL1/2n2/5/K4 w m 0 0',
          cell: 'rd',
          caption: 'Two squares away, or a bite next door.',
          options: { army: 'allYourBase' },
        },
      ],
    },
    D: {
      passages: [rule('The dopefish captures like a queen and cannot move without capturing.')],
      examples: [
        {
          position: '4k/5/5/5/**n**/5/p1D1p/5/K4 w m 0 0',
          cell: 'mc',
          caption: 'No prey, no move.',
          options: { army: 'dopefish' },
        },
      ],
    },
  },
  endings: [
    rule('Checkmate wins. Stalemate is a draw, unless an option says otherwise.'),
    ruling(
      'The third occurrence of a position is a draw, and so are 50 moves of each side in a row without a capture or a pawn move.',
    ),
    ruling(
      'When neither side can possibly mate the game is drawn at once: king against king, and without options also a lone knight or bishop.',
    ),
    ruling(
      'Careful players will often draw on the fixed bridge. The big bridge makes for sharper games.',
    ),
  ],
};
