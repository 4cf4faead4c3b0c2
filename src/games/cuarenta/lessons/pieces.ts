// A lesson for each piece of Cuarenta, and one for promotion.
import { setUp } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import { cuarentaBoard } from '../board';
import type { Letter } from '../pieces';

/** FEN with these pieces, `Ke2 kd9`, and nobody to castle if nothing else is said. */
export const at = (pieces: string, castling = '-'): string =>
  `${setUp(cuarentaBoard, pieces)} w ${castling} 0 0`;

export const king: Lesson<Letter> = {
  id: 'king',
  title: 'The king',
  about: 'Steps diagonally, and strides forward or back.',
  tasks: [
    {
      position: at('Kc2 ki8 Pg4'),
      ask: 'The king steps one square diagonally. It also strides forward or back to the next diamond, point to point. Bring it to c6 in two moves.',
      goal: { kind: 'reach', cells: ['c6'] },
      moves: 2,
      other: 'still',
      success: 'Two strides took you as far as four steps.',
      wrong: {
        c2d3: 'That step is too short. Stride straight forward.',
      },
      otherwise: 'Stride from c2 to c4, then to c6.',
    },
    {
      position: at('Ke4 ki8 ce6 fd5'),
      ask: 'The king strides only to empty squares. It takes only diagonally. Take what your king can take.',
      goal: { kind: 'take', letters: ['C', 'F'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Your king could not take the camel straight ahead.',
      otherwise: 'The frog on d5 is one diagonal step away. Take it.',
    },
    {
      position: at('Kf3 ki8 gd5 Bb7'),
      ask: 'The guard on d5 attacks your king: you are in check. Take the guard.',
      goal: { kind: 'take', letters: ['G'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'You took the attacker, so the check is over. You could also have moved away.',
      otherwise: 'That gets you out of check, but your bishop can take the guard.',
    },
    {
      position: at('Ke2 Ch1 Gf1 ka8 ci8', 'C'),
      options: { castling: 'on' },
      ask: 'With the option “Castling”, king and camel may swap places once a game. Castle: move your king from e2 to the camel on h1.',
      goal: { kind: 'play', moves: ['e2h1'] },
      moves: 1,
      other: 'still',
      success:
        'King and camel must not have moved, and the king must not be in check. Pieces between them do not matter.',
      otherwise: 'Move the king from e2 to h1, onto the camel.',
    },
  ],
};

export const bishop: Lesson<Letter> = {
  id: 'bishop',
  title: 'The bishop',
  about: 'Goes any distance along a diagonal.',
  tasks: [
    {
      position: at('Ka2 kh9 Bd3'),
      ask: 'The bishop goes any distance diagonally until something is in its way. Bring it to b5, then to e8.',
      goal: { kind: 'reach', cells: ['b5', 'e8'] },
      moves: 2,
      other: 'still',
      success: 'A bishop can reach every square of this board. It is the strongest piece here.',
      wrong: { d3g6: 'That is a bishop’s move, but b5 is the other way.' },
      otherwise: 'First go up left to b5, then up right to e8.',
    },
    {
      position: at('Ka2 ki8 Bd3 ff5 gb5 cc8'),
      ask: 'Take a piece that nothing protects, so that Black cannot take your bishop.',
      goal: { kind: 'take', letters: ['F', 'G'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'You won a piece for nothing. Always check what protects the piece you take.',
      wrong: { d3b5: 'The camel on c8 protects the guard, and takes your bishop.' },
      otherwise: 'You can take two pieces. Which one has no protection?',
    },
  ],
};

export const guard: Lesson<Letter> = {
  id: 'guard',
  title: 'The guard',
  about: 'One or two squares diagonally, over anything.',
  tasks: [
    {
      position: at('Ka2 kh9 Gb1'),
      ask: 'The guard goes one or two squares along a diagonal. Bring it to f5 in two moves.',
      goal: { kind: 'reach', cells: ['f5'] },
      moves: 2,
      other: 'still',
      success: 'Two squares, then two more.',
      wrong: { b1c2: 'One square is too short. Go two squares.' },
      otherwise: 'Go two squares from b1 to d3, then two to f5.',
    },
    {
      position: at('Ka2 kh9 Gc4 Pd5 fe6'),
      ask: 'When a guard goes two squares, it leaps over anything in between. Take the frog.',
      goal: { kind: 'take', letters: ['F'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'You leapt over your own pawn.',
      otherwise: 'Leap from c4 over d5 to e6.',
    },
    {
      position: at('Ka2 kh9 Gc4 fe6 cg6 va6 bb7'),
      ask: 'Some pieces are protected. Take one so that Black cannot take your guard.',
      goal: { kind: 'take', letters: ['F', 'V'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'You won a piece, and Black cannot take back.',
      otherwise: 'That isn’t the move. Which piece can you take safely?',
    },
  ],
};

export const camel: Lesson<Letter> = {
  id: 'camel',
  title: 'The camel',
  about: 'A long leap: three squares one way, one to the side.',
  tasks: [
    {
      position: at('Ka2 ki8 Cd3'),
      ask: 'The camel leaps three squares one way and one to the side. Bring it to e6, then to f9.',
      goal: { kind: 'reach', cells: ['e6', 'f9'] },
      moves: 2,
      other: 'still',
      success: 'A camel leaps over anything in between.',
      wrong: { d3c6: 'That is a camel’s leap, but to c6. Go to the other side.' },
      otherwise: 'Leap three squares up and one to the right, twice.',
    },
    {
      position: at('Ka2 ki8 Cd3 ge6 ph5 vg4'),
      ask: 'Take the guard and the pawn with your camel in two moves.',
      goal: { kind: 'take', letters: ['G', 'P'], count: 2 },
      moves: 2,
      other: 'still',
      success: 'You took both.',
      wrong: { d3g4: 'That takes the vao. Take the guard first.' },
      otherwise: 'Start with the guard on e6. From there, the pawn is one leap away.',
    },
    {
      position: at('Ka2 ki8 Cb1'),
      ask: 'A camel needs two leaps even for a short way. Bring it from b1 to d1.',
      goal: { kind: 'reach', cells: ['d1'] },
      moves: 2,
      other: 'still',
      success: 'Up, then down again.',
      otherwise: 'Leap up to c4, then down to d1.',
    },
  ],
};

export const frog: Lesson<Letter> = {
  id: 'frog',
  title: 'The frog',
  about: 'Steps straight, and jumps over friends.',
  tasks: [
    {
      position: at('Ka2 ki8 Fb1 Pb3'),
      ask: 'A frog steps straight to the next diamond, or jumps over friends. It needs three steps to d5. Bring it there in two moves.',
      goal: { kind: 'reach', cells: ['d5'] },
      moves: 2,
      other: 'still',
      success: 'Over the pawn to b5, then sideways. Friends make a frog fast.',
      wrong: { b1d1: 'That way takes three steps. Jump over your pawn.' },
      otherwise: 'First jump from b1 over the pawn on b3. Where do you land?',
    },
    {
      position: at('Kf9 ka8 Fe2 Pf3 Gg4 Ph5 ci6'),
      ask: 'A frog can jump over a line of friends of any length, without gaps. Take the camel in one jump.',
      goal: { kind: 'take', letters: ['C'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Over three friends in one jump.',
      otherwise: 'Jump from e2 over f3, g4 and h5 to i6.',
    },
    {
      position: at('Ka2 ka8 Fc4 Cd5 vc6 ce6 bh9'),
      ask: 'Take a piece so that Black cannot take your frog.',
      goal: { kind: 'take', letters: ['C', 'V'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'You won a piece, and your frog is safe.',
      wrong: { c4e6: 'The bishop on h9 protects the camel, and takes your frog.' },
      otherwise: 'Your frog can step to c6 or jump to e6. What does Black protect?',
    },
  ],
};

export const vao: Lesson<Letter> = {
  id: 'vao',
  title: 'The vao',
  about: 'Takes only by jumping over a screen.',
  tasks: [
    {
      position: at('Ka2 ki8 Vb1 pd3 ff5'),
      ask: 'The piece you jump over is the screen. It can also be an enemy. Take the frog.',
      goal: { kind: 'take', letters: ['F'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'You jumped over the pawn, and it stays on the board.',
      wrong: { b1c2: 'A vao moves like that. To take, it must jump over the pawn.' },
      otherwise: 'Jump from b1 over the pawn on d3 to f5.',
    },
    {
      position: at('Ka2 ki2 Vb1 Gc6 bg6'),
      ask: 'There is no screen yet between your vao and the bishop. Put one there, then take the bishop.',
      goal: { kind: 'take', letters: ['B'], count: 1 },
      moves: 2,
      other: 'still',
      success: 'Any of your pieces can be a screen.',
      otherwise: 'Which of your pieces can move onto the diagonal from b1 to g6?',
    },
    {
      position: at('Kh1 kg8 Ve2 Pe6 ch3'),
      ask: 'A vao also attacks a king over a screen. Give check with yours.',
      goal: { kind: 'check' },
      moves: 1,
      other: 'still',
      success: 'Check, over your pawn.',
      otherwise: 'Find a diagonal to the king with exactly one piece in between.',
    },
  ],
};

export const pawn: Lesson<Letter> = {
  id: 'pawn',
  title: 'The pawn',
  about: 'Forward diagonally, or sideways. It never takes a pawn.',
  tasks: [
    {
      position: at('Ka2 kh9 Pd3'),
      ask: 'A pawn goes one square diagonally forward, or sideways to the next diamond, point to point. Bring it to f5 in two moves.',
      goal: { kind: 'reach', cells: ['f5'] },
      moves: 2,
      other: 'still',
      success: 'Pawns never move back.',
      wrong: { d3b3: 'That is allowed, but f5 is on the other side.' },
      otherwise: 'Go up and to the right, twice.',
    },
    {
      position: at('Ka2 ki8 Pd5 pc6 pf5 ge6'),
      ask: 'A pawn takes as it moves, but never a pawn. It reaches two pawns and a guard here. Take what you can.',
      goal: { kind: 'take', letters: ['G'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Pawns cannot take each other.',
      wrong: { d5b5: 'That is a pawn’s move, but here you can take something.' },
      otherwise: 'Take the guard on e6: it is diagonally in front of your pawn.',
    },
  ],
};

export const promotion: Lesson<Letter> = {
  id: 'promotion',
  title: 'Promotion',
  about: 'Pawns may promote on the last three rows, or wait.',
  tasks: [
    {
      position: at('Ka2 kh9 Pd5'),
      ask: 'On the last three rows, a pawn may become a camel. Make yours a camel in two moves.',
      goal: { kind: 'promote', to: 'C' },
      moves: 2,
      other: 'still',
      success: 'On rows 7, 8 and 9, you choose what your pawn becomes.',
      otherwise: 'Go from d5 to row 6, then to row 7, and choose the camel.',
    },
    {
      position: at('Ka2 kh9 Pd7'),
      ask: 'On the last row, a pawn may also become a bishop, the strongest piece. Let yours wait, and make it a bishop in two moves.',
      goal: { kind: 'promote', to: 'B' },
      moves: 2,
      other: 'still',
      success: 'You waited, and your pawn became a bishop.',
      wrong: { d7e8c: 'You get a camel now, but a bishop one move later. Let it stay a pawn.' },
      otherwise: 'Go to row 8 and stay a pawn. Then go to row 9 and become a bishop.',
    },
    {
      position: at('Kc2 Pf7 ka8 gf5 ch9'),
      ask: 'Sometimes you want the camel at once. Promote so that Black cannot take it.',
      goal: { kind: 'promote', to: 'C' },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'You have a new camel, and it is safe.',
      otherwise: 'Look where Black’s guard and camel can go.',
    },
  ],
};
