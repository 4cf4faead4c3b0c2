// A lesson for each piece of Chess in the Fast Lane.
import { setUp } from '../../kit/setUp';
import type { Lesson } from '../../lessons';
import { laneBoard } from '../layout';
import { lanesOf } from '../options';
import type { Letter } from '../pieces';

const board = laneBoard(lanesOf({}));

/** FEN with these pieces on their anchors, `Ke1 ke8`, and nobody to castle if nothing else is said. */
export const at = (pieces: string, castling = '-'): string =>
  `${setUp(board, pieces)} w ${castling} 0 0`;

export const rook: Lesson<Letter> = {
  id: 'rook',
  title: 'The rook',
  about: 'Straight, along every row of its lane.',
  tasks: [
    {
      position: at('Kc1 kg8 Rb4 Pa2'),
      ask: 'A rook goes any distance straight. Yours stands on b4 and b5, and goes from either. Bring it to h5, and then to h1.',
      goal: { kind: 'reach', cells: ['h5', 'h1'] },
      moves: 2,
      other: 'still',
      success: 'Along row 5, and straight down.',
      wrong: { b4h4: 'That is row 4. Go along row 5, from b5.' },
      otherwise: 'From b5 straight to h5, then straight down to h1.',
    },
    {
      position: at('Kg1 kg8 Rc4 nh4 pc6 pf6'),
      ask: 'Three pieces are about. Take two of them in two moves.',
      goal: { kind: 'take', letters: ['P', 'N'], count: 2 },
      moves: 2,
      other: 'still',
      success: 'Straight up, and along row 6.',
      wrong: { c4h4: 'From h4 nothing else is in reach. Begin with another.' },
      otherwise: 'Begin with the pawn on c6. From there look along its rows.',
    },
    {
      position: at('Kg1 kh8 Rb4 na5 nb8 bd8 Pg2'),
      ask: 'Two knights are in reach. Take one so that nothing can take your rook.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'The bishop on d8 watched over the other one.',
      wrong: { b4a5: 'The bishop on d8 protects that knight, and takes back.' },
      otherwise: 'Which of the two knights is protected by nobody?',
    },
  ],
};

export const bishop: Lesson<Letter> = {
  id: 'bishop',
  title: 'The bishop',
  about: 'Diagonally, on both colours.',
  tasks: [
    {
      position: at('Kg1 kg8 Bc1 ph6 Pa2'),
      ask: 'A bishop goes any distance diagonally. Take the pawn on h6.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Straight through the empty lanes. A piece is in none of them until it stops.',
      wrong: { c1f4: 'The way is right, but it goes on to h6.' },
      otherwise: 'From c1 the diagonal leads up to h6.',
    },
    {
      position: at('Kg1 ke8 Bc1 ra4 Pf2'),
      ask: 'In a lane it stands on both colours, and may go on from either. Take the rook on a4 in two moves.',
      goal: { kind: 'take', letters: ['R'], count: 1 },
      moves: 2,
      other: 'still',
      success: 'It came to b2, and left from b3.',
      otherwise: 'Go to the lane b2-b3. From b3 the diagonal leads to a4.',
    },
    {
      position: at('Kg1 kg8 Be1 nh4 na5 ra8 Pc2'),
      ask: 'Two knights are in reach. Take one so that nothing can take your bishop.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'The rook watched over the other one.',
      wrong: { e1a5: 'The rook on a8 protects that knight, and takes back.' },
      otherwise: 'Which of the two is protected?',
    },
  ],
};

export const queen: Lesson<Letter> = {
  id: 'queen',
  title: 'The queen',
  about: 'Straight and diagonally, the strongest of all.',
  tasks: [
    {
      position: at('Kg1 ka6 Qd1 nd8 bh4'),
      ask: 'The queen goes any distance, straight or diagonally. Take the knight, and then the bishop.',
      goal: { kind: 'take', letters: ['N', 'B'], count: 2 },
      moves: 2,
      other: 'still',
      success: 'A rook and a bishop in one.',
      otherwise: 'Straight up to d8. From there the diagonal leads down to h4.',
    },
    {
      position: at('Kg1 kg8 Qd1 nh5 na4 bd7 Pf2'),
      ask: 'Two knights are in reach. Take one so that nothing can take your queen.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'The strongest piece is worth the most care.',
      wrong: { d1a4: 'The bishop on d7 protects that knight, and takes back.' },
      otherwise: 'Which of the two knights is protected by nobody?',
    },
  ],
};

export const knight: Lesson<Letter> = {
  id: 'knight',
  title: 'The knight',
  about: 'Leaps off every square of its place.',
  tasks: [
    {
      position: at('Kg1 kh8 Nd4 pa6'),
      ask: 'A knight leaps two squares one way and one the other, from any square of its place. Yours is in the roundabout. Bring it to b4 and to c6, in two leaps.',
      goal: { kind: 'reach', cells: ['b4', 'c6'] },
      moves: 2,
      other: 'still',
      success: 'The larger its place, the further a knight gets.',
      otherwise:
        'Two squares one way and one the other, from d4, e4, d5 or e5. Both lanes are in reach.',
    },
    {
      position: at('Ke1 rc2 qa4 Nd4 kd8'),
      ask: 'Attack king and queen at once, and win the queen or the rook.',
      goal: { kind: 'take', letters: ['Q', 'R'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'That is a fork: two attacked, one saved.',
      otherwise: 'Black saves both then. Give check with the knight.',
    },
  ],
};

export const pawn: Lesson<Letter> = {
  id: 'pawn',
  title: 'The pawn',
  about: 'One square on, from the front of its lane.',
  tasks: [
    {
      position: at('Kg1 kg8 Pb2 ra8'),
      ask: 'A pawn goes one square straight on. From its lane it starts at the front. Bring it to the lane b6-b7 in two moves.',
      goal: { kind: 'reach', cells: ['b6'] },
      moves: 2,
      other: 'still',
      success: 'Lane by lane a pawn comes quickly to the last row.',
      otherwise: 'Straight on, twice.',
    },
    {
      position: at('Kg1 kg8 Pd2 pd4 nc4'),
      ask: 'It takes one square diagonally forward, from any square of its lane. Take the knight.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'From d3 to c4.',
      otherwise: 'The knight stands on c4 and c5. From d3 that is diagonally forward.',
    },
    {
      position: at('Kg1 kh6 Pa6 pe6'),
      ask: 'On the last row it becomes a knight or a bishop, nothing more. Make it a bishop.',
      goal: { kind: 'promote', to: 'B' },
      moves: 1,
      other: 'still',
      success: 'A pawn on a6 stands on a7 as well, so one step was enough.',
      otherwise: 'Step to a8, and choose the bishop.',
    },
  ],
};

export const king: Lesson<Letter> = {
  id: 'king',
  title: 'The king',
  about: 'One step, and once a game castling.',
  tasks: [
    {
      position: at('Ke1 Rh1 ke8 ra8', 'K'),
      ask: 'A king steps one square. Once a game king and rook may castle: the king goes two squares towards the rook, which leaps over it. Castle.',
      goal: { kind: 'play', moves: ['e1g1'] },
      moves: 1,
      other: 'still',
      success:
        'Neither may have moved before. All between must be empty, and the king’s way not attacked.',
      otherwise: 'Move the king from e1 to g1. The rook follows by itself.',
    },
    {
      position: at('Kd4 ke8 ra5 Pg2 Pc2'),
      ask: 'Your king is in the roundabout: the rook on a5 attacks it on d5. Leave, to where nothing attacks you.',
      goal: { kind: 'reach', cells: ['f2'] },
      moves: 1,
      other: 'still',
      success: 'From e4 to f3. A large place is a dangerous one for a king.',
      otherwise: 'That is safe as well. But go home, to the lane f2-f3.',
    },
  ],
};
