// Learn texts of Bipartite Chess. RULES.md section 3.
import { type LearnPage, rule, ruling } from '../learn';
import type { Letter } from './pieces';

/** A battle with only the kings and what an example adds; rows A to I. */
const battle = (...rows: readonly [string, string, string, string, string]): string =>
  `2K2/5/${rows.join('/')}/5/2k2 w 2 0 0`;

export const learn = (): LearnPage<Letter> => ({
  aim: [
    rule(
      'First a race: bring all nine Messengers to the opponent’s home rows. Then a battle with new armies, decided by checkmate.',
    ),
    rule(
      'The winner of the race picks one of two Power Pieces for the battle; the other player gets the other one. Black moves first.',
    ),
    ruling('black-first', 'Black opens the battle as well as the race.'),
  ],
  board: [
    rule(
      'Five columns, 1 to 5, and nine rows, A at the top to I at the bottom. A square is its row and column: B3.',
    ),
    rule('Two squares are blocked: A3 and I3 in the race, E1 and E5 in the battle.'),
    ruling(
      'race-sides',
      'In the race Black starts on rows A and B and moves down, White on H and I and moves up.',
    ),
    rule(
      'For the battle the armies stand on the opposite sides: White on A and B, Black on H and I.',
    ),
  ],
  pieces: {
    M: {
      passages: [
        rule(
          'In the race a Messenger steps one square forward, straight or diagonally, to an empty square. Nothing is captured.',
        ),
        ruling('race-pass', 'A player who cannot move must pass, and only then may pass.'),
        ruling(
          'race-blocked',
          'When neither can move the race ends: more Messengers home wins, then more rows advanced, then White.',
        ),
        rule(
          'In the battle it is a chess pawn, with a double step from its starting square and no en passant. On the enemy’s two home rows it becomes a Soldier at once.',
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
      passages: [rule('The diagonal Power Piece: a bishop that goes at most three squares.')],
      examples: [
        {
          position: battle('5', '5', '*1B1*', '5', '5'),
          cell: 'E3',
          caption: 'Up to three squares diagonally.',
        },
      ],
    },
    R: {
      passages: [rule('The orthogonal Power Piece: a rook that goes at most three squares.')],
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
          'The Captain is a knight that may also move, not capture, one square straight forward or back.',
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
          'The Guard moves to any neighbouring square, but captures only forward, diagonally forward and sideways: never behind it.',
        ),
      ],
      examples: [
        {
          position: battle('5', '1mmm1', '*mGm*', '1mmm1', '5'),
          cell: 'E3',
          caption: 'White faces down here; the three squares above are behind the Guard.',
        },
      ],
    },
    S: {
      passages: [
        rule('The Soldier moves to any neighbouring square and captures only diagonally.'),
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
          'The Swordsman moves one or two squares in a straight line without leaping, and captures only on the second square, when the first is empty.',
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
      passages: [rule('The king of chess.'), ruling('no-castling', 'There is no castling.')],
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
      'Checkmate wins. A capture that leaves the opponent with only a king wins too, unless that king can at once capture the last other piece: then it is a draw.',
    ),
    ruling('bare-king', 'The app decides a bare king at once, and looks at checkmate first.'),
    ruling(
      'battle-draws',
      'Stalemate, the third occurrence of a position, and 50 moves of each side without a capture or a Messenger move are draws in the battle.',
    ),
  ],
});
