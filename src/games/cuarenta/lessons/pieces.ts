// A lesson for each piece of Cuarenta, and one for promotion.
import { setUp } from '../../kit/setUp';
import type { Lesson } from '../../lessons';
import { cuarentaBoard } from '../board';
import type { Letter } from '../pieces';

/** FEN with these pieces, `Ke2 kd9`, and nobody to castle if nothing else is said. */
export const at = (pieces: string, castling = '-'): string =>
  `${setUp(cuarentaBoard, pieces)} w ${castling} 0 0`;

export const king: Lesson<Letter> = {
  id: 'king',
  title: 'The king',
  about: 'Steps diagonally, and strides straight on.',
  tasks: [
    {
      position: at('Kc2 ki8 Pg4'),
      ask: 'The king steps one square diagonally. It also strides straight forward or back, over the gap. Bring it to c6 in two moves.',
      goal: { kind: 'reach', cells: ['c6'] },
      moves: 2,
      other: 'still',
      success: 'Two strides did what four steps would have done.',
      wrong: {
        c2d3: 'A good step, but too short. Stride straight forward.',
      },
      otherwise: 'Stride from c2 to c4, and on to c6.',
    },
    {
      position: at('Ke4 ki8 ce6 fd5'),
      ask: 'It strides only to empty squares: it takes diagonally alone. Take the piece that the king can take.',
      goal: { kind: 'take', letters: ['C', 'F'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Right. The camel straight ahead was out of its reach.',
      otherwise: 'The frog on d5 is one diagonal step away. Take it.',
    },
    {
      position: at('Kf3 ki8 gd5 Bb7'),
      ask: 'Your king is in check: the guard on d5 could take it. Take the guard, or the game is lost.',
      goal: { kind: 'take', letters: ['G'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Check is over when its cause is gone. Going away would also have been allowed.',
      otherwise: 'That gets out of check, but the guard stays. Your bishop can reach it.',
    },
    {
      position: at('Ke2 Ch1 Gf1 ka8 ci8', 'C'),
      options: { castling: 'on' },
      ask: 'With the option “Castling”, king and camel may trade places once a game. Castle: move the king from e2 to the camel on h1.',
      goal: { kind: 'play', moves: ['e2h1'] },
      moves: 1,
      other: 'still',
      success:
        'Neither may have moved before, and the king may not be in check. What stands between does not matter.',
      otherwise: 'Move the king from e2 to h1, where the camel stands.',
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
      ask: 'The bishop goes any distance diagonally, as far as nothing stands in its way. Bring it to b5, and then to e8.',
      goal: { kind: 'reach', cells: ['b5', 'e8'] },
      moves: 2,
      other: 'still',
      success:
        'Every square of the board can be reached by diagonals: the bishop is the strongest piece here.',
      wrong: { d3g6: 'That is a bishop’s move, but b5 lies the other way.' },
      otherwise:
        'First to b5, along the diagonal to the left. Then to e8, along the one to the right.',
    },
    {
      position: at('Ka2 ki8 Bd3 ff5 gb5 cc8'),
      ask: 'Take a piece that nobody protects. The bishop must not be taken in return.',
      goal: { kind: 'take', letters: ['F', 'G'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'A piece for nothing. Always look who protects what you take.',
      wrong: { d3b5: 'The camel on c8 protects the guard, and takes the bishop.' },
      otherwise: 'Two pieces can be taken. Which of them is protected by nobody?',
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
      success: 'Two squares, and two more.',
      wrong: { b1c2: 'One square is too short for this. Go two at once.' },
      otherwise: 'Go from b1 to d3, two squares at once, and on to f5.',
    },
    {
      position: at('Ka2 kh9 Gc4 Pd5 fe6'),
      ask: 'Going two squares, it leaps: what stands between does not matter. Take the frog.',
      goal: { kind: 'take', letters: ['F'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Over your own pawn, as if it were not there.',
      otherwise: 'The guard leaps from c4 over d5 to e6.',
    },
    {
      position: at('Ka2 kh9 Gc4 fe6 cg6 va6 bb7'),
      ask: 'Mind what is protected. Take a piece so that nothing can take the guard.',
      goal: { kind: 'take', letters: ['F', 'V'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'Taken, and nothing can take back.',
      otherwise: 'That is not it. Which piece can be taken without harm?',
    },
  ],
};

export const camel: Lesson<Letter> = {
  id: 'camel',
  title: 'The camel',
  about: 'A long leap: three squares one way, one the other.',
  tasks: [
    {
      position: at('Ka2 ki8 Cd3'),
      ask: 'The camel leaps three squares one way and one square the other. Bring it to e6, and then to f9.',
      goal: { kind: 'reach', cells: ['e6', 'f9'] },
      moves: 2,
      other: 'still',
      success: 'Nothing that stands between can stop a camel.',
      wrong: { d3c6: 'That is a camel’s leap, but to c6. Lean to the other side.' },
      otherwise: 'Three squares up and one to the right, twice.',
    },
    {
      position: at('Ka2 ki8 Cd3 ge6 ph5 vg4'),
      ask: 'Take the guard and the pawn with the camel, in two moves.',
      goal: { kind: 'take', letters: ['G', 'P'], count: 2 },
      moves: 2,
      other: 'still',
      success: 'Both are gone.',
      wrong: { d3g4: 'The vao was not asked for, and from there it takes too long.' },
      otherwise: 'Begin with the guard on e6. From there the pawn is one leap away.',
    },
    {
      position: at('Ka2 ki8 Cb1'),
      ask: 'What is near takes a camel longest. Bring it from b1 to d1 in two leaps.',
      goal: { kind: 'reach', cells: ['d1'] },
      moves: 2,
      other: 'still',
      success: 'Up and down again.',
      otherwise: 'Leap up to c4, then down on the other side.',
    },
  ],
};

export const frog: Lesson<Letter> = {
  id: 'frog',
  title: 'The frog',
  about: 'Steps over the gap, and jumps over friends.',
  tasks: [
    {
      position: at('Ka2 ki8 Fb1 Pb3'),
      ask: 'A frog steps two squares up, down or sideways, or jumps over friends. To d5 it takes three steps. Bring it there in two moves.',
      goal: { kind: 'reach', cells: ['d5'] },
      moves: 2,
      other: 'still',
      success: 'Over the pawn to b5, then sideways. Friends make a frog fast.',
      wrong: { b1d1: 'That way takes three steps. Look what the pawn is good for.' },
      otherwise: 'Jump from b1 over the pawn on b3. Where do you land?',
    },
    {
      position: at('Kf9 ka8 Fe2 Pf3 Gg4 Ph5 ci6'),
      ask: 'The line of friends may be as long as you like, if it has no hole. Take the camel in one jump.',
      goal: { kind: 'take', letters: ['C'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Three friends in one jump.',
      otherwise: 'The frog jumps from e2 along f3, g4 and h5, and lands on i6.',
    },
    {
      position: at('Ka2 ka8 Fc4 Cd5 vc6 ce6 bh9'),
      ask: 'Take a piece, and stay where nothing can take the frog.',
      goal: { kind: 'take', letters: ['C', 'V'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'Safe, and a piece up.',
      wrong: { c4e6: 'A fine jump, but the bishop on h9 protects the camel.' },
      otherwise: 'The frog can step to c6 or jump to e6. Who watches these squares?',
    },
  ],
};

export const vao: Lesson<Letter> = {
  id: 'vao',
  title: 'The vao',
  about: 'Needs a screen to take.',
  tasks: [
    {
      position: at('Ka2 ki8 Vb1 pd3 ff5'),
      ask: 'An enemy can be the screen too. Take the frog.',
      goal: { kind: 'take', letters: ['F'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Over the pawn, which stays where it is.',
      wrong: { b1c2: 'The vao moves like that. To take, it must jump over the pawn.' },
      otherwise: 'From b1 over the pawn on d3 to f5.',
    },
    {
      position: at('Ka2 ki2 Vb1 Gc6 bg6'),
      ask: 'There is no screen yet between your vao and the bishop. Put one there, then take the bishop.',
      goal: { kind: 'take', letters: ['B'], count: 1 },
      moves: 2,
      other: 'still',
      success: 'Any piece of yours makes a screen.',
      otherwise: 'Which of your pieces can come to the diagonal from b1 to g6?',
    },
    {
      position: at('Kh1 kg8 Ve2 Pe6 ch3'),
      ask: 'A king is attacked over a screen as well. Give check with the vao.',
      goal: { kind: 'check' },
      moves: 1,
      other: 'still',
      success: 'Check, over the pawn. What stands between attacks nothing, and yet it counts.',
      otherwise: 'Find a diagonal to the king with exactly one piece on it.',
    },
  ],
};

export const pawn: Lesson<Letter> = {
  id: 'pawn',
  title: 'The pawn',
  about: 'Forward diagonally, or aside. Never against pawns.',
  tasks: [
    {
      position: at('Ka2 kh9 Pd3'),
      ask: 'A pawn goes one square diagonally forward, or sideways over the gap. Bring it to f5 in two moves.',
      goal: { kind: 'reach', cells: ['f5'] },
      moves: 2,
      other: 'still',
      success: 'For a pawn there is no way back.',
      wrong: { d3b3: 'That is allowed, but f5 lies on the other side.' },
      otherwise: 'Each move brings it one square further up and to the right.',
    },
    {
      position: at('Ka2 ki8 Pd5 pc6 pf5 ge6'),
      ask: 'It takes as it moves, but never a pawn. Two pawns and a guard are within its reach. Take what may be taken.',
      goal: { kind: 'take', letters: ['G'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Pawns on both sides just look on.',
      wrong: { d5b5: 'A pawn’s move, but there is something to take.' },
      otherwise: 'The pawn takes the guard, diagonally forward on e6.',
    },
  ],
};

export const promotion: Lesson<Letter> = {
  id: 'promotion',
  title: 'Becoming more',
  about: 'Pawns may promote on the last three rows, or wait.',
  tasks: [
    {
      position: at('Ka2 kh9 Pd5'),
      ask: 'A pawn that comes to one of the last three rows may become a camel. Make it one in two moves.',
      goal: { kind: 'promote', to: 'C' },
      moves: 2,
      other: 'still',
      success: 'On row 7, 8 or 9 you are asked what it is to be.',
      otherwise: 'Go up: from d5 to row 6, then to row 7, and choose the camel.',
    },
    {
      position: at('Ka2 kh9 Pd7'),
      ask: 'On the last row it may become more: a bishop is the strongest. Let the pawn wait, and make it a bishop in two moves.',
      goal: { kind: 'promote', to: 'B' },
      moves: 2,
      other: 'still',
      success: 'Patience made a bishop of it.',
      wrong: { d7e8c: 'A camel now, or a bishop one move later? Let it stay a pawn.' },
      otherwise: 'Go to row 8 and stay a pawn, then to row 9 and become a bishop.',
    },
    {
      position: at('Kc2 Pf7 ka8 gf5 ch9'),
      ask: 'Sometimes the camel is wanted at once. Promote so that it cannot be taken.',
      goal: { kind: 'promote', to: 'C' },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'A camel out of nothing, and out of danger.',
      otherwise: 'Look where the guard and the camel of Black can go.',
    },
  ],
};
