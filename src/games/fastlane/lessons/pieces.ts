// A lesson for each piece of Chess in the Fast Lane.
import { setUp } from '../../kit/lessons';
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
  about: 'Straight from every square of its lane.',
  tasks: [
    {
      position: at('Kc1 kg8 Rb4 Pa2'),
      ask: 'A rook goes any distance straight. Yours stands on b4 and b5 and can start from either. Bring it to h5, then to h1.',
      goal: { kind: 'reach', cells: ['h5', 'h1'] },
      moves: 2,
      other: 'still',
      success: 'Along row 5, then straight down.',
      wrong: { b4h4: 'That is row 4. Go along row 5, from b5.' },
      otherwise: 'Go from b5 along row 5 to h5, then straight down to h1.',
    },
    {
      position: at('Kg1 kg8 Rc4 nh4 pc6 pf6'),
      ask: 'You can take three pieces. Take two of them in two moves.',
      goal: { kind: 'take', letters: ['P', 'N'], count: 2 },
      moves: 2,
      other: 'still',
      success: 'Straight up, then along row 6.',
      wrong: { c4h4: 'From h4, you reach nothing else. Start with another piece.' },
      otherwise: 'Start with the pawn on c6. From there, look along its rows.',
    },
    {
      position: at('Kg1 kh8 Rb4 na5 nb8 bd8 Pg2'),
      ask: 'You can take two knights. Take one so that Black cannot take your rook.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'The bishop on d8 protected the other one.',
      wrong: { b4a5: 'The bishop on d8 protects that knight, and takes your rook.' },
      otherwise: 'Which of the two knights has no protection?',
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
      success: 'It passed through empty lanes without filling them.',
      wrong: { c1f4: 'That is the right way. Go on to h6.' },
      otherwise: 'From c1, the diagonal leads up to h6.',
    },
    {
      position: at('Kg1 ke8 Bc1 ra4 Pf2'),
      ask: 'In a lane, a bishop stands on both colours and can start from either. Take the rook on a4 in two moves.',
      goal: { kind: 'take', letters: ['R'], count: 1 },
      moves: 2,
      other: 'still',
      success: 'It arrived on b2 and left from b3.',
      otherwise: 'Go to lane b2-b3. From b3, the diagonal leads to a4.',
    },
    {
      position: at('Kg1 kg8 Be1 nh4 na5 ra8 Pc2'),
      ask: 'You can take two knights. Take one so that Black cannot take your bishop.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'The rook protected the other one.',
      wrong: { e1a5: 'The rook on a8 protects that knight, and takes your bishop.' },
      otherwise: 'Which of the two knights has no protection?',
    },
  ],
};

export const queen: Lesson<Letter> = {
  id: 'queen',
  title: 'The queen',
  about: 'Straight or diagonally, the strongest piece.',
  tasks: [
    {
      position: at('Kg1 ka6 Qd1 nd8 bh4'),
      ask: 'The queen goes any distance, straight or diagonally. Take the knight, then the bishop.',
      goal: { kind: 'take', letters: ['N', 'B'], count: 2 },
      moves: 2,
      other: 'still',
      success: 'A queen is a rook and a bishop in one.',
      otherwise: 'Go straight up to d8. From there, the diagonal leads down to h4.',
    },
    {
      position: at('Kg1 kg8 Qd1 nh5 na4 bd7 Pf2'),
      ask: 'You can take two knights. Take one so that Black cannot take your queen.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'Take good care of your strongest piece.',
      wrong: { d1a4: 'The bishop on d7 protects that knight, and takes your queen.' },
      otherwise: 'Which of the two knights has no protection?',
    },
  ],
};

export const knight: Lesson<Letter> = {
  id: 'knight',
  title: 'The knight',
  about: 'Leaps from every square of its cell.',
  tasks: [
    {
      position: at('Kg1 kh8 Nd4 pa6'),
      ask: 'A knight leaps two squares one way and one to the side, from any square of its cell. Yours fills the roundabout. Bring it to b4 and c6 in two leaps.',
      goal: { kind: 'reach', cells: ['b4', 'c6'] },
      moves: 2,
      other: 'still',
      success: 'The larger its cell, the further a knight can leap.',
      otherwise: 'Leap from d4, e4, d5 or e5: two squares one way and one to the side.',
    },
    {
      position: at('Ke1 rc2 qa4 Nd4 kd8'),
      ask: 'Attack the king and queen at once, then win the queen or the rook.',
      goal: { kind: 'take', letters: ['Q', 'R'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'That is a fork: you attacked two, and Black could save only one.',
      otherwise: 'Black saves both. Give check with the knight.',
    },
  ],
};

export const pawn: Lesson<Letter> = {
  id: 'pawn',
  title: 'The pawn',
  about: 'One square forward, from the front of its lane.',
  tasks: [
    {
      position: at('Kg1 kg8 Pb2 ra8'),
      ask: 'A pawn goes one square forward, from the front of its lane. Bring yours to lane b6-b7 in two moves.',
      goal: { kind: 'reach', cells: ['b6'] },
      moves: 2,
      other: 'still',
      success: 'Lane by lane, a pawn quickly nears the last row.',
      otherwise: 'Go straight forward twice.',
    },
    {
      position: at('Kg1 kg8 Pd2 pd4 nc4'),
      ask: 'A pawn takes one square diagonally forward, from any square of its lane. Take the knight.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'From d3 to c4.',
      otherwise: 'The knight stands on c4 and c5. From d3, c4 is diagonally forward.',
    },
    {
      position: at('Kg1 kh6 Pa6 pe6'),
      ask: 'On the last row, a pawn becomes a knight or a bishop. Make it a bishop.',
      goal: { kind: 'promote', to: 'B' },
      moves: 1,
      other: 'still',
      success: 'The pawn stood on a6 and a7, so one step was enough.',
      otherwise: 'Step to a8, and choose the bishop.',
    },
  ],
};

export const king: Lesson<Letter> = {
  id: 'king',
  title: 'The king',
  about: 'One step, and castling once a game.',
  tasks: [
    {
      position: at('Ke1 Rh1 ke8 ra8', 'K'),
      ask: 'A king moves one square. Once a game, you may castle: the king goes two squares towards a rook, which leaps over it. Castle.',
      goal: { kind: 'play', moves: ['e1g1'] },
      moves: 1,
      other: 'still',
      success:
        'King and rook must not have moved. Every square between them must be empty, and no enemy may attack the king’s way.',
      otherwise: 'Move the king from e1 to g1. The rook follows.',
    },
    {
      position: at('Kd4 ke8 ra5 Pg2 Pc2'),
      ask: 'Your king fills the roundabout, and the rook on a5 attacks it on d5. Move it to lane f2-f3, where it is safe.',
      goal: { kind: 'reach', cells: ['f2'] },
      moves: 1,
      other: 'still',
      success: 'From e4 to f3. A large cell is dangerous for a king.',
      otherwise: 'That is also safe. But go to lane f2-f3.',
    },
  ],
};
