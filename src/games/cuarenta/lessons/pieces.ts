// A lesson for each piece of Cuarenta, and one for promotion.

import { textsOf } from '../../../language/texts';
import { lessonOf, setUp } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import { cuarentaBoard } from '../board';
import type { Letter } from '../pieces';

const texts = textsOf('cuarentaLessons');

/** FEN with these pieces, `Ke2 kd9`, and nobody to castle if nothing else is said. */
export const at = (pieces: string, castling = '-'): string =>
  `${setUp(cuarentaBoard, pieces)} w ${castling} 0 0`;

export const king = (): Lesson<Letter> =>
  lessonOf('king', texts.king, {
    strides: {
      position: at('Kc2 ki8 Pg4'),
      goal: { kind: 'reach', cells: ['c6'] },
      moves: 2,
      other: 'still',
    },
    captures: {
      position: at('Ke4 ki8 ce6 fd5'),
      goal: { kind: 'take', letters: ['C', 'F'], count: 1 },
      moves: 1,
      other: 'still',
    },
    check: {
      position: at('Kf3 ki8 gd5 Bb7'),
      goal: { kind: 'take', letters: ['G'], count: 1 },
      moves: 1,
      other: 'still',
    },
    castling: {
      position: at('Ke2 Ch1 Gf1 ka8 ci8', 'C'),
      options: { castling: 'on' },
      goal: { kind: 'play', moves: ['e2h1'] },
      moves: 1,
      other: 'still',
    },
  });

export const bishop = (): Lesson<Letter> =>
  lessonOf('bishop', texts.bishop, {
    reaches: {
      position: at('Ka2 kh9 Bd3'),
      goal: { kind: 'reach', cells: ['b5', 'e8'] },
      moves: 2,
      other: 'still',
    },
    unprotected: {
      position: at('Ka2 ki8 Bd3 ff5 gb5 cc8'),
      goal: { kind: 'take', letters: ['F', 'G'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
    },
  });

export const guard = (): Lesson<Letter> =>
  lessonOf('guard', texts.guard, {
    twice: {
      position: at('Ka2 kh9 Gb1'),
      goal: { kind: 'reach', cells: ['f5'] },
      moves: 2,
      other: 'still',
    },
    leaps: {
      position: at('Ka2 kh9 Gc4 Pd5 fe6'),
      goal: { kind: 'take', letters: ['F'], count: 1 },
      moves: 1,
      other: 'still',
    },
    safely: {
      position: at('Ka2 kh9 Gc4 fe6 cg6 va6 bb7'),
      goal: { kind: 'take', letters: ['F', 'V'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
    },
  });

export const camel = (): Lesson<Letter> =>
  lessonOf('camel', texts.camel, {
    leaps: {
      position: at('Ka2 ki8 Cd3'),
      goal: { kind: 'reach', cells: ['e6', 'f9'] },
      moves: 2,
      other: 'still',
    },
    takesTwo: {
      position: at('Ka2 ki8 Cd3 ge6 ph5 vg4'),
      goal: { kind: 'take', letters: ['G', 'P'], count: 2 },
      moves: 2,
      other: 'still',
    },
    shortWay: {
      position: at('Ka2 ki8 Cb1'),
      goal: { kind: 'reach', cells: ['d1'] },
      moves: 2,
      other: 'still',
    },
  });

export const frog = (): Lesson<Letter> =>
  lessonOf('frog', texts.frog, {
    jumps: {
      position: at('Ka2 ki8 Fb1 Pb3'),
      goal: { kind: 'reach', cells: ['d5'] },
      moves: 2,
      other: 'still',
    },
    line: {
      position: at('Kf9 ka8 Fe2 Pf3 Gg4 Ph5 ci6'),
      goal: { kind: 'take', letters: ['C'], count: 1 },
      moves: 1,
      other: 'still',
    },
    safely: {
      position: at('Ka2 ka8 Fc4 Cd5 vc6 ce6 bh9'),
      goal: { kind: 'take', letters: ['C', 'V'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
    },
  });

export const vao = (): Lesson<Letter> =>
  lessonOf('vao', texts.vao, {
    enemyScreen: {
      position: at('Ka2 ki8 Vb1 pd3 ff5'),
      goal: { kind: 'take', letters: ['F'], count: 1 },
      moves: 1,
      other: 'still',
    },
    ownScreen: {
      position: at('Ka2 ki2 Vb1 Pf3 bg6'),
      goal: { kind: 'take', letters: ['B'], count: 1 },
      moves: 2,
      other: 'still',
    },
    check: {
      position: at('Kh1 kg8 Ve2 Pe6 ch3'),
      goal: { kind: 'play', moves: ['e2c4'] },
      moves: 1,
      other: 'still',
    },
  });

export const pawn = (): Lesson<Letter> =>
  lessonOf('pawn', texts.pawn, {
    moves: {
      position: at('Ka2 kh9 Pd3'),
      goal: { kind: 'reach', cells: ['f5'] },
      moves: 2,
      other: 'still',
    },
    neverPawns: {
      position: at('Ka2 ki8 Pd5 pc6 pf5 ge6'),
      goal: { kind: 'take', letters: ['G'], count: 1 },
      moves: 1,
      other: 'still',
    },
  });

export const promotion = (): Lesson<Letter> =>
  lessonOf('promotion', texts.promotion, {
    camel: {
      position: at('Ka2 kh9 Pd5'),
      goal: { kind: 'promote', to: 'C' },
      moves: 2,
      other: 'still',
    },
    waits: {
      position: at('Ka2 kh9 Pd7'),
      goal: { kind: 'promote', to: 'B' },
      moves: 2,
      other: 'still',
    },
    safely: {
      position: at('Kc2 Pf7 ka8 gf5 ch9'),
      goal: { kind: 'promote', to: 'C' },
      moves: 1,
      other: 'defends',
      safe: true,
    },
  });
