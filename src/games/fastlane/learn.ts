// Learn texts of Chess in the Fast Lane. RULES.md section 4.
import { type LearnPage, rule, ruling } from '../learn';
import type { Letter } from './pieces';

export const learn = (): LearnPage<Letter> => ({
  aim: [
    rule('Checkmate. The board has 64 squares but only 41 places: most squares belong to lanes.'),
  ],
  board: [
    rule(
      'A lane is one place. A piece in it stands on all of its squares at once: it moves from any of them and can be captured on any of them.',
    ),
    ruling(
      'The inventor’s picture of the lanes is lost. This layout is the project’s own, built to his description: two-square lanes along the files before both armies, four more in the middle, and the roundabout of four squares in the centre.',
    ),
    rule(
      'A moving piece travels over the 64 squares along its usual lines. Where it stops on a square of a lane, it takes the whole lane. A move must end in a different place.',
    ),
    rule(
      'Giving way: a sliding piece may pass over a lane held by a friend, but not stop there. Nothing passes over a piece on a single square, or over an enemy.',
    ),
  ],
  pieces: {
    P: {
      passages: [
        rule(
          'One square forward, and a capture one square diagonally forward, from any square of its lane. There is no double step and no en passant.',
        ),
        rule('On the last rank it becomes a knight or a bishop, nothing more.'),
      ],
      examples: [
        {
          position: '4k3/8/8/8/2p5/8/3P4/4K3 w - 0 0',
          cell: 'd2',
          caption: 'From the front of its lane into the roundabout, or a capture.',
        },
        {
          position: '4k3/8/P7/8/8/8/8/4K3 w - 0 0',
          cell: 'a6',
          caption: 'The last step promotes.',
        },
      ],
    },
    N: {
      passages: [rule('The knight of chess, leaping from any square of its place.')],
      examples: [
        {
          position: '4k3/8/8/8/3N4/8/8/4K3 w - 0 0',
          cell: 'd4',
          caption: 'From the roundabout it leaps off four squares at once.',
        },
      ],
    },
    B: {
      passages: [
        rule(
          'The bishop of chess. In a lane it stands on both colours, so it changes colour easily.',
        ),
      ],
      examples: [
        {
          position: '4k3/8/8/8/2B5/8/8/4K3 w - 0 0',
          cell: 'c4',
          caption: 'Diagonals from both squares of the lane.',
        },
      ],
    },
    R: {
      passages: [
        rule(
          'The rook of chess. Friends in lanes give way to it, so it can leave from behind its own pawn.',
        ),
      ],
      examples: [
        {
          position: '4k3/8/8/8/8/8/P7/R3K3 w - 0 0',
          cell: 'a1',
          caption: 'The pawn gives way; the rook cannot stop in its lane.',
        },
      ],
    },
    Q: {
      passages: [rule('The queen of chess, with the same right of way.')],
      examples: [
        {
          position: '4k3/8/8/8/8/8/3P4/3QK3 w - 0 0',
          cell: 'd1',
          caption: 'Out over her own pawn.',
        },
      ],
    },
    K: {
      passages: [
        rule(
          'The king of chess, stepping from any square of its place. Castling is as in chess; every square between king and rook must be empty.',
        ),
      ],
      examples: [
        { position: '4k3/8/8/8/8/8/8/4K2R w K 0 0', cell: 'e1', caption: 'One step, or castling.' },
      ],
    },
  },
  endings: [
    rule('Checkmate wins; stalemate is a draw.'),
    ruling(
      'The third occurrence of a position and 50 moves of each side without a capture or a pawn move are draws. So are two bare kings; a lone knight or bishop can mate here, because a piece in a lane attacks from all its squares.',
    ),
  ],
});
