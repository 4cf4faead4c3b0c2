// The race: going around, being blocked, and the choice that the winner has.

import { textsOf } from '../../../language/texts';
import { lessonOf } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { race } from './pieces';

const texts = textsOf('bipartiteLessons');

export const racing = (): Lesson<Letter> =>
  lessonOf('race', texts.racing, {
    around: {
      position: race('MF3 mE3 mD1 MH1'),
      goal: { kind: 'reach', cells: ['C3'] },
      moves: 3,
      other: 'still',
    },
    fromTheBack: {
      position: race('MA1 MB4 MC4 mG1 mH3'),
      goal: { kind: 'reach', cells: ['A4', 'B4'] },
      moves: 2,
      other: 'still',
    },
    lastOne: {
      position: race('MA1 MA2 MD3 MB4 mF3 mG3'),
      goal: { kind: 'reach', cells: ['B2'] },
      moves: 2,
      other: 'defends',
    },
  });

export const block = (): Lesson<Letter> =>
  lessonOf('block', texts.block, {
    blocked: {
      position: race('MC2 mB1 mB2 mB3 mA1 MH5 MH1'),
      goal: { kind: 'reach', cells: ['F4'] },
      moves: 2,
      other: 'still',
    },
    pass: {
      position: race('ME2 MF1 MH4 mD1'),
      goal: { kind: 'play', moves: ['F1E1'] },
      moves: 1,
      other: 'still',
    },
    winTime: {
      position: race('ME2 MF1 MC4 mD1'),
      goal: { kind: 'reach', cells: ['E1', 'B4'] },
      moves: 2,
      other: 'defends',
    },
    count: {
      position: race('MA5 MC2 MD1 MF5 mB1 mI1 mI2'),
      goal: { kind: 'play', moves: ['D1C1'] },
      moves: 1,
      other: 'still',
    },
  });

export const choice = (): Lesson<Letter> =>
  lessonOf('choice', texts.choice, {
    winRace: {
      position: race('MA1 MB2 MC3 mG1 mF3 mF4'),
      goal: { kind: 'play', moves: ['C3B3', 'C3B4'] },
      moves: 1,
      other: 'still',
    },
    straight: {
      position: 'MM*MM/MMMMM/5/5/5/5/5/1m3/2*2 w choose 0 40',
      goal: { kind: 'play', moves: ['orthogonal'] },
      moves: 1,
      other: 'still',
    },
    diagonal: {
      position: '2*2/2M2/5/5/5/5/5/mmmmm/mm*mm b choose 0 41',
      goal: { kind: 'play', moves: ['diagonal'] },
      moves: 1,
      other: 'still',
    },
  });
