// Learn texts of Cuarenta. RULES.md section 2.
import { type LearnPage, rule, ruling } from '../learn';
import type { RuleSet } from '../ruleSet';
import type { Letter } from './pieces';
import { hasCastling } from './pieces';

const KINGS_ONLY = '*1*1*1*1*/1*1*k*1*1/*1*1*1*1*/1*1*1*1*1/';

const CASTLING = [
  rule('Castling: once a game, king and camel may swap places if neither has moved.'),
  ruling(
    'castling-check',
    'The king must not be in check before or after. Pieces between them do not matter.',
  ),
];

const CASTLING_EXAMPLE = {
  position: `${KINGS_ONLY}*1*1*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*K*1*1/*1*1*1*C* w C 0 0`,
  cell: 'e2',
  caption: 'Castling: king and camel swap places.',
};

/** The texts with or without castling. */
export function learn({ options }: RuleSet): LearnPage<Letter> {
  const castling = hasCastling(options);
  return {
    aim: [rule('Checkmate the enemy king on a board of forty diamonds.')],
    board: [
      rule(
        'The diamonds are the light squares of a 9x9 board. A diagonal step goes to a diamond that shares an edge. A straight step goes to the next diamond, point to point.',
      ),
      rule('White’s camel starts on h1, Black’s on b9: each side has it on its own right.'),
      ruling('white-first', 'White moves first.'),
    ],
    pieces: {
      P: {
        passages: [
          rule(
            'The pawn moves one step diagonally forward, or sideways to the next diamond, point to point. It captures the same way.',
          ),
          rule('A pawn never captures a pawn.'),
          rule(
            'Promotion is your choice. On the last three ranks a pawn may become a camel. On the last rank, it may also become a bishop, vao, frog or guard, or wait and promote later.',
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
        passages: [
          rule(
            'The bishop moves any distance diagonally, as in chess. Here it can reach the whole board.',
          ),
        ],
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
            'The vao moves like a bishop. To capture, it jumps along a diagonal over exactly one piece of either side. It takes the next piece beyond, if that is an enemy.',
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
            'The frog steps straight to the next diamond, point to point, to move or to capture.',
          ),
          rule(
            'It also jumps in any of the eight directions over a line of its own pieces, and can capture that way. It never jumps over enemies.',
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
            'The guard moves or captures one or two squares diagonally. It leaps over a piece in between.',
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
            caption: 'It leaps over anything in between.',
          },
        ],
      },
      K: {
        passages: [
          rule('The king moves or captures one step diagonally.'),
          ruling(
            'king-plus',
            'It may also move straight forward or back to the next diamond, point to point, but not capture there. The inventor’s picture marks these two cells with another sign.',
          ),
          ...(castling ? CASTLING : []),
        ],
        examples: [
          {
            position:
              '*1*1*1*1*/1*1*k*1*1/*1*1*1*1*/1*1*1*1*1/*1*K*1*1*/1*1*1*1*1/*1*1*1*1*/1*1*1*1*1/*1*1*1*1* w - 0 0',
            cell: 'd5',
            caption: 'Diagonal steps, and straight forward or back without capturing.',
          },
          ...(castling ? [CASTLING_EXAMPLE] : []),
        ],
      },
    },
    endings: [
      rule('Checkmate wins. Stalemate is a draw, and you can agree on a draw.'),
      rule('Forty moves without a capture or a promotion are a draw.'),
      ruling(
        'forty-moves',
        'That means forty moves by each side. A plain pawn move does not restart the count.',
      ),
      rule('It is also a draw when neither side has enough left to checkmate.'),
      ruling('dead-positions', 'That means two kings alone, or with at most one vao each.'),
      ruling('repetition', 'A position that comes up for the third time is a draw.'),
    ],
  };
}
