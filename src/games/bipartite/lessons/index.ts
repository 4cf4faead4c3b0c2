// All lessons of Bipartite Chess: the first one, which tells in three minutes what a newcomer needs; checkmate, attacks on two
// pieces, the bare king, what wins by measurement, and a won game to finish; and those of the other files.

import { textsOf } from '../../../language/texts';
import { worthTexts } from '../../facts';
import { lessonOf, wonGame } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import facts from '../facts.json';
import type { Letter } from '../pieces';
import { battle, captain, guard, power, race, soldier, swordsman } from './pieces';
import { block, choice, racing } from './race';

const common = textsOf('lessons');
const texts = textsOf('bipartiteLessons');

const worthOf = worthTexts(facts.worth);

const mate = (): Lesson<Letter> =>
  lessonOf(
    'mate',
    { ...common.mate, ...texts.mate },
    {
      powerPiece: {
        position: battle('dC2 kC3 rC5 KA3 ME2 MF4 MG1'),
        goal: { kind: 'win' },
        moves: 1,
        other: 'defends',
      },
      soldier: {
        position: battle('sA3 bB2 kC2 KA2 ME2 MF4 MG1'),
        goal: { kind: 'win' },
        moves: 1,
        other: 'defends',
      },
      cutOff: {
        position: battle('kC3 rA5 KA1 ME2 MF4'),
        goal: { kind: 'win' },
        moves: 2,
        other: 'defends',
      },
    },
  );

const forks = (): Lesson<Letter> =>
  lessonOf(
    'forks',
    { ...common.forks, ...texts.forks },
    {
      captain: {
        position: battle('kH3 cA4 KA2 RB5 MD1'),
        goal: { kind: 'take', letters: ['R'], count: 1 },
        moves: 2,
        other: 'defends',
        safe: true,
      },
      swordsman: {
        position: battle('kI1 dD3 mC5 KB2 CF2 GA5'),
        goal: { kind: 'take', letters: ['C'], count: 1 },
        moves: 2,
        other: 'defends',
        safe: true,
      },
      threeAtOnce: {
        position: battle('kI2 cG4 mF5 KC4 RD1 GF1 MA5'),
        goal: { kind: 'take', letters: ['R', 'G'], count: 1 },
        moves: 2,
        other: 'defends',
        safe: true,
      },
    },
  );

const bare = (): Lesson<Letter> =>
  lessonOf('bare', texts.bare, {
    takeMessenger: {
      position: battle('rG4 kC2 KA3 MC4'),
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
    },
    takenBack: {
      position: battle('kE4 rC1 KB4 MC4'),
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
    },
  });

const wins = (): Lesson<Letter> =>
  lessonOf('wins', texts.wins(worthOf), {
    dearest: {
      position: battle('kI3 cF3 KA1 RD2 DG5 MC5'),
      goal: { kind: 'play', moves: ['F3D2'], within: 100 },
      moves: 1,
      other: 'defends',
    },
    exchange: {
      position: battle('kI3 cF3 KA1 RD2 SC1 DG5 MC5'),
      goal: { kind: 'play', moves: ['F3G5'], within: 60 },
      moves: 1,
      other: 'defends',
    },
  });

const finish = (): Lesson<Letter> =>
  lessonOf(
    'finish',
    {
      ...common.finish,
      ...texts.finish,
      tasks: { ...texts.finish.tasks, wonGame: { ...common.wonGame, ask: texts.finish.playOn } },
    },
    {
      takeAll: {
        position: battle('bA4 dC5 kC3 KA2 MD1 ME2'),
        goal: { kind: 'take', letters: ['M'], count: 1 },
        moves: 1,
        other: 'defends',
        safe: true,
      },
      wonGame: wonGame(battle('kI3 rH2 cH4 gG3 dH3 KA3 SB2 MC4')),
    },
  );

const first = (): Lesson<Letter> =>
  lessonOf('first', texts.first, {
    messenger: {
      position: race('MD2 MH3 mF4 mG5'),
      goal: { kind: 'reach', cells: ['B3'] },
      moves: 2,
      other: 'still',
    },
    race: {
      position: race('MA1 MB2 MC3 mG1 mF3 mF4'),
      goal: { kind: 'play', moves: ['C3B3', 'C3B4'] },
      moves: 1,
      other: 'still',
    },
    powerPiece: {
      position: battle('kI3 bG3 KA3 MB1'),
      goal: { kind: 'reach', cells: ['D4'] },
      moves: 2,
      other: 'still',
    },
    checkmate: {
      position: battle('rD2 dC3 kC4 KA4 ME2 MF4 MG1'),
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
    },
    takeAll: {
      position: battle('kH3 cA4 KA1 RB5 SD1'),
      goal: { kind: 'take', letters: ['S', 'R'], count: 1 },
      moves: 2,
      other: 'still',
    },
  });

/** In the order in which they are offered. */
export const lessons = (): readonly Lesson<Letter>[] => [
  first(),
  racing(),
  block(),
  choice(),
  power(),
  captain(),
  swordsman(),
  guard(),
  soldier(),
  mate(),
  forks(),
  bare(),
  wins(),
  finish(),
];
