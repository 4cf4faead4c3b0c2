// What is true but no lesson is recognised, and a collection is left with few of each sort.
import { expect, it } from 'vitest';
import type { Puzzle } from '../../../src/puzzles/puzzle';
import { rules, type Scene, sceneText } from '../../games/bridges40Scene';
import { Copies, fairOnes, faultsOf } from './fairness';

const puzzle = (spec: Scene, moves: string, ...themes: Puzzle['themes'][number][]): Puzzle => ({
  ...{ id: JSON.stringify([spec, moves]), options: {}, rating: 1000 },
  ...{ text: sceneText(spec), moves: moves.split(' '), themes },
});

const RUN = puzzle({ white: 'g9', black: 'c1 e1 g1' }, 'g9i9', 'corner', 'in1');

it('a run wins whatever is answered; a race that the other side can win is none', () => {
  expect(faultsOf(rules, RUN)).toEqual({ lone: false, hanging: false, run: true, bare: false });
  const race = puzzle({ white: 'e9', black: 'e1 g5' }, 'e9g9 e1c1 g9i9', 'corner', 'in2');
  expect(faultsOf(rules, race).run).toBe(true);
  const late = puzzle({ white: 'e9', black: 'c1 g5' }, 'e9g9 g5g7 g9i9', 'corner', 'in2');
  expect(faultsOf(rules, late).run).toBe(false);
});

it('one piece left, and one that simply hangs, are recognised', () => {
  const lone = puzzle({ white: 'c5 d4 g7', black: 'e5' }, 'g7e7', 'annihilation', 'in1');
  expect(faultsOf(rules, lone).lone).toBe(true);
  const hanging = puzzle({ white: 'c5 d4 g7', black: 'e5 i1' }, 'g7e7', 'gain', 'piece');
  expect(faultsOf(rules, hanging).hanging).toBe(true);
});

it('of near copies there are two', () => {
  const copies = new Copies();
  const alike = ['c1 e1 g1', 'c1 e1 g3', 'c1 e1 i1'].map((black) =>
    puzzle({ white: 'g9', black }, 'g9i9', 'corner', 'in1'),
  );
  expect(alike.map((one) => copies.take(rules, {}, one))).toEqual([true, true, false]);
  const apart = puzzle({ white: 'g9 a1 b2 c3', black: 'i3 i5' }, 'g9i9', 'corner', 'in1');
  expect(copies.take(rules, {}, apart)).toBe(true);
});

it('what is left has no more than its share of each sort', () => {
  const others = Array.from({ length: 20 }, (_, index) =>
    puzzle({ white: 'a1 c3 e5', black: 'g7 h8' }, `${index} reply end`, 'gain'),
  );
  const files = ['a', 'c', 'e', 'g'];
  const runs = files.map((file) =>
    puzzle({ white: 'g9', black: `${file}1 ${file}3 ${file}5 d4` }, 'g9i9', 'corner', 'in1'),
  );
  const left = fairOnes(() => rules, [...runs, ...others], 20);
  expect(left.filter((one) => runs.includes(one)).length).toBe(2);
  expect(left).toEqual(expect.arrayContaining(others));
});
