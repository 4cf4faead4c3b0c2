// Scores as people read them: always of the side that is better, wins by how they come about.
import { expect, test } from 'vitest';
import { BLACK, WHITE } from '../../../src/rules/types';
import { scoreOf } from '../../../src/ui/analysis/lineReading';

const open = { score: -130, mate: null, cursedMate: null, isRepetitionWin: false, chance: 0.37 };

test('the side that is better is told with its chance, or its lead in pawns', () => {
  expect(scoreOf(open, WHITE, null, { inPawns: false })).toMatchObject({
    leader: BLACK,
    text: '63%',
  });
  expect(scoreOf(open, BLACK, null, { inPawns: false })).toMatchObject({
    leader: WHITE,
    text: '63%',
  });
  expect(scoreOf(open, WHITE, null, { inPawns: true })).toMatchObject({
    leader: BLACK,
    text: '+1.3',
  });
  expect(scoreOf(open, WHITE, null, { inPawns: false }).standing).toBe('Black 63%');
  expect(scoreOf(open, WHITE, null, { inPawns: true }).standing).toBe('Black +1.3');
  expect(scoreOf(open, BLACK, null, { inPawns: false }).white).toBeCloseTo(0.63);
});

test('what is even has no leader, and what is not certain is never told as certain', () => {
  const even = { score: 0, mate: null, cursedMate: null, isRepetitionWin: false, chance: 0.5 };
  expect(scoreOf(even, WHITE, null, { inPawns: false })).toMatchObject({
    leader: null,
    text: 'Even',
  });
  expect(scoreOf(even, WHITE, null, { inPawns: true })).toMatchObject({
    leader: null,
    text: 'Even',
  });
  const solved = { inPawns: false, isSolved: true };
  expect(scoreOf(even, WHITE, null, solved).standing).toBe('Draw with best play');
  expect(scoreOf(open, WHITE, null, solved).standing).toBe('Black 63%');
  const nearly = {
    score: 3000,
    mate: null,
    cursedMate: null,
    isRepetitionWin: false,
    chance: 0.9999,
  };
  expect(scoreOf(nearly, WHITE, null, { inPawns: false }).text).toBe('99%');
});

test('a win says how and in how many moves, also to who loses', () => {
  const lost = { score: 0, mate: -4, cursedMate: null, isRepetitionWin: false, chance: 0 };
  expect(scoreOf(lost, WHITE, 'checkmate', { inPawns: true })).toMatchObject({
    leader: BLACK,
    text: 'Checkmate in 4',
    standing: 'Black wins in 4',
    spoken: 'Black: checkmate in 4',
    white: 0,
  });
  const won = { score: 0, mate: 3, cursedMate: null, isRepetitionWin: false, chance: 1 };
  expect(scoreOf(won, WHITE, 'corner', { inPawns: false }).text).toBe('The corner in 3');
  expect(scoreOf(won, WHITE, null, { inPawns: false }).text).toBe('Win in 3');
});

test('a win that comes too late is told as the draw it is', () => {
  const late = { score: 106, mate: null, cursedMate: 10, isRepetitionWin: false, chance: 0.52 };
  expect(scoreOf(late, BLACK, null, { inPawns: true })).toMatchObject({
    leader: BLACK,
    text: 'Draw: win too slow',
    standing: 'Draw: the win is too slow',
    spoken: 'Black would win in 10, but before that too many moves pass without progress: a draw',
  });
  expect(scoreOf({ ...late, cursedMate: -10 }, BLACK, null, { inPawns: false }).leader).toBe(WHITE);
});

test('a win by repetition is told without a number', () => {
  const lost = { score: -31_804, mate: null, cursedMate: null, isRepetitionWin: true, chance: 0 };
  for (const inPawns of [true, false]) {
    expect(scoreOf(lost, WHITE, null, { inPawns })).toMatchObject({
      leader: BLACK,
      text: 'Win',
      standing: 'Black wins by repetition',
      spoken: 'Black wins by repetition',
    });
  }
});
