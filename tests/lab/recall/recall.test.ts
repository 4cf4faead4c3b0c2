// What comes back after seven days is mostly remembered, by a model of memory that the schedule does not know.
import { expect, it } from 'vitest';
import { firstMemory, nextMemory, remembered } from './learner';
import { turnsByInterval } from './simulate';

it('simulated learners solve at least 85 % of what comes back after seven days', () => {
  const turns = turnsByInterval(4000, 3).get(7);
  expect.assert(turns);
  expect(turns.count).toBeGreaterThan(2000);
  expect(turns.solved / turns.count).toBeGreaterThanOrEqual(0.85);
});

it('a learner remembers nine of ten after as many days as the stability, and longer after each turn', () => {
  const first = firstMemory('missed');
  expect(remembered(first, first.stability)).toBeCloseTo(0.9);
  const solved = nextMemory(first, 1, 'solved');
  expect(solved.stability).toBeGreaterThan(first.stability);
  const missed = nextMemory(solved, 3, 'missed');
  expect(missed.stability).toBeLessThan(solved.stability);
  expect(missed.difficulty).toBeGreaterThan(solved.difficulty);
});
