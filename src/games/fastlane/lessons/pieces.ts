// A lesson for each piece of Chess in the Fast Lane.

import { textsOf } from '../../../language/texts';
import { lessonOf, setUp } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import { laneBoard } from '../layout';
import { lanesOf } from '../options';
import type { Letter } from '../pieces';

const texts = textsOf('fastlaneLessons');

const board = laneBoard(lanesOf({}));

/** FEN with these pieces on their anchors, `Ke1 ke8`, and nobody to castle if nothing else is said. */
export const at = (pieces: string, castling = '-'): string =>
  `${setUp(board, pieces)} w ${castling} 0 0`;

export const rook = (): Lesson<Letter> =>
  lessonOf('rook', texts.rook, {
    moves: {
      position: at('Kc1 kg8 Rb4 Pa2'),
      goal: { kind: 'reach', cells: ['h5', 'h1'] },
      moves: 2,
      other: 'still',
    },
    takesTwo: {
      position: at('Kg1 kg8 Rc4 nh4 pc6 pf6'),
      goal: { kind: 'take', letters: ['P', 'N'], count: 2 },
      moves: 2,
      other: 'still',
    },
    safely: {
      position: at('Kg1 kh8 Rb4 na5 nb8 bd8 Pg2'),
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
    },
  });

export const bishop = (): Lesson<Letter> =>
  lessonOf('bishop', texts.bishop, {
    moves: {
      position: at('Kg1 kg8 Bc1 ph6 Pa2'),
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 1,
      other: 'still',
    },
    colours: {
      position: at('Kg1 ke8 Bc1 ra4 Pf2'),
      goal: { kind: 'take', letters: ['R'], count: 1 },
      moves: 2,
      other: 'still',
    },
    safely: {
      position: at('Kg1 kg8 Be1 nh4 na5 ra8 Pc2'),
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
    },
  });

export const queen = (): Lesson<Letter> =>
  lessonOf('queen', texts.queen, {
    moves: {
      position: at('Kg1 ka6 Qd1 nd8 bh4'),
      goal: { kind: 'take', letters: ['N', 'B'], count: 2 },
      moves: 2,
      other: 'still',
    },
    safely: {
      position: at('Kg1 kg8 Qd1 nh5 na4 bd7 Pf2'),
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
    },
  });

export const knight = (): Lesson<Letter> =>
  lessonOf('knight', texts.knight, {
    leaps: {
      position: at('Kg1 kh8 Nd4 pa6'),
      goal: { kind: 'reach', cells: ['b4', 'c6'] },
      moves: 2,
      other: 'still',
    },
    fork: {
      position: at('Ke1 rc2 qa4 Nd4 kd8'),
      goal: { kind: 'take', letters: ['Q', 'R'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
    },
  });

export const pawn = (): Lesson<Letter> =>
  lessonOf('pawn', texts.pawn, {
    moves: {
      position: at('Kg1 kg8 Pb2 ra8'),
      goal: { kind: 'reach', cells: ['b6'] },
      moves: 2,
      other: 'still',
    },
    captures: {
      position: at('Kg1 kg8 Pd2 pd4 nc4'),
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
    },
    promotes: {
      position: at('Kg1 kh6 Pa6 pe6'),
      goal: { kind: 'promote', to: 'B' },
      moves: 1,
      other: 'still',
    },
  });

export const king = (): Lesson<Letter> =>
  lessonOf('king', texts.king, {
    castles: {
      position: at('Ke1 Rh1 ke8 ra8', 'K'),
      goal: { kind: 'play', moves: ['e1g1'] },
      moves: 1,
      other: 'still',
    },
    steps: {
      position: at('Kd4 ke8 ra5 Pg2 Pc2'),
      goal: { kind: 'reach', cells: ['f2'] },
      moves: 1,
      other: 'still',
    },
  });
