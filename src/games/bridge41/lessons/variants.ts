// The way across and what options change: the bridge and who may stand on it, the one that moves, the one as wide as the river,
// and the pieces of other armies.

import { textsOf } from '../../../language/texts';
import { lessonOf } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { at, atBig } from './pieces';

const texts = textsOf('bridge41Lessons');

export const bridge = (): Lesson<Letter> =>
  lessonOf('bridge', texts.bridge, {
    takeFirst: {
      position: at('KLa kRz Rmb rmy pLx'),
      goal: { kind: 'take', letters: ['R'], count: 1 },
      moves: 1,
      other: 'still',
    },
    close: {
      position: at('Kma Nlc Prd kRz rmz'),
      goal: { kind: 'reach', cells: ['mk'] },
      moves: 1,
      other: 'still',
    },
    noKnight: {
      position: at('KLa kRz Nlc Prb'),
      options: { noKnightOnBridge: 'on' },
      goal: { kind: 'reach', cells: ['mw'] },
      moves: 2,
      other: 'still',
    },
    palace: {
      position: at('Kld kRz Pra'),
      options: { kings: 'palace' },
      goal: { kind: 'reach', cells: ['mk'] },
      moves: 1,
      other: 'still',
    },
  });

const MOVING = { bridge: 'moving' } as const;

export const moving = (): Lesson<Letter> =>
  lessonOf('moving', texts.moving, {
    slide: {
      position: at('KRa kRz Rlb nlx'),
      options: MOVING,
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 2,
      other: 'still',
    },
    slideAway: {
      position: at('Kmb kRz rmy Plc Prc'),
      options: MOVING,
      goal: { kind: 'play', moves: ['mklk', 'mkrk'] },
      moves: 1,
      other: 'still',
    },
    slideCheck: {
      position: at('KRa kly Rla nmw pRw'),
      options: MOVING,
      goal: { kind: 'check' },
      moves: 1,
      other: 'still',
    },
  });

const BIG = { bridge: 'big' } as const;

export const big = (): Lesson<Letter> =>
  lessonOf('big', texts.big, {
    crosses: {
      position: atBig('KLa kRz Rlb nlx bRx'),
      options: BIG,
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
    },
    leaps: {
      position: atBig('KRa kRz Nmc rLx plz'),
      options: BIG,
      goal: { kind: 'take', letters: ['R'], count: 1 },
      moves: 2,
      other: 'still',
    },
    onBridge: {
      position: atBig('KLa kRz PRd bmk nlw'),
      options: BIG,
      goal: { kind: 'take', letters: ['B'], count: 1 },
      moves: 1,
      other: 'still',
    },
    safely: {
      position: atBig('KLa kRz Rlb pmk rRy nRb'),
      options: BIG,
      goal: { kind: 'take', letters: ['P', 'N'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
    },
  });

const ALL_YOUR_BASE = { army: 'allYourBase' } as const;

export const armies = (): Lesson<Letter> =>
  lessonOf('armies', texts.armies, {
    queen: {
      position: at('KLa kRz Qmb nmw blx'),
      options: { queen: 'rook' },
      goal: { kind: 'take', letters: ['N', 'B'], count: 2 },
      moves: 2,
      other: 'still',
    },
    crookedBishop: {
      position: at('KLa kRz Zma cmx'),
      options: ALL_YOUR_BASE,
      goal: { kind: 'take', letters: ['C'], count: 1 },
      moves: 1,
      other: 'still',
    },
    camel: {
      position: at('KLa kRz Cmc zlw lRw'),
      options: ALL_YOUR_BASE,
      goal: { kind: 'take', letters: ['Z'], count: 1 },
      moves: 1,
      other: 'still',
    },
    lion: {
      position: at('KLa kRz Lmb prc cmd'),
      options: ALL_YOUR_BASE,
      goal: { kind: 'take', letters: ['P', 'C'], count: 2 },
      moves: 2,
      other: 'still',
    },
    dopefish: {
      position: at('KRa kRz Dmb prc bLc'),
      options: { army: 'dopefish' },
      goal: { kind: 'take', letters: ['P', 'B'], count: 2 },
      moves: 2,
      other: 'still',
    },
  });
