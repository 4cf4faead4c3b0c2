// What comes back in a game on a day: puzzles, mistakes and lesson tasks together, as long as what they name is here.
import { expect, test } from 'vitest';
import { gameById } from '../../../src/games';
import { type Attempt, dayWithNumber, mistakeKey } from '../../../src/puzzles/attempt';
import { progressOf } from '../../../src/puzzles/progress';
import { taskKey } from '../../../src/puzzles/recall';
import { type GameRecord, newRecord } from '../../../src/storage/record';
import { dueItems } from '../../../src/ui/puzzles/due';
import { loadPuzzles } from '../../../src/ui/puzzles/gamePuzzles';
import { attemptOf } from '../../puzzles/support';
import { findingOf } from '../../review/support';
import { reviewOf } from '../../support/reviews';
import { inMemory } from '../../support/stores';

const DAY = 20_000;
const cuarenta = gameById('cuarenta');
expect.assert(cuarenta);
const game = cuarenta;

const missed = (puzzle: string, way: Attempt['way'], before: number) =>
  attemptOf({ puzzle, way, solved: false, rating: null, day: dayWithNumber(DAY - before) });

const lost: GameRecord = {
  ...newRecord(
    {
      ...{ game: game.id, options: {}, start: game.rules({}).startFen },
      ...{ white: { kind: 'person' }, black: { kind: 'computer', level: 1 } },
    },
    'lost',
    1,
  ),
  ...{ moves: ['c2c4', 'c8c6'], result: { score: '0-1', reason: 'resignation' }, revision: 1 },
};

test('all kinds come in one order, the one first that is due for longest, and each opens as what it is', async () => {
  const store = await inMemory();
  await store.save(lost);
  const findings = [findingOf({ best: 0.9, played: 0.2 })];
  await (await store.openReviews()).save(reviewOf(lost, findings));
  const [puzzle] = (await loadPuzzles(game)).puzzles;
  const mistake = mistakeKey({ id: 'lost', ply: 0 });
  const progress = progressOf([
    missed(puzzle.id, 'training', 1),
    missed(mistake, 'mistake', 3),
    missed(taskKey('first', 1), 'task', 2),
    missed('no such puzzle', 'training', 4),
    missed(mistakeKey({ id: 'gone', ply: 0 }), 'mistake', 4),
    missed(taskKey('first', 99), 'task', 4),
    missed(taskKey('first', 0), 'task', 0),
  ]);
  const items = await dueItems(game, store, progress, dayWithNumber(DAY));
  expect(items.map(({ key }) => key)).toEqual([mistake, 'first/1', puzzle.id]);
  const opened = await Promise.all(items.map((item) => item.open()));
  expect(opened).toMatchObject([
    { way: 'mistake', task: { promised: 'better', line: { moves: [] } } },
    { number: 1, lesson: { id: 'first' } },
    { way: 'due', at: null, task: { moves: puzzle.moves } },
  ]);
  // Taken back and played on otherwise: the review is of moves that are gone.
  await store.save({ ...lost, moves: ['d3c4', 'c8c6'], revision: 2 });
  expect(await items[0]?.open()).toBeNull();
  await store.remove('lost');
  expect(await items[0]?.open()).toBeNull();
});
