// All lessons of 40 Bridges: the first one, which tells in three minutes what a newcomer needs; running for the far corner,
// holding the own one, what wins by measurement, and a won game to finish; and those of the other file.

import { textsOf } from '../../../language/texts';
import { lessonOf, wonGame } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import type { Letter } from '../board';
import { at, care, jumps, pass, places, surround } from './discs';

const common = textsOf('lessons');
const texts = textsOf('bridges40Lessons');

const corner = (): Lesson<Letter> =>
  lessonOf('corner', texts.corner, {
    twoMoves: {
      position: at('Pe9 Pa1 pd4 pe3'),
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
    },
    onlyWay: {
      position: at('Pg1 Pb2 ph2 Pe5 pa7 pc7 Pf8'),
      goal: { kind: 'win' },
      moves: 3,
      other: 'defends',
    },
  });

const stop = (): Lesson<Letter> =>
  lessonOf('stop', texts.stop, {
    block: {
      position: at('Pc1 Pi1 ph2 pa3 pc3 Pf6 Ph6 Ph8'),
      goal: { kind: 'survive' },
      moves: 1,
      other: 'defends',
    },
    hold: {
      position: at('Pe1 Pf2 Pe3 pb4 pc5 Pd6 Ph6 pc9'),
      goal: { kind: 'survive' },
      moves: 2,
      other: 'defends',
    },
  });

const ahead = (): Lesson<Letter> =>
  lessonOf('ahead', texts.ahead, {
    threaten: {
      position: at('Pd2 Pf6 Pa1 Pc1 Pc7 pe3 pc5 pi9'),
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
    },
    helper: {
      position: at('Ph8 Pi3 Pa7 Pg5 pf2 pg1 pe1 pb4'),
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
    },
  });

const wins = (): Lesson<Letter> =>
  lessonOf('wins', texts.wins, {
    extraDisc: {
      position: at('Pi1 Pb2 Pf2 Pf4 ph4 pi5 Pf6 pc7 Pb8'),
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
    },
    race: {
      position: at('Pf2 Pa3 pi3 pd6 pb8 Ph8 Pc9'),
      goal: { kind: 'win' },
      moves: 3,
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
      oneMove: {
        position: at('Pg7 Ph8 Pa1 pc3 pb4'),
        goal: { kind: 'win' },
        moves: 1,
        other: 'defends',
      },
      wonGame: wonGame(at('Pa1 Pb2 Pd4 Pe5 Pd6 Pf6 pc9 pg9 ph6')),
    },
  );

const first = (): Lesson<Letter> =>
  lessonOf('first', texts.first, {
    steps: {
      position: at('Pc3 Pa1 pi9 pg9'),
      goal: { kind: 'reach', cells: ['e5'] },
      moves: 2,
      other: 'still',
    },
    jumps: {
      position: at('Pc3 Pd4 Pa1 pi9 pg9'),
      goal: { kind: 'reach', cells: ['e5'] },
      moves: 1,
      other: 'still',
    },
    surrounds: {
      position: at('Pe1 Pd4 Pf4 pe5 pi9'),
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 1,
      other: 'still',
    },
    corner: {
      position: at('Pg9 Pc3 pd6 pe7'),
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
    },
    safely: {
      position: at('Pc3 Pa1 pb6 pd6 pc7'),
      goal: { kind: 'reach', cells: ['e5'] },
      moves: 2,
      other: 'still',
      safe: true,
    },
  });

/** In the order in which they are offered. */
export const lessons = (): readonly Lesson<Letter>[] => [
  first(),
  places(),
  jumps(),
  surround(),
  care(),
  pass(),
  corner(),
  stop(),
  ahead(),
  wins(),
  finish(),
];
