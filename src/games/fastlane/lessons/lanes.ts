// What is special about lanes: one piece on several squares, attacked on any of them, and friends that give way.
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { at } from './pieces';

export const lanes: Lesson<Letter> = {
  id: 'lanes',
  title: 'Lanes',
  about: 'One piece fills several squares.',
  tasks: [
    {
      position: at('Kg1 kg8 Rc1 pc6'),
      ask: 'The black pawn fills lane c6-c7. A rook goes any distance straight. Take the pawn.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Reaching c6 was enough.',
      wrong: { c1c4: 'That stops too early. Go on to c6.' },
      otherwise: 'Move the rook straight up from c1.',
    },
    {
      position: at('Kg1 kh8 Bb4 pa6'),
      ask: 'A bishop goes any distance diagonally. Yours is in lane b4-b5 and can start from either square. Bring it to f8.',
      goal: { kind: 'reach', cells: ['f8'] },
      moves: 1,
      other: 'still',
      wrong: { b4e8: 'That diagonal starts on b5. From b4, you reach f8.' },
      success: 'It started from b4.',
      otherwise: 'From b4, the diagonal leads up to f8.',
    },
    {
      position: at('Kg1 kg8 Nc2 Pf2'),
      ask: 'A piece that stops on one square of a lane fills all of it. A knight leaps two squares one way and one to the side. Bring yours to e6 in two leaps.',
      goal: { kind: 'reach', cells: ['e6'] },
      moves: 2,
      other: 'still',
      success: 'Now it fills e6 and e7.',
      otherwise: 'Leap into the roundabout first. From d4, the knight reaches e6.',
    },
  ],
};

export const attack: Lesson<Letter> = {
  id: 'attack',
  title: 'Attacked on any square',
  about: 'A large cell is easy to attack.',
  tasks: [
    {
      position: at('Kg1 kc6 Rh4 nb8 Pa2'),
      ask: 'The black king stands on c6 and c7. You can attack it on either. Give check with the rook.',
      goal: { kind: 'check' },
      moves: 1,
      other: 'still',
      success: 'One square of its lane was enough.',
      wrong: { h4h5: 'Row 5 does not reach the king. Go one lane further.' },
      otherwise: 'From lane h6-h7, the rook attacks along rows 6 and 7.',
    },
    {
      position: at('Kg1 kg8 Bb4 rf8 ne1'),
      ask: 'Take a piece so that Black cannot take your bishop.',
      goal: { kind: 'take', letters: ['R', 'N'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'Nothing protected the knight.',
      wrong: { b4f8: 'The king on g8 protects the rook, and takes your bishop.' },
      otherwise: 'Nothing protects the knight on e1.',
    },
    {
      position: at('Kg1 kg8 Nd4 ra5 bh8 Pf2'),
      ask: 'Your knight fills the roundabout. The rook on a5 attacks it on d5, and the bishop on h8 on e5. Bring it to safety.',
      goal: { kind: 'survive' },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'It is harder to attack in a smaller cell.',
      otherwise: 'Check the rows, columns and diagonals to every square of its new cell.',
    },
  ],
};

export const giving: Lesson<Letter> = {
  id: 'giving',
  title: 'Giving way',
  about: 'Pass over friends in lanes, but not on single squares.',
  tasks: [
    {
      position: at('Kg1 kg8 Qd1 Pd2 Pe2 nh5'),
      ask: 'A queen goes straight or diagonally. Yours may pass over the pawn on e2-e3. Take the knight on h5.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Over your own pawn, in one move.',
      otherwise: 'From d1, the diagonal leads over e2 to h5.',
    },
    {
      position: at('Kg1 kg8 Ra1 Pa2 Na4 nc1 ra7'),
      ask: 'Your knight on a4 stands on a single square, so it does not give way. Take the knight on c1 with your rook.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'The way along row 1 was free.',
      otherwise: 'From a1, move the rook along row 1.',
    },
    {
      position: at('Kg1 kg8 Ra1 Pa2 Pc2 nb6'),
      ask: 'Give check at once with the rook on a1. Your pawn gives way.',
      goal: { kind: 'check' },
      moves: 1,
      other: 'still',
      success: 'Your own pawns in lanes do not stop your rook.',
      otherwise: 'From a8, the rook attacks the king along the last row.',
    },
  ],
};
