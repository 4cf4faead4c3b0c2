// Storage that answers late: the app goes on, says so, and writes what was made once the answer comes.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSession } from '../../src/session/gameSession';
import { newAnalysis } from '../../src/storage/analysisRecord';
import { RESPONSE_TIMEOUT_MS, UnansweredError } from '../../src/storage/errors';
import type { GameStore, StoreStatus } from '../../src/storage/gameStore';
import { openStore } from '../../src/storage/openStore';
import type { GameRecord } from '../../src/storage/record';
import { attemptOf } from '../puzzles/support';
import { COMPUTER, FakeEngine, gameOf, texts, until } from '../session/fakes';
import { holdGames, holdOpening } from '../support/hangingStorage';
import { reviewOf } from '../support/reviews';

const open: GameStore[] = [];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  for (const store of open.splice(0)) store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const past = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

async function opened(): Promise<GameStore> {
  const store = await openStore({ persist: () => undefined, now: () => 500 });
  open.push(store);
  return store;
}

/** Resolves when the store is in this state. */
const inState = (store: GameStore, state: StoreStatus['state']): Promise<void> =>
  new Promise((resolve) => {
    const stop = store.subscribe((status) => {
      if (status.state !== state) return;
      stop();
      resolve();
    });
  });

/** A store whose database does not open in time. */
async function openedLate() {
  const letGo = holdOpening();
  const opening = opened();
  await past(RESPONSE_TIMEOUT_MS);
  return { store: await opening, letGo };
}

const game = (id: string, played: Partial<GameRecord> = {}): GameRecord =>
  gameOf({}, { id, revision: 1, ...played });

test('a database that opens late is given what was made in memory, and everything goes on there', async () => {
  const { store, letGo } = await openedLate();
  expect(store.status.state).toBe('waiting');
  expect(store.status.reason).toContain('does not answer');
  await store.save(game('one'));
  await store.save(game('one', { revision: 2, moves: ['lblc'] }));
  const analyses = await store.openAnalyses();
  const analysis = newAnalysis(game('one'), 'study', 500);
  await analyses.save({ ...analysis, revision: 1 });
  const reviews = await store.openReviews();
  await reviews.save(reviewOf(game('one', { moves: ['lblc'] })));
  letGo();
  await inState(store, 'device');
  expect(store.status.reason).toBeNull();
  await store.save(game('one', { revision: 3, moves: ['lblc', 'lylx'] }));
  await analyses.save({ ...analysis, revision: 2 });
  const next = await opened();
  expect(await next.load('one')).toMatchObject({ revision: 3, moves: ['lblc', 'lylx'] });
  expect(await (await next.openAnalyses()).load('study')).toMatchObject({
    record: { revision: 2 },
  });
  expect(await (await next.openReviews()).load('one')).not.toBeNull();
});

test('puzzles tried meanwhile come after those that the device has', async () => {
  const device = await opened();
  await (await device.openAttempts()).add(attemptOf({ id: 'x', game: 'fastlane' }));
  device.close();
  const { store, letGo } = await openedLate();
  const attempts = await store.openAttempts();
  const daily = { game: 'fastlane', way: 'daily', day: '2030-01-02' } as const;
  await attempts.add(attemptOf({ id: 'z', ...daily }));
  await attempts.add(attemptOf({ id: 'y', ...daily }), 1);
  letGo();
  await inState(store, 'device');
  const found = await attempts.list('fastlane');
  expect(found.map(({ id, number }) => [id, number]).sort()).toEqual([
    ['x', 1],
    ['y', 3],
    ['z', 2],
  ]);
});

test('a database that opens, but is not read in time, is given what was made in memory as well', async () => {
  (await opened()).close();
  const letGo = await holdGames();
  const opening = opened();
  await past(RESPONSE_TIMEOUT_MS);
  const store = await opening;
  await store.save(game('one'));
  await past(2 * RESPONSE_TIMEOUT_MS);
  expect(store.status.state).toBe('waiting');
  letGo();
  await inState(store, 'device');
  await store.save(game('one', { revision: 2, moves: ['lblc'] }));
  expect(await (await opened()).load('one')).toMatchObject({ moves: ['lblc'] });
});

test('until then nobody says that a game is not there', async () => {
  const { store, letGo } = await openedLate();
  const asked = store.load('elsewhere');
  await expect(asked).rejects.toThrow(UnansweredError);
  letGo();
  await inState(store, 'device');
  expect(await store.load('elsewhere')).toBeNull();
});

test('a move that is not saved in time is told, the game goes on, and all of it is saved with the answer', async () => {
  const store = await opened();
  const engine = new FakeEngine();
  const record = gameOf({ black: COMPUTER }, { id: 'one' });
  const session = openSession({ record, engine, store });
  await until(session, ({ saving }) => !saving);
  const letGo = await holdGames();
  const asked = engine.next();
  void session.play('lblc');
  await past(RESPONSE_TIMEOUT_MS - 1);
  expect(session.view).toMatchObject({ saving: true, notice: null });
  await past(1);
  expect(session.view).toMatchObject({
    unsaved: true,
    canRetry: false,
    notice:
      'The game is not saved yet: the storage of this device does not answer. Keep this page open.',
  });
  expect(store.status.state).toBe('waiting');
  (await asked).answer('lylx');
  await until(session, (view) => texts(view).length === 2 && !view.saving);
  expect(session.view.unsaved).toBe(true);
  letGo();
  await until(session, ({ unsaved, saving }) => !unsaved && !saving);
  expect(session.view.notice).toBeNull();
  expect(store.status).toEqual({ state: 'device', reason: null });
  expect((await store.load('one'))?.moves).toEqual(['lblc', 'lylx']);
});

test('what is not read in time is told, and the answer still comes', async () => {
  const store = await opened();
  await store.save(game('one'));
  const letGo = await holdGames();
  const reading = store.load('one').catch((error: unknown) => error);
  await past(RESPONSE_TIMEOUT_MS);
  const error = await reading;
  expect(error).toBeInstanceOf(UnansweredError);
  const answered = inState(store, 'device');
  letGo();
  if (error instanceof UnansweredError) expect(await error.answer).toMatchObject({ id: 'one' });
  await answered;
});
