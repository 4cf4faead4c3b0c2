// When a computer's answer shows: after the person's move has been seen to its end, and at nobody's expense.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BLACK, WHITE } from '../../src/rules/types';
import { openSession } from '../../src/session/gameSession';
import type { Session } from '../../src/session/types';
import type { GameRecord, Player } from '../../src/storage/record';
import { DEFAULT_SETTINGS, glideOf } from '../../src/ui/settings/settings';
import { FakeEngine, FakeStore, gameOf, PERSON, settled, texts } from './fakes';

const MINUTE = 60_000;
const SIDE = { start: MINUTE, increment: 0 };
const CLOCK = { white: SIDE, black: SIDE };

let time: number;
let engine: FakeEngine;
let store: FakeStore;

beforeEach(() => {
  vi.useFakeTimers();
  time = 0;
  engine = new FakeEngine();
  store = new FakeStore();
});

afterEach(() => {
  vi.useRealTimers();
});

const level = (one: number): Player => ({ kind: 'computer', level: one });

async function open(record: GameRecord, glide: number): Promise<Session> {
  const session = openSession({ record, engine, store, time: () => time, glide: () => glide });
  await settled();
  return session;
}

/** Lets time pass, timers included. */
async function pass(milliseconds: number): Promise<void> {
  time += milliseconds;
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** White moves, and the engine has its answer at once. */
async function answered(session: Session): Promise<void> {
  const asked = engine.next();
  await session.play('lblc');
  (await asked).answer('lylx');
  await settled();
}

test.each([
  [3, 250, 750],
  [3, 0, 500],
  [7.9, 450, 950],
  [8, 250, 250],
])('level %d answers a move of %i ms after %i ms, and no sooner', async (one, glide, pause) => {
  const session = await open(gameOf({ black: level(one) }), glide);
  await answered(session);
  expect(session.view).toMatchObject({ deciding: 'computer', options: [] });
  await pass(pause - 1);
  expect(texts(session.view)).toEqual(['lblc']);
  await pass(1);
  expect(texts(session.view)).toEqual(['lblc', 'lylx']);
});

test('an answer that takes longer than that shows at once', async () => {
  const session = await open(gameOf({ black: level(3) }), 250);
  const asked = engine.next();
  await session.play('lblc');
  await pass(800);
  (await asked).answer('lylx');
  await settled();
  expect(texts(session.view)).toEqual(['lblc', 'lylx']);
});

test('“Move now” skips the pause, before the answer is known and after', async () => {
  const session = await open(gameOf({ black: level(3) }), 250);
  await answered(session);
  session.moveNow();
  await settled();
  expect(texts(session.view)).toEqual(['lblc', 'lylx']);
  const asked = engine.next();
  await session.play('mbmc');
  const question = await asked;
  session.moveNow();
  question.answer('mymx');
  await settled();
  expect(engine.stops).toBeGreaterThan(0);
  expect(session.view.moves).toHaveLength(4);
});

test('a computer that begins the game has no move to wait for', async () => {
  const asked = engine.next();
  const session = await open(gameOf({ white: level(3), black: PERSON }), 250);
  (await asked).answer('lblc');
  await settled();
  expect(texts(session.view)).toEqual(['lblc']);
});

test('a move taken back while the answer is held back gets none', async () => {
  const session = await open(gameOf({ black: level(3) }), 250);
  await answered(session);
  await session.takeBack();
  await pass(1000);
  expect(session.view).toMatchObject({ moves: [], deciding: 'person' });
});

test('neither clock runs while an answer is held back, and the computer pays for its thinking alone', async () => {
  const session = await open(gameOf({ black: level(3), clock: CLOCK }), 250);
  const asked = engine.next();
  await session.play('lblc');
  await pass(100);
  (await asked).answer('lylx');
  await settled();
  expect(session.view.clock?.running).toBeNull();
  await pass(650);
  expect(texts(session.view)).toEqual(['lblc', 'lylx']);
  expect(session.view.clock?.running).toBe(WHITE);
  expect([session.timeLeft(WHITE), session.timeLeft(BLACK)]).toEqual([MINUTE, MINUTE - 100]);
  await pass(40);
  expect(session.timeLeft(WHITE)).toBe(MINUTE - 40);
});

test('a computer with little time left does not lose it by waiting', async () => {
  const clock = { white: SIDE, black: { start: 200, increment: 0 } };
  const session = await open(gameOf({ black: level(3), clock }), 250);
  await answered(session);
  await pass(5000);
  expect(texts(session.view)).toEqual(['lblc', 'lylx']);
  expect(session.view.outcome).toBeNull();
});

test('a glide takes what the setting says, and no time where nothing moves', () => {
  const slow = { ...DEFAULT_SETTINGS, animation: 'slow' } as const;
  expect(glideOf(slow, false)).toBeGreaterThan(400);
  expect(glideOf(slow, true)).toBe(0);
  expect(glideOf({ ...slow, animation: 'none' }, false)).toBe(0);
});
