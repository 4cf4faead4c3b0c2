// The lessons of Chess in the Fast Lane. White, the learner, is to move.
import { FINISH, MATE, wonGame } from '../kit/lessons';
import { setUp } from '../kit/setUp';
import type { Lesson } from '../lessons';
import { laneBoard } from './layout';
import { lanesOf } from './options';
import type { Letter } from './pieces';

const board = laneBoard(lanesOf({}));

/** Position text with these pieces on any square of their places, `Ke1 ke8`, and nobody to castle. */
const at = (pieces: string, castling = '-'): string => `${setUp(board, pieces)} w ${castling} 0 0`;

const first: Lesson<Letter> = {
  id: 'first',
  title: 'Fast Lane in three minutes',
  about: 'Chess on lanes: several squares that are one place.',
  tasks: [
    {
      position: at('Kg1 kg8 Na2 ra8'),
      ask: 'You are White. The knight on a2 stands in a lane: on a2 and a3 at once. It leaps from either square. Bring it to the lane b4-b5 in one leap.',
      goal: { kind: 'reach', cells: ['b4'] },
      moves: 1,
      other: 'still',
      success: 'From a3 to b5, and now it stands on b4 and b5 at once.',
      otherwise: 'From a3 a knight reaches b5, which belongs to the lane b4-b5.',
    },
    {
      position: at('Kg1 kg8 Rh4 nd5'),
      ask: 'Four squares in the middle are one place, the roundabout: d4, e4, d5 and e5. Who stands there can be taken on any of them. Take the knight.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Your rook took it on e4, and holds the whole roundabout now.',
      wrong: { h4h5: 'Row 5 would have been as good as row 4. But the knight can be taken now.' },
      otherwise: 'From h4 the rook sees e4, and the knight stands there too.',
    },
    {
      position: at('Kg1 kg8 Ra1 Pa2 ra8'),
      ask: 'Your own pieces in lanes give way. The rook on a1 may pass over the pawn of a2-a3. Take the rook on a8.',
      goal: { kind: 'take', letters: ['R'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'So rooks come out at once, from behind their own pawns.',
      wrong: { a1a4: 'That passes over the pawn, but stops too early.' },
      otherwise: 'Straight up from a1, over the pawn, to a8.',
    },
    {
      position: at('Kg1 Rh5 Qc4 kg8 pf6 pg6 ph6'),
      ask: 'Enemies never give way. Attack the king so that it cannot get away: mate in one.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success:
        'Checkmate. Everything else is as in chess; the other lessons show it piece by piece.',
      otherwise: 'The black king could go on. Look at the last row.',
    },
  ],
};

const lanes: Lesson<Letter> = {
  id: 'lanes',
  title: 'Lanes',
  about: 'One piece on several squares.',
  tasks: [
    {
      position: at('Kg1 kg8 Rc1 pc6'),
      ask: 'The black pawn fills c6 and c7. Take it.',
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'It was enough to come to c6.',
      otherwise: 'The rook goes straight up from c1.',
    },
    {
      position: at('Kg1 kh8 Bb4 pa6'),
      ask: 'In a lane a bishop stands on both colours. It is on b4 and b5. Bring it to f8 in one move.',
      goal: { kind: 'reach', cells: ['f8'] },
      moves: 1,
      other: 'still',
      success: 'From b4. From b5 it would have gone to e8.',
      otherwise: 'From b4 the diagonal leads up to f8.',
    },
    {
      position: at('Kg1 kg8 Bb4 rf8 ne1'),
      ask: 'Take a piece, and make sure that nothing can take the bishop.',
      goal: { kind: 'take', letters: ['R', 'N'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
      success: 'Remember: on a lane you can be attacked on each of its squares.',
      wrong: { b4f8: 'The king on g8 protects the rook, and takes the bishop.' },
      otherwise: 'The knight on e1 is protected by nobody.',
    },
  ],
};

const giving: Lesson<Letter> = {
  id: 'giving',
  title: 'Giving way',
  about: 'Over friends in lanes, never over single squares.',
  tasks: [
    {
      position: at('Kg1 kg8 Qd1 Pd2 Pe2 nh5'),
      ask: 'The queen on d1 may pass over the pawn e2-e3 on its diagonal. Take the knight.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Out over her own pawn, in one move.',
      otherwise: 'From d1 the diagonal leads over e2 to h5.',
    },
    {
      position: at('Kg1 kg8 Ra1 Pa2 Na4 nc1 ra7'),
      ask: 'The knight on a4 stands on a single square: it does not give way. Take what the rook on a1 can take.',
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
      success: 'Sideways the way was free.',
      otherwise: 'Look along the first row.',
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

const knight: Lesson<Letter> = {
  id: 'knight',
  title: 'The knight',
  about: 'Leaps off every square of its place.',
  tasks: [
    {
      position: at('Kg1 kh8 Nd4 pa6'),
      ask: 'From the roundabout a knight leaps off four squares at once. Bring it to the lanes b4-b5 and c6-c7.',
      goal: { kind: 'reach', cells: ['b4', 'c6'] },
      moves: 2,
      other: 'still',
      success: 'Lanes make knights long-legged.',
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

const pawn: Lesson<Letter> = {
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
      success: 'Lane by lane: three steps from promotion, not six.',
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

const king: Lesson<Letter> = {
  id: 'king',
  title: 'The king',
  about: 'Attacked on any square of its place.',
  tasks: [
    {
      position: at('Ke1 Rh1 ke8 ra8', 'K'),
      ask: 'King and rook may castle once: the king goes two squares towards the rook, and the rook over to its other side. Do it.',
      goal: { kind: 'play', moves: ['e1g1'] },
      moves: 1,
      other: 'still',
      success:
        'Every square between them must be empty, and the king may not be attacked on its way.',
      otherwise: 'Choose the king, then g1.',
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

const mate: Lesson<Letter> = {
  ...MATE,
  tasks: [
    {
      position: at('Kg1 Rh1 Qa5 pf6 pg6 ph6 kf8'),
      ask: 'Mate in one.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'The king’s own pawns shut it in.',
      otherwise: 'Attack along the last row.',
    },
    {
      position: at('Ke1 Nc4 pa6 Ba8 kh8'),
      ask: 'A bishop in the roundabout looks along many diagonals at once. Mate in one.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'From d4 and e5 it reaches h8 and all around it.',
      otherwise: 'Bring the bishop into the roundabout.',
    },
  ],
};

const wins: Lesson<Letter> = {
  id: 'wins',
  title: 'What wins here',
  about: 'Two at once, over long ways.',
  tasks: [
    {
      position: at('Kg1 bh1 Pa2 Rd4 Bd6 ng6 kg8'),
      ask: 'A rook gives check and attacks a piece in the same move. Win the bishop or the knight.',
      goal: { kind: 'take', letters: ['N', 'B'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'Check leaves no time to save the other piece.',
      otherwise: 'Black saves both then. Begin with a check.',
    },
    {
      position: at('Ke1 Pa2 Bb2 Rc6 ke8 bf8 ng8'),
      ask: 'Look along the last row. Win a piece within two moves.',
      goal: { kind: 'take', letters: ['N', 'B'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
      success: 'King and pieces in one line are easy prey.',
      otherwise: 'Give check where the king cannot take.',
    },
  ],
};

const finish: Lesson<Letter> = {
  ...FINISH,
  tasks: [
    {
      position: at('Kg1 Qh5 Re6 pf6 pg6 ph6 kg8'),
      ask: 'Mate in one.',
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
      success: 'From e6 the rook stood on e7 as well: one square from the last row.',
      otherwise: 'Not that one. The rook can do it.',
    },
    wonGame(at('Kg1 Qd1 Ra1 Pa2 Pg2 ke8 nb8 pf6 pg6')),
  ],
};

export const lessons: readonly Lesson<Letter>[] = [
  first,
  lanes,
  giving,
  knight,
  pawn,
  king,
  mate,
  wins,
  finish,
];
