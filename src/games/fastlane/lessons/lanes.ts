// What is special about lanes: one piece on several squares, attacked on any of them, and friends that give way.

import { textsOf } from '../../../language/texts';
import { lessonOf } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { at } from './pieces';

const texts = textsOf('fastlaneLessons');

export const lanes = (): Lesson<Letter> =>
  lessonOf('lanes', texts.lanes, {
    rook: {
      position: at('Kg1 kg8 Rc1 pc6'),
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 1,
      other: 'still',
    },
    bishop: {
      position: at('Kg1 kh8 Bb4 pa6'),
      goal: { kind: 'reach', cells: ['f8'] },
      moves: 1,
      other: 'still',
    },
    knight: {
      position: at('Kg1 kg8 Nc2 Pf2'),
      goal: { kind: 'reach', cells: ['e6'] },
      moves: 2,
      other: 'still',
    },
  });

export const attack = (): Lesson<Letter> =>
  lessonOf('attack', texts.attack, {
    check: {
      position: at('Kg1 kc6 Rh4 nb8 Pa2'),
      goal: { kind: 'check' },
      moves: 1,
      other: 'still',
    },
    safely: {
      position: at('Kg1 kg8 Bb4 rf8 ne1'),
      goal: { kind: 'take', letters: ['R', 'N'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
    },
    roundabout: {
      position: at('Kg1 kg8 Nd4 ra5 bh8 Pf2'),
      goal: { kind: 'survive' },
      moves: 1,
      other: 'defends',
      safe: true,
    },
  });

export const giving = (): Lesson<Letter> =>
  lessonOf('giving', texts.giving, {
    queen: {
      position: at('Kg1 kg8 Qd1 Pd2 Pe2 nh5'),
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
    },
    single: {
      position: at('Kg1 kg8 Ra1 Pa2 Na4 nc1 ra7'),
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
    },
    check: {
      position: at('Kg1 kg8 Ra1 Pa2 Pc2 nb6'),
      goal: { kind: 'check' },
      moves: 1,
      other: 'still',
    },
  });
