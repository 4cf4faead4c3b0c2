// All lessons of TheBridge41: the first one, which tells in three minutes what a newcomer needs; checkmate, attacks on two
// pieces, what wins by measurement, and a won game to finish; and those of the other files.

import { textsOf } from '../../../language/texts';
import { lessonOf, wonGame } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import type { Letter } from '../pieces';
import { at, bishop, king, knight, pawn, rook } from './pieces';
import { armies, big, bridge, moving } from './variants';

const common = textsOf('lessons');
const texts = textsOf('bridge41Lessons');

const mate = (): Lesson<Letter> =>
  lessonOf(
    'mate',
    { ...common.mate, ...texts.mate },
    {
      rook: {
        position: at('Kmy kRz Rmc'),
        goal: { kind: 'win' },
        moves: 2,
        other: 'defends',
      },
      again: {
        position: at('Krx krz RRa'),
        goal: { kind: 'win' },
        moves: 2,
        other: 'defends',
      },
      knight: {
        position: at('Kra Blx rrx Nly kLz nrz RRz'),
        goal: { kind: 'win' },
        moves: 2,
        other: 'defends',
      },
      stalemate: {
        position: at('Kmx Rrw kRz'),
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
      pawn: {
        position: at('KLa kRz Pmd rlw nrw'),
        goal: { kind: 'take', letters: ['R', 'N'], count: 1 },
        moves: 2,
        other: 'defends',
      },
      bishop: {
        position: at('KLa kRz rlw Bly prd'),
        goal: { kind: 'take', letters: ['R'], count: 1 },
        moves: 2,
        other: 'defends',
        safe: true,
      },
    },
  );

const wins = (): Lesson<Letter> =>
  lessonOf('wins', texts.wins, {
    knight: {
      position: at('Kra Rlc nmw kmz'),
      goal: { kind: 'take', letters: ['N', 'B'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
    },
    rook: {
      position: at('KLa Rmc nLx bRx kRz'),
      goal: { kind: 'take', letters: ['N', 'B'], count: 1 },
      moves: 2,
      other: 'defends',
      safe: true,
    },
  });

const finish = (): Lesson<Letter> =>
  lessonOf(
    'finish',
    {
      ...common.finish,
      ...texts.finish,
      tasks: { ...texts.finish.tasks, wonGame: common.wonGame },
    },
    {
      edge: {
        position: at('Kmx kmz RLb RRy'),
        goal: { kind: 'win' },
        moves: 1,
        other: 'defends',
      },
      wonGame: wonGame(at('Kma RLa RRa Pmb krz Prw plw')),
    },
  );

const first = (): Lesson<Letter> =>
  lessonOf('first', texts.first, {
    rook: {
      position: at('KLa kRz Rmb'),
      goal: { kind: 'reach', cells: ['mx'] },
      moves: 1,
      other: 'still',
    },
    bishop: {
      position: at('KLa kRz Bld Prb'),
      goal: { kind: 'reach', cells: ['rw'] },
      moves: 1,
      other: 'still',
    },
    knight: {
      position: at('KLa kRz Nlc plx'),
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 2,
      other: 'still',
    },
    pawn: {
      position: at('KLa kRz Pmd plw'),
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 2,
      other: 'still',
    },
    king: {
      position: at('Kmb kRz pmd'),
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 2,
      other: 'still',
    },
    checkmate: {
      position: at('Krx krz RLy'),
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
    },
  });

/** In the order in which they are offered. */
export const lessons = (): readonly Lesson<Letter>[] => [
  first(),
  king(),
  rook(),
  bishop(),
  knight(),
  pawn(),
  bridge(),
  moving(),
  big(),
  armies(),
  mate(),
  forks(),
  wins(),
  finish(),
];
