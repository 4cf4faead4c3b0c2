// What a search printed is read as it was meant, ours and the rival's.
import { expect, test } from 'vitest';
import { quickest, readRun } from './searchRun';

test('speed is that of the last iteration; a depth counts once it is finished', () => {
  const { speed, depths } = readRun([
    'info string variant bridge41 files 5',
    'info depth 1 seldepth 1 score cp 12 nodes 20 nps 1000 time 1 pv lblc',
    'info depth 2 seldepth 3 multipv 1 score cp 30 lowerbound nodes 80 nps 40000 time 2 pv lblc',
    'info depth 2 seldepth 3 multipv 1 score cp 25 nodes 90 nps 30000 time 3 pv rbrc',
    'info depth 3 currmove lblc currmovenumber 1',
    'bestmove rbrc',
  ]);
  expect(speed).toBe(30_000);
  expect([...depths]).toEqual([
    [1, 1],
    [2, 3],
  ]);
});

test('of several runs the quickest counts, depth by depth', () => {
  const run = (...depths: [number, number][]) => ({ speed: 1, depths: new Map(depths) });
  expect([...quickest([run([1, 4], [2, 9]), run([1, 5], [2, 8], [3, 20])])]).toEqual([
    [1, 4],
    [2, 8],
    [3, 20],
  ]);
});
