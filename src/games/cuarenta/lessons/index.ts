// All lessons of Cuarenta: the first one, which tells in three minutes what a newcomer needs; checkmate, forks, what pieces are
// worth, and a won game to finish; and those of the other file.

import { textsOf } from '../../../language/texts';
import { worthTexts } from '../../facts';
import { lessonOf, wonGame } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import facts from '../facts.json';
import type { Letter } from '../pieces';
import { at, bishop, camel, frog, guard, king, pawn, promotion, vao } from './pieces';

const common = textsOf('lessons');
const texts = textsOf('cuarentaLessons');

const worthOf = worthTexts(facts.worth);

const mate = (): Lesson<Letter> =>
  lessonOf(
    'mate',
    { ...common.mate, ...texts.mate },
    {
      protectedPiece: {
        position: at('Ka2 Bi6 ph7 Gg8 ki8'),
        goal: { kind: 'win' },
        moves: 1,
        other: 'defends',
      },
      frog: {
        position: at('Ff7 Kh7 kh9'),
        goal: { kind: 'win' },
        moves: 1,
        other: 'defends',
      },
      screen: {
        position: at('Vb5 Pe6 Kh7 kh9'),
        goal: { kind: 'win' },
        moves: 1,
        other: 'defends',
      },
      twoMoves: {
        position: at('Ka2 Bd3 pg6 Gi6 gg8 ki8'),
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
      camel: {
        position: at('Ke2 Cf3 kh3 vg4 gh9'),
        goal: { kind: 'take', letters: ['G'], count: 1 },
        moves: 2,
        other: 'defends',
        safe: true,
      },
      frog: {
        position: at('Kh1 Fd3 kf5 cb5 vd7'),
        goal: { kind: 'take', letters: ['V', 'C'], count: 1 },
        moves: 2,
        other: 'defends',
        safe: true,
      },
    },
  );

const worth = (): Lesson<Letter> =>
  lessonOf('worth', texts.worth(worthOf), {
    dearest: {
      position: at('Ka2 kh9 Gd5 bf7 fb7 pc4'),
      goal: { kind: 'play', moves: ['d5f7'], within: 100 },
      moves: 1,
      other: 'defends',
    },
    exchange: {
      position: at('Ka2 kh9 Gg4 bh5 fe6 pi6 Cc6 pe8 Pd3'),
      goal: { kind: 'play', moves: ['g4e6'], within: 60 },
      moves: 1,
      other: 'defends',
    },
  });

const draws = (): Lesson<Letter> =>
  lessonOf('draws', texts.draws, {
    stalemate: {
      position: at('Kg8 Bi2 Gf3 ke8'),
      goal: { kind: 'win' },
      moves: 2,
      other: 'defends',
    },
    bareKing: {
      position: at('Ka8 ke4 Vb1 bg6'),
      goal: { kind: 'take', letters: ['B'], count: 1 },
      moves: 1,
      other: 'still',
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
      corner: {
        position: at('Kh7 Bb9 kh9'),
        goal: { kind: 'win' },
        moves: 1,
        other: 'defends',
      },
      wonGame: wonGame(at('Ke2 Bd3 Gf3 Pc4 ke8 pd7')),
    },
  );

const first = (): Lesson<Letter> =>
  lessonOf('first', texts.first, {
    frogSteps: {
      position: at('Ka2 ki8 Fd3'),
      goal: { kind: 'reach', cells: ['d7'] },
      moves: 2,
      other: 'still',
    },
    frogJumps: {
      position: at('Ka2 ki8 Fd3 Ve4 Cf5 bg6'),
      goal: { kind: 'take', letters: ['B'], count: 1 },
      moves: 1,
      other: 'still',
    },
    vao: {
      position: at('Ka2 ki8 Vb3 Pd5 bf7'),
      goal: { kind: 'take', letters: ['B'], count: 1 },
      moves: 1,
      other: 'still',
    },
    pawn: {
      position: at('Ka2 ki8 Pd3 pc4 ce4'),
      goal: { kind: 'take', letters: ['C'], count: 1 },
      moves: 1,
      other: 'still',
    },
    guardAndCamel: {
      position: at('Ka2 ki8 Gc4 Cd3 fe6 vg4'),
      goal: { kind: 'take', letters: ['F', 'V'], count: 2 },
      moves: 2,
      other: 'still',
    },
    king: {
      position: at('Kc2 ki8 fd5'),
      goal: { kind: 'take', letters: ['F'], count: 1 },
      moves: 2,
      other: 'still',
    },
    checkmate: {
      position: at('Kh7 Be8 kh9 Fd5 pb7'),
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
    },
  });

/** In the order in which they are offered. */
export const lessons = (): readonly Lesson<Letter>[] => [
  first(),
  king(),
  bishop(),
  guard(),
  camel(),
  frog(),
  vao(),
  pawn(),
  promotion(),
  mate(),
  draws(),
  forks(),
  worth(),
  finish(),
];
