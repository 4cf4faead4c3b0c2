// Learn texts of 40 Bridges. RULES.md section 5.
import { type LearnPage, rule, ruling } from '../learn';
import type { Letter } from './board';

export const learn = (): LearnPage<Letter> => ({
  aim: [
    rule(
      'Reach the far corner with one disc, or surround and capture all of the opponent’s discs.',
    ),
  ],
  board: [
    rule(
      'The board has twenty-five square tiles and sixteen octagons. Forty bridges join tiles that lie side by side. Octagons are joined in the same way.',
    ),
    rule(
      'A tile touches the octagons one diagonal step away. So a cell has up to eight neighbours: four of its own kind, four of the other.',
    ),
    rule(
      'The players have opposite corners. Each starts with eight equal discs: four on the tiles of the corner and four on octagons beside them.',
    ),
    ruling('corners', 'White’s corner is a1, Black’s is i9.'),
    ruling('octagons', 'The octagons are those around the innermost of the four tiles.'),
    ruling('white-first', 'White moves first.'),
  ],
  pieces: {
    P: {
      passages: [
        rule(
          'A disc steps to an empty neighbour of the same kind: tile to tile, or octagon to octagon.',
        ),
        rule(
          'Or it jumps over a neighbouring disc of yours, on either kind of cell, to the empty cell right beyond. It makes one jump a turn, and never over an enemy.',
        ),
        ruling(
          'jump-lands',
          'It jumps straight in any of the eight directions, so it lands on the kind of cell it came from. The inventor’s picture marks these cells. Discs on octagons never reach a corner: they capture and support.',
        ),
        rule('An enemy disc is captured when at least three of its neighbours are yours.'),
        ruling(
          'several',
          'This is checked after every move. Any number of discs can be captured at once.',
        ),
        rule(
          'You may move where you would be surrounded if you capture by it. That protects your disc for this turn.',
        ),
        ruling(
          'self-removal',
          'If you capture nothing and the disc you moved has three or more enemy neighbours, you lose that disc.',
        ),
      ],
      examples: [
        {
          position:
            '1*1*1*p*p/*1*1*p*p*/1*1*1*p*p/*1*1*p*p*/1*1*1*1*1/*P*P*1*1*/P*P*1*1*1/*P*P*1*1*/P*P*1*1*1 w 0 0',
          cell: 'c3',
          caption: 'From the start: steps, and jumps over friends.',
        },
        {
          position:
            '1*1*1*1*p/*1*1*1*1*/1*1*1*1*1/*1*P*1*1*/1*1*p*1*1/*1*P*1*1*/1*1*P*1*1/*1*1*1*1*/P*1*1*1*1 w 0 0',
          cell: 'e3',
          caption: 'Jump next to the disc on e5: yours is the third neighbour.',
        },
      ],
    },
  },
  endings: [
    rule('A disc on the opponent’s corner wins at once. So does capturing the last enemy disc.'),
    ruling('corner-first', 'The corner wins before any capture counts.'),
    ruling('last-piece', 'If you lose your last disc by your own move, you lose the game.'),
    ruling('pass', 'If you cannot move, you must pass. If neither side can move, it is a draw.'),
    ruling(
      'draw-at-once',
      'A position that comes up for the third time is a draw. So are 50 moves by each side without a disc leaving the board.',
    ),
  ],
});
