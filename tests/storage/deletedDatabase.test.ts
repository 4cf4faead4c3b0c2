// A database that is deleted from outside while the app is open: it is made anew, with what the page still has.
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { expect, test } from 'vitest';
import { openSession } from '../../src/session/gameSession';
import { newAnalysis } from '../../src/storage/analysisRecord';
import type { GameStore, NewGameChoices } from '../../src/storage/gameStore';
import type { GameRecord } from '../../src/storage/record';
import { DATABASE } from '../../src/storage/schema';
import { FakeEngine, gameOf, until } from '../session/fakes';
import { listed } from '../support/storedRecords';
import { freshDatabase } from '../support/stores';

const opened = freshDatabase();

const game = (id: string, played: Partial<GameRecord> = {}): GameRecord =>
  gameOf({}, { id, revision: 1, ...played });
const choices: NewGameChoices = {
  opponent: 'computer',
  level: 3,
  matched: false,
  blackLevel: 3,
  side: 'random',
  options: {},
  clock: null,
  coach: null,
  begun: 1,
};
const ids = async (store: GameStore) => (await listed(store)).map(({ id }) => id).sort();

test('what the page had is saved again at once, and the player is told', async () => {
  const before = await opened();
  for (const id of ['kept', 'other']) await before.save(game(id));
  before.close();
  const store = await opened();
  await store.load('kept');
  await store.save(game('new'));
  await store.save(game('gone'));
  await store.remove('gone');
  await store.rememberChoices('cuarenta', choices);
  const analyses = await store.openAnalyses();
  await analyses.save({ ...newAnalysis(game('kept'), 'study', 500), revision: 1 });
  await deleteDB(DATABASE);
  const next = await opened();
  expect(await ids(next)).toEqual(['kept', 'new']);
  expect(await (await next.openAnalyses()).load('study')).not.toBeNull();
  expect(await next.newGameChoices('cuarenta')).toEqual(choices);
  expect(store.status).toEqual({
    state: 'device',
    reason: expect.stringMatching(/were deleted outside the app.*saved again.*backup/),
  });
  expect(next.status.reason).toBeNull();
});

test('a game that is open goes on as if nothing had happened', async () => {
  const store = await opened();
  const session = openSession({
    record: gameOf({}, { id: 'one' }),
    engine: new FakeEngine(),
    store,
  });
  await session.play('lblc');
  await deleteDB(DATABASE);
  await session.play('lylx');
  await until(session, ({ saving }) => !saving);
  expect(session.view).toMatchObject({ unsaved: false, superseded: false, notice: null });
  expect((await (await opened()).load('one'))?.moves).toEqual(['lblc', 'lylx']);
});

test('of two pages the one that had more is what counts', async () => {
  const [one, other] = [await opened(), await opened()];
  await one.save(game('a'));
  await other.load('a');
  await one.save(game('a', { revision: 2, moves: ['lblc'] }));
  await other.save(game('b'));
  await deleteDB(DATABASE);
  expect(await ids(one)).toEqual(['a', 'b']);
  expect((await other.load('a'))?.moves).toEqual(['lblc']);
});

test('what was erased by the player does not come back', async () => {
  const store = await opened();
  await store.save(game('a'));
  await store.eraseAll();
  await deleteDB(DATABASE);
  expect(await ids(store)).toEqual([]);
});
