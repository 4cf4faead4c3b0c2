// All lessons of Chess in the Fast Lane: the first one, which tells in three minutes what a newcomer needs; checkmate, attacks
// on two pieces, what wins by measurement, and a won game to finish; and those of the other files.

import { textsOf } from '../../../language/texts';
import { worthTexts } from '../../facts';
import { lessonOf, wonGame } from '../../kit/lessons';
import type { Lesson } from '../../lessons';
import facts from '../facts.json';
import type { Letter } from '../pieces';
import { attack, giving, lanes } from './lanes';
import { at, bishop, king, knight, pawn, queen, rook } from './pieces';

const common = textsOf('lessons');
const texts = textsOf('fastlaneLessons');

const worthOf = worthTexts(facts.worth);

const mate = (): Lesson<Letter> =>
  lessonOf(
    'mate',
    { ...common.mate, ...texts.mate },
    {
      queen: {
        position: at('Kg1 Rh1 Qa5 pf6 pg6 ph6 kf8'),
        goal: { kind: 'win' },
        moves: 1,
        other: 'defends',
      },
      roundabout: {
        position: at('Ke1 Nc4 pa6 Ba8 kh8'),
        goal: { kind: 'win' },
        moves: 1,
        other: 'defends',
      },
      stalemate: {
        position: at('Ke1 Qa2 Pa4 ka8 pa5'),
        goal: { kind: 'win' },
        moves: 1,
        other: 'defends',
      },
    },
  );

const forks = (): Lesson<Letter> =>
  lessonOf(
    'forks',
    { ...common.forks, ...texts.forks },
    {
      rook: {
        position: at('Kg1 bh1 Pa2 Rd4 Bd6 ng6 kg8'),
        goal: { kind: 'take', letters: ['N', 'B'], count: 1 },
        moves: 2,
        other: 'defends',
        safe: true,
      },
      lastRow: {
        position: at('Ke1 Pa2 Bb2 Rc6 ke8 bf8 ng8'),
        goal: { kind: 'take', letters: ['N', 'B'], count: 1 },
        moves: 2,
        other: 'defends',
        safe: true,
      },
    },
  );

const wins = (): Lesson<Letter> =>
  lessonOf('wins', texts.wins(worthOf), {
    dearest: {
      position: at('Kg1 Pg2 Pf2 Na5 Rf1 kg8 pg6 pf6 rc6 bb2 rf8'),
      goal: { kind: 'play', moves: ['a5b2'], within: 40 },
      moves: 1,
      other: 'defends',
    },
    exchange: {
      position: at('Kg1 Pg2 Pf2 Na5 Rf1 kg8 pg6 pf6 rc6 bb2 rf8 pc4'),
      goal: { kind: 'play', moves: ['a5c6'], within: 60 },
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
      tasks: { ...texts.finish.tasks, wonGame: common.wonGame },
    },
    {
      oneMove: {
        position: at('Kg1 Qh5 Re6 pf6 pg6 ph6 kg8'),
        goal: { kind: 'win' },
        moves: 1,
        other: 'defends',
      },
      wonGame: wonGame(at('Kg1 Qd1 Ra1 Pa2 Pg2 ke8 nb8 pf6 pg6')),
    },
  );

const first = (): Lesson<Letter> =>
  lessonOf('first', texts.first, {
    knight: {
      position: at('Kg1 kg8 Na2 ra8'),
      goal: { kind: 'reach', cells: ['b4'] },
      moves: 1,
      other: 'still',
    },
    roundabout: {
      position: at('Kg1 kg8 Rh4 nd5'),
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
    },
    rook: {
      position: at('Kg1 kg8 Ra1 Pa2 ra8'),
      goal: { kind: 'take', letters: ['R'], count: 1 },
      moves: 1,
      other: 'still',
    },
    pawn: {
      position: at('Kg1 kg8 Pb2 nc4 ra8'),
      goal: { kind: 'take', letters: ['N'], count: 1 },
      moves: 1,
      other: 'still',
    },
    bishopAndKing: {
      position: at('Kg1 kg8 Bf1 pa6 Ph2'),
      goal: { kind: 'take', letters: ['P'], count: 1 },
      moves: 1,
      other: 'still',
    },
    checkmate: {
      position: at('Kg1 Rh5 Qc4 kg8 pf6 pg6 ph6'),
      goal: { kind: 'win' },
      moves: 1,
      other: 'defends',
    },
  });

/** In the order in which they are offered. */
export const lessons = (): readonly Lesson<Letter>[] => [
  first(),
  lanes(),
  giving(),
  attack(),
  rook(),
  bishop(),
  queen(),
  knight(),
  pawn(),
  king(),
  mate(),
  forks(),
  wins(),
  finish(),
];
