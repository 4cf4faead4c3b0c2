// The player's last mistakes: those of the latest games, found without reading the reviews of all games before them.
import { expect, test, vi } from 'vitest';
import { mistakeKey } from '../../../src/puzzles/attempt';
import type { GameStore } from '../../../src/storage/gameStore';
import { type GameRecord, newRecord } from '../../../src/storage/record';
import {
  MAX_GAMES,
  MAX_MISTAKES,
  readLatest,
  readMistakes,
  readNamed,
} from '../../../src/ui/review/reviews';
import { findingOf } from '../../review/support';
import { reviewOf } from '../../support/reviews';
import { inMemory } from '../../support/stores';

const GAMES = 400;
const MISTAKES_EACH = 4;

const played = (id: string, game: string, updatedAt: number): GameRecord => {
  const person = { kind: 'person' } as const;
  const computer = { kind: 'computer', level: 1 } as const;
  return {
    ...newRecord({ game, options: {}, start: 'x w', white: person, black: computer }, id, 1),
    moves: Array.from({ length: 8 }, () => 'a1a2'),
    result: { score: '0-1', reason: 'resignation' },
    updatedAt,
    revision: 1,
  };
};

/** Games of two kinds in turn, each with a review; what reads a review is counted. */
async function reviewedStore(): Promise<{ store: GameStore; load: ReturnType<typeof vi.fn> }> {
  const store = await inMemory();
  const reviews = await store.openReviews();
  const findings = Array.from({ length: MISTAKES_EACH }, () =>
    findingOf({ best: 0.9, played: 0.2 }),
  );
  for (let index = 0; index < GAMES; index++) {
    const record = played(`game-${index}`, index % 2 === 0 ? 'cuarenta' : 'fastlane', 10 + index);
    await store.save(record);
    await reviews.save(reviewOf(record, findings));
  }
  const load = vi.fn(reviews.load);
  vi.spyOn(store, 'openReviews').mockResolvedValue({ ...reviews, load });
  return { store, load };
}

test('the last mistakes are those of the latest games, up to a limit, and no older review is read', async () => {
  const { store, load } = await reviewedStore();
  const mistakes = await readMistakes(store, []);
  expect(mistakes).toHaveLength(MAX_MISTAKES);
  expect(mistakes[0]).toMatchObject({ id: `game-${GAMES - 1}`, ply: 0 });
  expect(mistakes.at(-1)).toMatchObject({ id: `game-${GAMES - MAX_MISTAKES / MISTAKES_EACH}` });
  expect(load.mock.calls.length).toBeLessThan(GAMES / 4);
});

test('of one game alone, its own reviews alone are read', async () => {
  const { store, load } = await reviewedStore();
  const mistakes = await readMistakes(store, [], 'fastlane');
  expect(new Set(mistakes.map(({ game }) => game))).toEqual(new Set(['fastlane']));
  expect(mistakes).toHaveLength(MAX_MISTAKES);
  expect(load.mock.calls.length).toBeLessThan(GAMES / 4);
});

test('mistakes that come back are found in however old games, and no other review is read', async () => {
  const { store, load } = await reviewedStore();
  const names = ['game-3:2', 'game-3:0', 'game-8:0', 'game-8:7', 'gone:0', 'a puzzle'];
  const found = await readNamed(store, [], names);
  expect(found.map(mistakeKey)).toEqual(['game-8:0', 'game-3:0', 'game-3:2']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a pinned game has its place by time among the others', async () => {
  const { store } = await reviewedStore();
  await store.relabel('game-397', { pinned: true });
  await store.relabel('game-0', { pinned: true });
  const mistakes = await readMistakes(store, []);
  const ids = [...new Set(mistakes.map(({ id }) => id))];
  expect(ids.slice(0, 4)).toEqual(['game-399', 'game-398', 'game-397', 'game-396']);
  expect(ids).not.toContain('game-0');
});

test('Statistics has the latest reviews of each game, one game after the other, and reads no others', async () => {
  const { store, load } = await reviewedStore();
  const parts: number[] = [];
  const read = await readLatest(store, [], async (part) => {
    parts.push(part.length);
  });
  expect(parts).toEqual([MAX_GAMES, 2 * MAX_GAMES]);
  expect(load).toHaveBeenCalledTimes(2 * MAX_GAMES);
  for (const game of ['cuarenta', 'fastlane']) {
    const times = read.filter((one) => one.game === game).map(({ at }) => at);
    expect(times).toHaveLength(MAX_GAMES);
    expect(Math.min(...times)).toBe((game === 'cuarenta' ? 8 : 9) + GAMES - 2 * (MAX_GAMES - 1));
  }
});

test('a game that went on in this page counts as it is there', async () => {
  const { store } = await reviewedStore();
  const goneOn = { ...played('game-0', 'cuarenta', 10_000), revision: 2 };
  const [first] = await readMistakes(store, [goneOn]);
  expect(first).toMatchObject({ id: 'game-0', at: 10_000 });
  const [open] = await readMistakes(store, [{ ...goneOn, id: 'game-399', result: null }]);
  expect(open).toMatchObject({ id: 'game-398' });
});

test('a review of moves that were taken back counts for nothing', async () => {
  const { store } = await reviewedStore();
  const otherwise = played('game-399', 'fastlane', 20_000);
  const goneOn = { ...otherwise, moves: ['a2a3', ...otherwise.moves.slice(1)], revision: 2 };
  const firstOf = async (unsaved: readonly GameRecord[]) => (await readMistakes(store, unsaved))[0];
  expect(await firstOf([])).toMatchObject({ id: 'game-399' });
  expect(await firstOf([goneOn])).toMatchObject({ id: 'game-398' });
  await store.save(goneOn);
  expect(await firstOf([])).toMatchObject({ id: 'game-398' });
  expect(await readNamed(store, [], ['game-399:0'])).toEqual([]);
  expect((await readLatest(store, [], async () => {})).map(({ id }) => id)).not.toContain(
    'game-399',
  );
});
