// Missed puzzles that come back to simulated learners when the app says, and how many are solved then.
import { type Attempt, dayWithNumber } from '../../../src/puzzles/attempt';
import { recallOf } from '../../../src/puzzles/recall';
import { randomWords } from '../../../src/rules/zobrist';
import { firstMemory, nextMemory, remembered } from './learner';

export interface Turns {
  count: number;
  solved: number;
}

/** Days after which a puzzle that still comes back is given up. */
const MOST_DAYS = 400;
const FIRST_DAY = 20_000;

/** By interval in days: how often puzzles came back after it, and were solved. Everybody plays each day. */
export function turnsByInterval(puzzles: number, seed: number): ReadonlyMap<number, Turns> {
  const random = randomWords(seed);
  const turns = new Map<number, Turns>();
  for (let puzzle = 0; puzzle < puzzles; puzzle++) {
    const attempts = [attemptOn(FIRST_DAY, false)];
    let memory = firstMemory('missed');
    for (;;) {
      const recall = recallOf(attempts).get(PUZZLE);
      if (!recall || recall.isLearnt || recall.due > FIRST_DAY + MOST_DAYS) break;
      const { interval, due } = recall;
      const isSolved = (random() >>> 0) / 2 ** 32 < remembered(memory, interval);
      memory = nextMemory(memory, interval, isSolved ? 'solved' : 'missed');
      attempts.push(attemptOn(due, isSolved));
      const known = turns.get(interval) ?? { count: 0, solved: 0 };
      turns.set(interval, { count: known.count + 1, solved: known.solved + (isSolved ? 1 : 0) });
    }
  }
  return turns;
}

const PUZZLE = 'puzzle';

const attemptOn = (day: number, solved: boolean): Attempt => ({
  ...{ id: `${day}`, game: 'bridge41', puzzle: PUZZLE, way: 'due', solved, rating: null },
  ...{ number: day, day: dayWithNumber(day), run: null, at: 0 },
});
