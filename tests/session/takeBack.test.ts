// Taking back and redoing without limit, changing sides, and looking on at two computers.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BLACK, WHITE } from '../../src/rules/types';
import { openSession } from '../../src/session/gameSession';
import type { Session } from '../../src/session/types';
import { askedOf } from '../../src/session/view';
import { seatedByMessage } from '../../src/storage/message';
import type { GameRecord } from '../../src/storage/record';
import { COMPUTER, FakeEngine, FakeStore, gameOf, PERSON, settled, texts } from './fakes';

const LEVEL_7 = { kind: 'computer', level: 7 } as const;

let engine: FakeEngine;
let store: FakeStore;

beforeEach(() => {
  vi.useFakeTimers();
  engine = new FakeEngine();
  store = new FakeStore();
});

afterEach(() => {
  vi.useRealTimers();
});

async function open(record: GameRecord): Promise<Session> {
  const session = openSession({ record, engine, store });
  await settled();
  return session;
}

/** Answers the latest question and waits until the move is played. */
async function answer(move: string): Promise<void> {
  engine.questions.at(-1)?.answer(move);
  await settled();
}

test('what was taken back is redone move by move, in any number', async () => {
  const session = await open(gameOf());
  const line = ['lblc', 'lylx', 'mbmc', 'mymx'];
  for (const move of line) await session.play(move);
  for (let left = 3; left >= 0; left--) {
    await session.takeBack();
    expect(texts(session.view)).toEqual(line.slice(0, left));
  }
  for (let played = 1; played <= 4; played++) {
    expect(session.view.canRedo).toBe(true);
    await session.redo();
    expect(texts(session.view)).toEqual(line.slice(0, played));
    expect(store.lastMoves).toEqual(line.slice(0, played));
  }
  expect(session.view.canRedo).toBe(false);
  await expect(session.redo()).rejects.toThrow('no move to play again');
});

test('of two persons, each takes back to a move of its own', async () => {
  const session = await open(gameOf());
  for (const move of ['lblc', 'lylx', 'mbmc']) await session.play(move);
  await session.takeBack(BLACK);
  expect(texts(session.view)).toEqual(['lblc']);
  await expect(session.takeBack(BLACK)).rejects.toThrow('no move of yours to take back');
  await session.takeBack(WHITE);
  expect(texts(session.view)).toEqual([]);
});

test('in a strict game nothing is taken back, neither a move nor its end', async () => {
  const session = await open(gameOf({ strict: true, black: COMPUTER }));
  await session.play('lblc');
  await answer('lylx');
  expect(session.view.canTakeBack).toBe(false);
  await expect(session.takeBack()).rejects.toThrow('strict game');
  await session.resign();
  expect(session.view.canTakeBack).toBe(false);
  await expect(session.takeBack()).rejects.toThrow('strict game');
  expect(texts(session.view)).toEqual(['lblc', 'lylx']);
  expect(store.saved.at(-1)).toMatchObject({ strict: true, result: { reason: 'resignation' } });
});

test('another move ends redoing', async () => {
  const session = await open(gameOf());
  await session.play('lblc');
  await session.play('lylx');
  await session.takeBack();
  await session.takeBack();
  await session.play('mbmc');
  expect(session.view.canRedo).toBe(false);
});

test('against the computer redoing goes to the next own decision, and asks nothing meanwhile', async () => {
  const session = await open(gameOf({ black: COMPUTER }));
  await session.play('lblc');
  await answer('lylx');
  await session.play('mbmc');
  await session.takeBack();
  await session.takeBack();
  expect(session.view.moves).toEqual([]);
  const asked = engine.questions.length;
  await session.redo();
  expect(texts(session.view)).toEqual(['lblc', 'lylx']);
  expect(engine.questions).toHaveLength(asked);
  await session.redo();
  expect(texts(session.view)).toEqual(['lblc', 'lylx', 'mbmc']);
  await settled();
  expect(engine.questions).toHaveLength(asked + 1);
  await answer('mymx');
  expect(session.view.canRedo).toBe(false);
});

test('a game that is over is opened again to the own last move, and redone to its end', async () => {
  const start = 'k4/4R/3R1/5/**1**/5/5/5/4K w m 0 0';
  const session = await open(gameOf({ start, black: COMPUTER }));
  await session.play('rxrz');
  expect(session.view.outcome?.reason).toBe('checkmate');
  expect(session.view.canRedo).toBe(false);
  await session.takeBack();
  expect(session.view.outcome).toBeNull();
  await session.redo();
  expect(session.view.outcome?.reason).toBe('checkmate');
});

test('in mid-game the person and the computer change places', async () => {
  const session = await open(gameOf({ black: COMPUTER }));
  await session.swapSides();
  expect(session.view.record).toMatchObject({ white: COMPUTER, black: PERSON });
  await answer('lblc');
  expect(session.view.deciding).toBe('person');
  await session.play('lylx');
  await session.swapSides();
  expect(engine.stops).toBe(1);
  expect(session.view.options.map(({ text }) => text)).toContain('mbmc');
  expect(store.saved.at(-1)).toMatchObject({
    white: PERSON,
    black: COMPUTER,
    moves: ['lblc', 'lylx'],
  });
  await answer('mbmc');
  expect(texts(session.view)).toEqual(['lblc', 'lylx']);
});

test('only against the computer can sides be changed, and only while the game lasts', async () => {
  await expect((await open(gameOf())).swapSides()).rejects.toThrow(
    'this is not a game against the computer',
  );
  const session = await open(gameOf({ black: COMPUTER }));
  await session.resign();
  await expect(session.swapSides()).rejects.toThrow('over');
});

test('two computers play each other, each at its level, at a pace that can be followed', async () => {
  const session = await open(gameOf({ white: COMPUTER, black: LEVEL_7 }));
  expect(session.view).toMatchObject({ watched: true, paused: false, options: [] });
  await answer('lblc');
  expect(texts(session.view)).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(texts(session.view)).toEqual(['lblc']);
  expect(engine.questions.map(({ request }) => request.level)).toEqual([3, 7]);
  await expect(session.resign()).rejects.toThrow('two computers play');
});

test('a step asked for while the last move is being saved is made once it is', async () => {
  const session = await open(gameOf({ white: COMPUTER, black: LEVEL_7 }));
  await session.pause();
  void session.step();
  const release = store.hold();
  await answer('lblc');
  await vi.advanceTimersByTimeAsync(5000);
  expect(texts(session.view)).toEqual(['lblc']);
  void session.step();
  await settled();
  expect(engine.questions).toHaveLength(2);
  release();
  await settled();
  await answer('lylx');
  await vi.advanceTimersByTimeAsync(5000);
  expect(texts(session.view)).toEqual(['lblc', 'lylx']);
});

test('two computers are paused, stepped, taken back ply by ply, and go on', async () => {
  const session = await open(gameOf({ white: COMPUTER, black: LEVEL_7 }));
  await session.pause();
  await answer('lblc');
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.view).toMatchObject({ paused: true, moves: [] });
  void session.step();
  await answer('lblc');
  void session.step();
  await answer('lylx');
  await vi.advanceTimersByTimeAsync(5000);
  expect(texts(session.view)).toEqual(['lblc', 'lylx']);
  expect(engine.questions).toHaveLength(3);
  await session.takeBack();
  expect(texts(session.view)).toEqual(['lblc']);
  await session.redo();
  expect(texts(session.view)).toEqual(['lblc', 'lylx']);
  session.resume();
  await answer('mbmc');
  await vi.advanceTimersByTimeAsync(1000);
  expect(texts(session.view)).toEqual(['lblc', 'lylx', 'mbmc']);
});

test('taking back stops two computers at play', async () => {
  const session = await open(gameOf({ white: COMPUTER, black: LEVEL_7 }));
  await answer('lblc');
  await vi.advanceTimersByTimeAsync(1000);
  await session.takeBack();
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.view).toMatchObject({ paused: true, moves: [], canRedo: true });
  expect(session.view.board.side).not.toBe(BLACK);
});

test('two computers rest while nobody sees them', async () => {
  const session = await open(gameOf({ white: COMPUTER, black: LEVEL_7 }));
  session.setHidden(true);
  await answer('lblc');
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.view.moves).toEqual([]);
  session.setHidden(false);
  await answer('mbmc');
  await vi.advanceTimersByTimeAsync(1000);
  expect(texts(session.view)).toEqual(['mbmc']);
});

test('a stored game of two computers waits until it is started', async () => {
  const record = gameOf({ white: COMPUTER, black: LEVEL_7 }, { moves: ['lblc'], revision: 2 });
  const session = await open(record);
  expect(session.view.paused).toBe(true);
  expect(engine.questions).toEqual([]);
  session.resume();
  expect(engine.questions).toHaveLength(1);
});

test('who is to move is known while looking back, also where the same side decides twice', async () => {
  const start = 'MM*MM/MMMMM/5/5/5/5/5/mmmmm/mm*mm b choose 0 40';
  const session = await open(gameOf({ game: 'bipartite', start }));
  await session.play('diagonal');
  expect(session.view.toMove).toBe(BLACK);
  session.show(0);
  expect(session.view.toMove).toBe(BLACK);
});

test.each<[string, (session: Session) => Promise<void>]>([
  ['a move', (session) => session.play('mbmc')],
  ['the draw it agreed to', (session) => session.agreeDraw()],
])('who takes back %s before it is sent is asked again what the friend asked', async (_, act) => {
  const message = { sent: 2, request: { what: 'draw', state: 'asked' } } as const;
  const seats = seatedByMessage({ white: PERSON, black: PERSON }, WHITE);
  const session = await open(gameOf(seats, { moves: ['lblc', 'lylx'], message, revision: 1 }));
  await act(session);
  expect(askedOf(session.view)).toBeNull();
  await session.takeBack();
  expect(askedOf(session.view)).toBe('draw');
  expect(store.saved.at(-1)?.message).toEqual(message);
  // Once it has been sent, the friend's next move ends the request.
  await session.play('mbmc');
  await session.noteSent();
  await session.receive({ ...session.view.record, moves: ['lblc', 'lylx', 'mbmc', 'mymx'] });
  await session.play(session.view.options[0]?.text ?? '');
  await session.takeBack();
  expect(askedOf(session.view)).toBeNull();
});
