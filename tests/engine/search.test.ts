// How a search behaves: limits, stopping, repeatability, repetition, and every position left as it was.

import { expect, test } from 'vitest';
import type { SearchControl } from '../../src/engine/limits';
import { WIN } from '../../src/engine/score';
import type { SearchReport } from '../../src/engine/search';
import { SearchMemory } from '../../src/engine/tree';
import { games } from '../../src/games';
import { legalMoves } from '../../src/rules/move';
import { evaluationOf, positionOf, rulesOf, searchIn, searchWith } from './support';

const rules = rulesOf('bridge41');
const UP_A_ROOK = '2k2/5/5/5/**1**/5/5/R4/2K2 w m 0 0';

test.each([1, 100, 1000, 5000, 20_000])('a limit of %i nodes is kept', async (nodes) => {
  const result = await searchIn(rules, positionOf(rules), { limits: { nodes } });
  expect(result.nodes).toBeLessThanOrEqual(nodes);
  expect(result.move).not.toBe(0);
});

test('depth counts the iterations', async () => {
  const depths: number[] = [];
  const report = ({ depth }: SearchReport) => depths.push(depth);
  await searchIn(rules, positionOf(rules), { limits: { depth: 6 }, report });
  expect(depths).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a wish to stop is noticed within two thousand nodes', async () => {
  let asked = 0;
  const control: SearchControl = {
    now: () => 0,
    stopped: () => {
      asked++;
      return asked > 20;
    },
  };
  const { nodes } = await searchIn(rules, positionOf(rules), { control });
  expect(asked).toBe(21);
  expect(nodes).toBeLessThan(21 * 2000);
});

test('a search that is asked to stop at once still has a move', async () => {
  const control: SearchControl = { now: () => 0, stopped: () => true };
  const { move, report } = await searchIn(rules, positionOf(rules), { control });
  expect(move).not.toBe(0);
  expect(report?.depth).toBe(1);
});

test('time for a move ends the search by the clock', async () => {
  let time = 0;
  // Every look at the clock finds a millisecond gone.
  const control: SearchControl = { now: () => time++, stopped: () => false };
  const { nodes } = await searchIn(rules, positionOf(rules), { control, limits: { moveTime: 50 } });
  expect(time).toBeGreaterThan(40);
  expect(time).toBeLessThan(51);
  expect(nodes).toBeGreaterThan(10_000);
});

test('a short clock is not overspent', async () => {
  let time = 0;
  const control: SearchControl = { now: () => time++, stopped: () => false };
  const clock = { remaining: 100, increment: 0 };
  await searchIn(rules, positionOf(rules), { control, limits: { clock } });
  expect(time).toBeLessThan(40);
});

test('a winning side does not repeat', async () => {
  // The rook has been to and fro once; going back again would repeat.
  const position = positionOf(rules, UP_A_ROOK, 'LbLc mzmy LcLb mymz LbLc mzmy');
  const { move, report } = await searchIn(rules, position, { limits: { depth: 8 } });
  expect(report?.score).toBeGreaterThan(300);
  position.make(move);
  expect(position.repetitions()).toBe(0);
});

test('a losing side repeats when it can', async () => {
  // Black, a rook down, has perpetual moves only if White allows them; a third occurrence saves the game at once.
  const shuffle = 'LbLc mzmy LcLb mymz LbLc mzmy LcLb';
  const position = positionOf(rules, UP_A_ROOK, shuffle);
  const { move, report } = await searchIn(rules, position, { limits: { depth: 6 } });
  expect(report?.score).toBe(0);
  position.make(move);
  expect(position.outcome()?.reason).toBe('repetition');
});

test('the same task gives the same search', async () => {
  const task = { limits: { nodes: 20_000 }, handicap: { noise: 40, missRate: 0.1, seed: 7 } };
  const once = await searchIn(rules, positionOf(rules), task);
  expect(await searchIn(rules, positionOf(rules), task)).toEqual(once);
});

test('several lines begin with different moves, best first', async () => {
  const found = new Map<number, SearchReport>();
  await searchIn(rules, positionOf(rules), {
    limits: { depth: 5 },
    lines: 3,
    report: (report) => found.set(report.rank, report),
  });
  const reports = [1, 2, 3].map((rank) => found.get(rank));
  expect(new Set(reports.map((report) => report?.line[0])).size).toBe(3);
  const scores = reports.map((report) => report?.score ?? Number.NaN);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
});

test('a move asked about gets a line in each iteration, behind the best ones or as one of them', async () => {
  const position = positionOf(rules);
  for (const also of legalMoves(position)) {
    const iterations: (readonly SearchReport[])[] = [];
    const reportAll = (reports: readonly SearchReport[]) => iterations.push(reports);
    await searchIn(rules, position, { limits: { depth: 4 }, lines: 2, also, reportAll });
    expect(iterations).toHaveLength(4);
    for (const reports of iterations) {
      const moves = reports.map(({ line }) => line[0]);
      expect(moves.filter((move) => move === also)).toHaveLength(1);
      expect(new Set(moves).size).toBe(moves.length);
      expect(moves.length).toBe(moves.indexOf(also) < 2 ? 2 : 3);
      expect(new Set(reports.map(({ depth }) => depth)).size).toBe(1);
    }
  }
});

test.each(games.map(({ id }) => id))('%s: a search leaves the position as it was', async (id) => {
  const own = rulesOf(id);
  const position = positionOf(own);
  const before = own.format(position);
  const key = [position.keyHigh, position.keyLow, position.ply];
  const { report } = await searchIn(own, position, { limits: { nodes: 15_000 } });
  expect(own.format(position)).toBe(before);
  expect([position.keyHigh, position.keyLow, position.ply]).toEqual(key);
  // The principal variation can be played.
  for (const move of report?.line ?? []) {
    position.make(own.parseMove(position, own.formatMove(position, move)));
  }
});

test('a run to the corner is seen as far as its moves are looked at', async () => {
  const bridges = rulesOf('bridges40');
  const start =
    '1*1*1*1*1/*1*p*1*1*/1*p*1*P*1/*P*1*1*1*/1*1*1*1*1/*P*1*P*1*/1*1*p*p*1/*1*1*1*1*/1*P*1*1*1 w 15 114';
  const { report } = await searchIn(bridges, positionOf(bridges, start), { limits: { depth: 5 } });
  expect(report?.score).toBe(WIN - 3);
});

test('where perpetual check wins, it is sought by who gives it and shunned by who gets it', async () => {
  const start = 'kn3/1p3/rp3/1N3/**1**/5/5/5/4K w m 0 0';
  const scoreIn = async (perpetualCheck: string, moves = '') => {
    const chosen = rulesOf('bridge41', { perpetualCheck });
    const position = positionOf(chosen, start, moves);
    return (await searchIn(chosen, position, { limits: { depth: 8 } })).report?.score ?? 0;
  };
  expect(await scoreIn('win')).toBeGreaterThan(10_000);
  expect(await scoreIn('win', 'lwmy')).toBeLessThan(-10_000);
  expect(await scoreIn('draw')).toBe(0);
});

test('a search cut short says nothing of lines that it did not come to', async () => {
  const start = 'b1r2/5/k4/1p1pr/**p**/1PP2/RK3/5/B4 w m 16 116';
  const memory = new SearchMemory(1);
  const reports: SearchReport[] = [];
  const report = (one: SearchReport) => reports.push(one);
  const evaluation = await evaluationOf(rules);
  for (let nodes = 1500; nodes < 2100; nodes++) {
    memory.clear();
    const task = { limits: { nodes }, lines: 3, report };
    searchWith(evaluation, positionOf(rules, start), task, memory);
  }
  // Every move there loses something: no line is worth as much as a draw.
  expect(reports.filter(({ depth, score }) => depth > 2 && score >= 0)).toEqual([]);
});
