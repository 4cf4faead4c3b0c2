// Learn texts of Bipartite Chess. RULES.md section 3.
import { type LearnPage, note, rule, ruling } from '../learn';
import type { Letter } from './pieces';

/** A battle with only the kings and what an example adds; rows A to I. */
const battle = (...rows: readonly [string, string, string, string, string]): string =>
  `2K2/5/${rows.join('/')}/5/2k2 w 2 0 0`;

export const learn = (): LearnPage<Letter> => ({
  aim: [
    rule(
      'First comes a race. The first to bring all Messengers to the far side, the opponent’s home rows, wins it. Then comes a battle with new armies, decided by checkmate.',
    ),
    rule(
      'The winner of the race chooses the diagonal or the straight Power Piece for the battle. The opponent gets the other one. Black moves first.',
    ),
    ruling('black-first', 'Black also moves first in the battle.'),
  ],
  board: [
    rule(
      'Five columns, 1 to 5, and nine rows, A at the top to I at the bottom. A square is named by its row and column, such as B3.',
    ),
    rule('Two squares are blocked: A3 and I3 in the race, E1 and E5 in the battle.'),
    ruling(
      'race-sides',
      'In the race, Black starts on rows A and B and moves down. White starts on H and I and moves up.',
    ),
    rule('In the battle the sides are swapped: White starts on A and B, Black on H and I.'),
  ],
  pieces: {
    M: {
      passages: [
        rule(
          'In the race a Messenger steps one square forward, straight or diagonally, to an empty square. Nothing is captured.',
        ),
        ruling('race-pass', 'If you cannot move, you must pass. Otherwise you may not pass.'),
        note(
          'Each side needs 62 steps to bring all Messengers home. Black moves first, so if nobody passes, Black is home first.',
        ),
        note(
          'White is home first only if Black passes more often. Do not be the one who must pass: keep free moves for yourself, and block the other side.',
        ),
        ruling(
          'race-blocked',
          'When neither side can move, the race ends. The side with more Messengers home wins. If equal, the side that advanced more rows in all wins. If still equal, White wins.',
        ),
        rule(
          'In the battle it is a chess pawn, with a double step from its starting square and no en passant. On the enemy’s two home rows it becomes a soldier at once.',
        ),
      ],
      examples: [
        {
          position: 'mm*mm/mmmmm/5/5/5/5/5/MMMMM/MM*MM w 1 0 0',
          cell: 'H3',
          caption: 'In the race: forward in three directions.',
        },
        {
          position: '2K2/2M2/1m1m1/5/*3*/5/5/5/2k2 w 2 0 0',
          cell: 'B3',
          caption: 'In the battle: a pawn, with its double step.',
        },
      ],
    },
    B: {
      passages: [rule('The diagonal Power Piece is a bishop that moves at most three squares.')],
      examples: [
        {
          position: battle('5', '5', '*1B1*', '5', '5'),
          cell: 'E3',
          caption: 'Up to three squares diagonally.',
        },
      ],
    },
    R: {
      passages: [rule('The straight Power Piece is a rook that moves at most three squares.')],
      examples: [
        {
          position: battle('5', '2R2', '*3*', '5', '5'),
          cell: 'D3',
          caption: 'Up to three squares in a straight line.',
        },
      ],
    },
    C: {
      passages: [
        rule(
          'The captain is a knight that may also move one square straight forward or back, but not capture there.',
        ),
      ],
      examples: [
        {
          position: battle('5', '5', '*1C1*', '5', '5'),
          cell: 'E3',
          caption: 'A knight with two extra steps.',
        },
      ],
    },
    G: {
      passages: [
        rule(
          'The guard moves to any neighbouring square. It captures only forward, diagonally forward and sideways, never behind it.',
        ),
      ],
      examples: [
        {
          position: battle('5', '1mmm1', '*mGm*', '1mmm1', '5'),
          cell: 'E3',
          caption: 'White faces down here; the three squares above are behind the guard.',
        },
      ],
    },
    S: {
      passages: [
        rule('The soldier moves to any neighbouring square and captures only diagonally.'),
      ],
      examples: [
        {
          position: battle('5', '1m1m1', '*mS1*', '5', '5'),
          cell: 'E3',
          caption: 'It steps anywhere and takes on the diagonals.',
        },
      ],
    },
    D: {
      passages: [
        rule(
          'The swordsman moves one or two squares in a straight line, without leaping. It captures only on the second square, when the first is empty.',
        ),
      ],
      examples: [
        {
          position: battle('2m2', '5', '*mD1*', '5', '2m2'),
          cell: 'E3',
          caption: 'A thrust reaches two squares; the neighbour is too close.',
        },
      ],
    },
    K: {
      passages: [
        rule('The king moves as in chess.'),
        ruling('no-castling', 'There is no castling.'),
      ],
      examples: [
        {
          position: '5/5/2K2/5/*3*/5/5/5/2k2 w 2 0 0',
          cell: 'C3',
          caption: 'One step in any direction.',
        },
      ],
    },
  },
  endings: [
    rule(
      'Checkmate wins. You also win by taking everything but the king. But if that king can at once take your last other piece, it is a draw.',
    ),
    ruling('bare-king', 'The app decides this at once. Checkmate comes first.'),
    ruling(
      'battle-draws',
      'In the battle, stalemate is a draw, and so is a position that comes up for the third time. So are 50 moves by each side without a capture or a Messenger move.',
    ),
  ],
});
