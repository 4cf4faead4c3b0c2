// Learn texts of Cuarenta. RULES.md section 2.
import { type LearnPage, rule, ruling } from '../learn';
import type { RuleSet } from '../ruleSet';
import type { Letter } from './pieces';
import { hasCastling } from './pieces';

const KINGS_ONLY = '*1*1*1*1*/1*1*k*1*1/*1*1*1*1*/1*1*1*1*1/';

const CASTLING = [
  rule('Castling: once a game, king and camel may trade places, if neither has moved.'),
  ruling(
    'castling-check',
    'The king may be in check neither before nor after. Pieces between them do not matter.',
  ),
];

const CASTLING_EXAMPLE = {
  position: `${KINGS_ONLY}*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*C* w C 0 0`,
  cell: 'e2',
  caption: 'Castling: over to the camel’s square, and the camel comes here.',
};

/** The texts with or without castling. */
export function learn({ options }: RuleSet): LearnPage<Letter> {
  const castling = hasCastling(options);
  return {
    aim: [rule('Checkmate the enemy king, on the forty light squares of a 9x9 board.')],
    board: [
      rule(
        'Only the light squares are used. Each of them has diagonal neighbours, one step away, and orthogonal neighbours, two steps away across a gap.',
      ),
      rule(
        'White’s camel stands on the right, Black’s on the other side: the armies face each other turned by half a turn.',
      ),
      ruling('white-first', 'White moves first.'),
    ],
    pieces: {
      P: {
        passages: [
          rule(
            'One diagonal step forward, or to the orthogonal neighbour on its left or right; it moves and captures the same way.',
          ),
          rule('A pawn never captures a pawn.'),
          rule(
            'Promotion is a choice. On the last three ranks a pawn move may make it a camel, on the last rank also a bishop, vao, frog or guard. There it may also wait and promote on a later move.',
          ),
          ruling('promotion-wait', 'On the two ranks before the last it may wait as well.'),
        ],
        examples: [
          {
            position: `${KINGS_ONLY}*1*b*1*1*/1*P*p*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*1* w - 0 0`,
            cell: 'c4',
            caption: 'It takes the bishop but not the pawn beside it.',
          },
          {
            position:
              '*1*1*1*1*/1*1*k*1*1/*P*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*1* w - 0 0',
            cell: 'b7',
            caption: 'Near the end it may become a camel, or wait.',
          },
        ],
      },
      B: {
        passages: [rule('The bishop of chess. Every diagonal is open to it here.')],
        examples: [
          {
            position: `${KINGS_ONLY}*1*1*1*1*/1*B*1*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*1* w - 0 0`,
            cell: 'c4',
            caption: 'Any distance along the diagonals.',
          },
        ],
      },
      V: {
        passages: [
          rule(
            'The vao moves like a bishop but captures by jumping: along a diagonal, over exactly one piece of either side, it takes the first enemy beyond.',
          ),
        ],
        examples: [
          {
            position:
              '*1*1*1*1*/1*1*k*1*1/*1*1*f*1*/1*1*1*1*1/*1*P*1*1*/1*V*1*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*1* w - 0 0',
            cell: 'c4',
            caption: 'The pawn is the screen; the frog beyond it falls.',
          },
        ],
      },
      F: {
        passages: [
          rule(
            'The frog steps to an orthogonal neighbour, two squares away, to move or to capture.',
          ),
          rule(
            'Or it jumps in any of the eight directions over a line of its own pieces, and captures that way, too. It never jumps over enemies.',
          ),
          ruling(
            'frog-line',
            'The line starts right beside it, has no gap and may be a single piece. The frog lands on the first square beyond.',
          ),
        ],
        examples: [
          {
            position: `${KINGS_ONLY}*1*1*1*1*/1*1*1*1*1/*P*P*P*P*/V*G*K*G*V/*B*F*F*C* w - 0 0`,
            cell: 'd1',
            caption: 'From the start it can jump to a4, d5 and g4.',
          },
        ],
      },
      G: {
        passages: [
          rule(
            'The guard moves or captures one or two squares diagonally; the two-square move is a leap.',
          ),
        ],
        examples: [
          {
            position: `${KINGS_ONLY}*1*P*1*1*/1*G*1*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*1* w - 0 0`,
            cell: 'c4',
            caption: 'It leaps over the pawn.',
          },
        ],
      },
      C: {
        passages: [rule('The camel leaps three squares one way and one the other.')],
        examples: [
          {
            position: `${KINGS_ONLY}*1*1*1*1*/1*1*1*1*1/*1*C*1*1*/1*1*K*1*1/*1*1*1*1* w - 0 0`,
            cell: 'd3',
            caption: 'Whatever stands between does not matter.',
          },
        ],
      },
      K: {
        passages: [
          rule('One diagonal step to move or capture.'),
          ruling(
            'king-plus',
            'It may also move, but not capture, straight forward or straight back to the neighbour two ranks away. The inventor’s picture marks these two squares by another sign.',
          ),
          ...(castling ? CASTLING : []),
        ],
        examples: [
          {
            position:
              '*1*1*1*1*/1*1*k*1*1/*1*1*1*1*/1*1*1*1*1/*1*K*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1* w - 0 0',
            cell: 'd5',
            caption: 'Diagonal steps, and straight ahead or back without capture.',
          },
          ...(castling ? [CASTLING_EXAMPLE] : []),
        ],
      },
    },
    endings: [
      rule('Checkmate wins. Stalemate is a draw, and players may agree on one.'),
      rule('Forty moves without a capture or a promotion are a draw.'),
      ruling(
        'forty-moves',
        'That means forty moves by each side. A plain pawn move does not restart the count.',
      ),
      rule('It is a draw, too, when neither side has enough left to checkmate.'),
      ruling(
        'dead-positions',
        'That is two kings alone, or with nothing but vaos, one a side at most.',
      ),
      ruling('repetition', 'The third occurrence of a position is a draw.'),
    ],
  };
}
