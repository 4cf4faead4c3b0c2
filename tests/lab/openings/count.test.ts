// First moves are counted by the position they are played in.
import { expect, test } from 'vitest';
import { rulesOf } from '../../engine/support';
import { countOpenings } from './count';

const rules = rulesOf('cuarenta');
const times = (count: number, half: number, moves: string) =>
  Array.from({ length: count }, () => ({ half, moves: moves.split(' ') }));

test('games that meet again are counted together, rare moves are left out', () => {
  const positions = countOpenings(
    rules,
    [
      ...times(10, 2, 'b3c4 b7c6 h3g4 h7g6'),
      ...times(8, 0, 'h3g4 b7c6 b3c4 h7g6'),
      ...times(8, 1, 'h3g4 b7c6 b3c4 f7g6'),
    ],
    (_position, move) => (move === 0 ? null : 'attacks'),
  );
  expect(positions).toEqual([
    { after: '', moves: ['h3g4 16 0 8 attacks'] },
    { after: 'b3c4 b7c6 h3g4', moves: ['h7g6 18 10 8 attacks'] },
    { after: 'h3g4', moves: ['b7c6 16 0 8 attacks'] },
    { after: 'h3g4 b7c6', moves: ['b3c4 16 0 8 attacks'] },
  ]);
});
