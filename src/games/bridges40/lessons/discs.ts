// How discs go, how they are removed, and what happens to who cannot move.

import { textsOf } from '../../../language/texts';
import { lessonOf, setUp } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import { bridgesBoard, type Letter } from '../board';

const texts = textsOf('bridges40Lessons');

/** FEN with these discs, `Pa1 pi9`, and White to move. */
export const at = (discs: string): string => `${setUp(bridgesBoard, discs)} w 0 0`;

export const places = (): Lesson<Letter> =>
  lessonOf('places', texts.places, {
    octagons: {
      position: at('Pb2 Pa1 pi9 ph8'),
      goal: { kind: 'reach', cells: ['d4'] },
      moves: 2,
      other: 'still',
    },
    tiles: {
      position: at('Ph8 Pg7 pc5 pb6'),
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
    },
  });

export const jumps = (): Lesson<Letter> =>
  lessonOf('jumps', texts.jumps, {
    turns: {
      position: at('Pc3 Pd4 pi9 pg9'),
      goal: { kind: 'reach', cells: ['e5', 'f6'] },
      moves: 2,
      other: 'still',
    },
    friendsOnly: {
      position: at('Pa1 Pc1 Pe3 pd2 pi9'),
      goal: { kind: 'reach', cells: ['e1'] },
      moves: 1,
      other: 'still',
    },
    twice: {
      position: at('Pa1 Pb2 Pd4 pi9 pg9'),
      goal: { kind: 'reach', cells: ['e5'] },
      moves: 2,
      other: 'still',
    },
  });

export const surround = (): Lesson<Letter> =>
  lessonOf('surround', texts.surround, {
    removeTwo: {
      position: at('Pe3 Pd4 Pa5 Pf6 pc3 pd6 ph8'),
      goal: { kind: 'take', letters: ['P'], count: 2 },
      moves: 1,
      other: 'still',
    },
    third: {
      position: at('Pa1 Pe1 Pb4 Pd6 pc5 pi9'),
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 2,
      other: 'still',
    },
    safely: {
      position: at('Pb2 Pf4 Pb6 Pe5 pb4 pf2 pd2 pg3'),
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
    },
  });

export const care = (): Lesson<Letter> =>
  lessonOf('care', texts.care, {
    danger: {
      position: at('Pc5 Pa1 pd4 pd6 pg5'),
      goal: { kind: 'survive' },
      moves: 1,
      other: 'defends',
      safe: true,
    },
    path: {
      position: at('Pc5 Pa1 pd6 pb8 pd8 pi9'),
      goal: { kind: 'reach', cells: ['e9'] },
      moves: 3,
      other: 'still',
    },
    protectedCapture: {
      position: at('Pe3 Pc7 Pd8 pd6 pf4 pc5 pi9'),
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 1,
      other: 'still',
    },
  });

export const pass = (): Lesson<Letter> =>
  lessonOf('pass', texts.pass, {
    noMove: {
      position: at('Pc9 Pc7 Pa1 pa9'),
      goal: { kind: 'play', moves: ['c7a7'] },
      moves: 1,
      other: 'still',
    },
    lastDisc: {
      position: at('Pc5 pb4 pd4 pd8 pe7'),
      goal: { kind: 'survive' },
      moves: 1,
      other: 'defends',
      safe: true,
    },
  });
