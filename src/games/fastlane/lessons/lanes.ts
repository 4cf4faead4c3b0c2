// What is special about lanes: one piece on several squares, attacked on any of them, and friends that give way.
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { at } from './pieces';

export const lanes: Lesson<Letter> = {
  id: 'lanes',
  title: 'Lanes',
  about: 'One piece on several squares.',
  tasks: [
    {
      position: at('Kg1 kg8 Rc1 pc6'),
      ask: 'The black pawn fills the lane c6-c7. Take it with the rook, which goes any distance straight.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'It was enough to come to c6.',
      wrong: { c1c4: 'That stops too early. Go on to c6.' },
      otherwise: 'The rook goes straight up from c1.',
    },
    {
      position: at('Kg1 kh8 Bb4 pa6'),
      ask: 'A bishop goes any distance diagonally. Yours is in the lane b4-b5, so it may go from either square. Bring it to f8.',
      goal: { kind: 'reach', cells: ['f8'] },
      moves: 1,
      other: 'still',
      wrong: { b4e8: 'That is the way from b5. From b4 it leads to f8.' },
      success: 'From b4. From b5 it would have gone to e8.',
      otherwise: 'From b4 the diagonal leads up to f8.',
    },
    {
      position: at('Kg1 kg8 Nc2 Pf2'),
      ask: 'Who stops on one square of a lane fills all of it. A knight leaps two squares one way and one the other. Bring it to e6 in two leaps.',
      goal: { kind: 'reach', cells: ['e6'] },
      moves: 2,
      other: 'still',
      success: 'It stands on e6 and e7 now.',
      otherwise: 'Leap into the roundabout first. From d4 the knight reaches e6.',
    },
  ],
};

export const attack: Lesson<Letter> = {
  id: 'attack',
  title: 'Attacked on any square',
  about: 'A large place is easily hit.',
  tasks: [
    {
      position: at('Kg1 kc6 Rh4 nb8 Pa2'),
      ask: 'The black king stands on c6 and c7, and can be attacked on both. Give check with the rook.',
      goal: { kind: 'check' },
      moves: 1,
      other: 'still',
      success: 'One square of its place was enough.',
      wrong: { h4h5: 'Row 5 does not touch the king. Go one further.' },
      otherwise: 'From the lane h6-h7 the rook looks along rows 6 and 7.',
    },
    {
      position: at('Kg1 kg8 Bb4 rf8 ne1'),
      ask: 'Take a piece, and make sure that nothing can take the bishop.',
      goal: { kind: 'take', letters: ['R', 'N'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'The knight was protected by nobody.',
      wrong: { b4f8: 'The king on g8 protects the rook, and takes the bishop.' },
      otherwise: 'The knight on e1 is protected by nobody.',
    },
    {
      position: at('Kg1 kg8 Nd4 ra5 bh8 Pf2'),
      ask: 'Your knight fills the roundabout. The rook on a5 attacks it on d5, the bishop on h8 attacks it on e5. Bring it to safety.',
      goal: { kind: 'survive' },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'In a smaller place it is harder to hit.',
      otherwise: 'Look along rows, columns and diagonals to each square of its new place.',
    },
  ],
};

export const giving: Lesson<Letter> = {
  id: 'giving',
  title: 'Giving way',
  about: 'Over friends in lanes, never over single squares.',
  tasks: [
    {
      position: at('Kg1 kg8 Qd1 Pd2 Pe2 nh5'),
      ask: 'A queen goes straight or diagonally. Yours may pass over the pawn of e2-e3. Take the knight on h5.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Out over her own pawn, in one move.',
      otherwise: 'From d1 the diagonal leads over e2 to h5.',
    },
    {
      position: at('Kg1 kg8 Ra1 Pa2 Na4 nc1 ra7'),
      ask: 'The knight on a4 stands on a single square: it does not give way. Take the knight on c1 with the rook.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Sideways the way was free.',
      otherwise: 'From a1 the rook goes sideways along row 1.',
    },
    {
      position: at('Kg1 kg8 Ra1 Pa2 Pc2 nb6'),
      ask: 'Give check with the rook on a1, at once. The pawn gives way.',
      goal: { kind: 'check' },
      moves: 1,
      other: 'still',
      success: 'Your own pawns hardly slow a rook here.',
      otherwise: 'From a8 the rook sees the king along the last row.',
    },
  ],
};
