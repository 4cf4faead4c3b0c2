// Learn texts of 40 Bridges. RULES.md section 5.
import { type LearnPage, rule, ruling } from '../learn';
import type { Letter } from './board';

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
    rule(
      'The players have opposite corners. Each starts with eight equal pieces: four on the tiles of the corner and four on octagons beside them.',
    ),
    ruling('corners', 'White’s corner is a1, Black’s is i9.'),
    ruling('octagons', 'The octagons are those around the innermost of the four tiles.'),
    ruling('white-first', 'White moves first.'),
  ],
  pieces: {
    P: {
      passages: [
        rule('Step: to an empty neighbour of the same kind, over a bridge or between octagons.'),
        rule(
          'Jump: over a neighbouring piece of your own, on either kind of place, to the place right beyond it, which must be empty. One jump a turn, and never over an enemy.',
        ),
        ruling(
          'jump-lands',
          'It jumps in a straight line, in any of the eight directions, and so lands on the kind of place it came from. The inventor’s picture marks these places. Pieces on octagons never reach a corner: they win by capturing and supporting.',
        ),
        rule('An enemy with your pieces on at least three of its sides is captured and removed.'),
        ruling('several', 'That is looked at after every move, and any number may fall at once.'),
        rule(
          'You may move where you would be surrounded if you capture by it: that protects your piece for this turn.',
        ),
        ruling(
          'self-removal',
          'If nothing fell and the piece you moved now has three or more enemy neighbours, it is removed instead.',
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
    rule('A piece on the opponent’s corner wins at once. So does taking the last enemy piece.'),
    ruling('corner-first', 'The corner counts before captures are looked at.'),
    ruling('last-piece', 'If your last piece removes itself, you lose.'),
    ruling('pass', 'A player who cannot move must pass. If neither can move it is a draw.'),
    ruling(
      'draw-at-once',
      'The third occurrence of a position is a draw, and so are 50 moves of each side in which nothing leaves the board.',
    ),
  ],
});
