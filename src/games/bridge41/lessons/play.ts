// Checkmate, attacks on two pieces, what wins by measurement, and a won game to finish.
import { FINISH, FORKS, MATE, wonGame } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { at } from './pieces';

export const mate: Lesson<Letter> = {
  ...MATE,
  tasks: [
    {
      position: at('Kmy kRz Rmc'),
      ask: 'King and rook can mate at the edge. It takes two moves here.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'The king takes squares away, the rook gives mate.',
      otherwise: 'The black king gets out. Wait with the check until it has no square left.',
    },
    {
      position: at('Krx krz RRa'),
      ask: 'Here too: mate in two moves.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'Over the bridge, then along the last rank.',
      otherwise: 'Too slow. Which file leads your rook across?',
    },
    {
      position: at('Kra Blx rrx Nly kLz nrz RRz'),
      ask: 'With more pieces: mate in two moves, beginning with the knight.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'Everything worked together.',
      otherwise: 'Black gets away. Let the knight take something.',
    },
    {
      position: at('Kmx Rrw kRz'),
      ask: 'A side that has no move and is not in check is not beaten: that is a draw. Mate in two moves, and leave the king a move until then.',
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
      success: 'It had one square left, and on that it was mated.',
      wrong: {
        rwry: 'Now Black has no move, and is not in check: a draw. Leave the king a square.',
      },
      otherwise: 'Bring your king nearer first. The rook keeps its file.',
    },
  ],
};

export const forks: Lesson<Letter> = {
  ...FORKS,
  tasks: [
    {
      position: at('KLa kRz Pmd rlw nrw'),
      ask: 'Rook and knight stand beyond the bridge, one square apart. Attack both with your pawn, and take one of them.',
      goal: { kind: 'take', letters: ['R', 'N'], count: 1 },
      moves: 2,
      other: 'defends',
      success: 'That is a fork. A pawn on the bridge looks to both sides.',
      wrong: { Lalb: 'The king is not needed here. Let the pawn go forward.' },
      otherwise: 'Step onto the bridge with the pawn. From there it takes on lw and on rw.',
    },
    {
      position: at('KLa kRz rlw Bly prd'),
      ask: 'Give check with the bishop so that it attacks the rook as well. The king must go, and you take the rook.',
      goal: { kind: 'take', letters: ['R'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'King and rook stood on one diagonal. The bishop came between them.',
      wrong: { lyLx: 'Now the bishop attacks the rook alone, and that goes away.' },
      otherwise: 'King and rook stand on one diagonal. Come between them.',
    },
  ],
};

export const wins: Lesson<Letter> = {
  id: 'wins',
  title: 'What wins here',
  about: 'What to play for, as measured in games.',
  tasks: [
    {
      position: at('Kra Rlc nmw kmz'),
      ask: 'With one bridge careful players mostly draw. In measured games an army with a knight more won none of 24. So win all you can: take the knight within two moves.',
      goal: { kind: 'take', letters: ['N', 'B'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'The knight could not go away, or its king would have been attacked.',
      otherwise: 'Black saves it. Attack along the file on which knight and king stand.',
    },
    {
      position: at('KLa Rmc nLx bRx kRz'),
      ask: 'A rook more won 4 of 28: more than one piece is needed. Attack two at once, and take one.',
      goal: { kind: 'take', letters: ['N', 'B'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'Between the two there was no move that saved both.',
      otherwise: 'Black saves both then. Go where the rook sees both of them.',
    },
  ],
};

export const finish: Lesson<Letter> = {
  ...FINISH,
  about: 'Two rooks more, against the computer.',
  tasks: [
    {
      position: at('Kmx kmz RLb RRy'),
      ask: 'Two rooks and a king against a king at the edge. Mate in one move.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'Your king covered the rank below, the rook the last one.',
      otherwise: 'Your king on mx covers what lies before it. Attack along the last rank.',
    },
    wonGame(at('Kma RLa RRa Pmb krz Prw plw')),
  ],
};
