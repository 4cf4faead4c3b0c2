// A lesson for each piece of the battle. The learner is Black, below, and forward is up.

import { textsOf } from '../../../language/texts';
import { lessonOf, setUp } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import { bipartiteBoard, existsInStage, STAGE_ONE, STAGE_TWO } from '../board';
import type { Letter } from '../pieces';

const texts = textsOf('bipartiteLessons');

/** A race: FEN with these Messengers, `MC2 mG3`, and White to move. */
export const race = (pieces: string): string =>
  `${setUp(bipartiteBoard, pieces, existsInStage(STAGE_ONE))} w 1 0 0`;

/** A battle: FEN with these pieces, `kI3 KA3`, and Black to move. */
export const battle = (pieces: string): string =>
  `${setUp(bipartiteBoard, pieces, existsInStage(STAGE_TWO))} b 2 0 0`;

export const power = (): Lesson<Letter> =>
  lessonOf('power', texts.power, {
    straight: {
      position: battle('kI3 rF2 KA1 MC2 SD4'),
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
    },
    diagonal: {
      position: battle('kI3 bF2 KA1 MC5 SF4'),
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
    },
    safely: {
      position: battle('kI3 rF3 KA1 MC3 SB2 CF5'),
      goal: { kind: 'take', letters: ['M', 'C'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
    },
  });

export const captain = (): Lesson<Letter> =>
  lessonOf('captain', texts.captain, {
    leaps: {
      position: battle('kI3 cF3 KA1 MD4 SB2'),
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
    },
    steps: {
      position: battle('kI3 cF3 KA1 ME3 MC4'),
      goal: { kind: 'reach', cells: ['G3', 'F5'] },
      moves: 2,
      other: 'still',
    },
    safely: {
      position: battle('kI3 cF3 KA1 MD2 GC2 CG5'),
      goal: { kind: 'take', letters: ['M', 'C'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
    },
  });

export const swordsman = (): Lesson<Letter> =>
  lessonOf('swordsman', texts.swordsman, {
    walks: {
      position: battle('kI3 dF3 KA1 MB5'),
      goal: { kind: 'reach', cells: ['D5'] },
      moves: 2,
      other: 'still',
    },
    captures: {
      position: battle('kI3 dF3 KA1 ME3 MF5'),
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
    },
    stepBack: {
      position: battle('kI3 dF3 KA1 SE3 MC1'),
      goal: { kind: 'take', letters: ['S'], count: 1 },
      moves: 2,
      other: 'still',
    },
  });

export const guard = (): Lesson<Letter> =>
  lessonOf('guard', texts.guard, {
    steps: {
      position: battle('kI3 gE3 KA1 MC5'),
      goal: { kind: 'reach', cells: ['C3'] },
      moves: 2,
      other: 'still',
    },
    captures: {
      position: battle('kI3 gE3 KA1 MF3 MD2'),
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
    },
    safely: {
      position: battle('kI3 gE3 KA1 MD4 SC5 CE2'),
      goal: { kind: 'take', letters: ['M', 'C'], count: 1 },
      moves: 1,
      other: 'defends',
      safe: true,
    },
  });

export const soldier = (): Lesson<Letter> =>
  lessonOf('soldier', texts.soldier, {
    captures: {
      position: battle('kI3 sE3 KA1 MD3 MD4'),
      goal: { kind: 'take', letters: ['M'], count: 1 },
      moves: 1,
      other: 'still',
    },
    messengerMoves: {
      position: battle('kI4 mH3 KA1 MC2'),
      goal: { kind: 'reach', cells: ['E3'] },
      moves: 2,
      other: 'still',
    },
    messengerTakes: {
      position: battle('kI4 mE3 KA1 SD3 CD4'),
      goal: { kind: 'take', letters: ['C'], count: 1 },
      moves: 1,
      other: 'still',
    },
    promotes: {
      position: battle('kI3 mC2 KA5 MG5'),
      goal: { kind: 'promote', to: 'S' },
      moves: 1,
      other: 'still',
    },
  });
