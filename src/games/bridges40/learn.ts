// Learn texts of 40 Bridges. RULES.md section 5.
import { type LearnPage, rule, ruling } from '../learn';
import type { Letter } from './pieces';

export const learn = (): LearnPage<Letter> => ({
  aim: [
    rule(
      'Reach the corner opposite your own with one piece, or surround and capture everything the opponent has.',
    ),
  ],
  board: [
    rule(
      'Twenty-five square tiles and sixteen octagons. Two tiles side by side are joined by a bridge, forty in all; octagons are joined in the same way.',
    ),
    rule(
      'A tile touches the octagons one diagonal step away. So a place has up to eight sides: four to its own kind, four to the other.',
    ),
    rule('White’s corner is a1, Black’s is i9.'),
    ruling(
      'Each side starts with eight equal pieces: four on the tiles of its corner and four on the octagons around the innermost of them.',
    ),
  ],
  pieces: {
    P: {
      passages: [
        rule('Step: to an empty neighbour of the same kind, over a bridge or between octagons.'),
        rule(
          'Jump: over a neighbouring piece of your own, in any of the eight directions, to the next place in the same line, which must be empty. One jump a turn, and never over an enemy.',
        ),
        rule(
          'After your move every enemy with at least three of its neighbouring places held by your pieces is removed. Several may fall at once.',
        ),
        rule(
          'If nothing fell and the piece you moved now has three or more enemy neighbours, it is removed instead. A capture protects it for that turn only.',
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
          caption: 'Jump to find the third side of the piece on e5.',
        },
      ],
    },
  },
  endings: [
    rule(
      'A piece on the opponent’s corner wins at once, before captures are looked at. So does taking the last enemy piece.',
    ),
    ruling('If your last piece removes itself, you lose.'),
    ruling(
      'A player who cannot move must pass; if neither can move it is a draw. So are the third occurrence of a position and 50 moves of each side in which nothing leaves the board.',
    ),
  ],
});
