// A game under way: who decides, the computer's answers, and how each ply is saved.
import { afterEach, expect, test, vi } from 'vitest';
import { type ThinkInfo, WorkerFailure } from '../../src/engine/api';
import { InputError } from '../../src/input/input';
import { BLACK, WHITE } from '../../src/rules/types';
import { openSession } from '../../src/session/gameSession';
import type { Session } from '../../src/session/types';
import { ConflictError } from '../../src/storage/errors';
import type { GameRecord } from '../../src/storage/record';
import { COMPUTER, FakeEngine, FakeStore, gameOf, PERSON, texts, until } from './fakes';

interface Table {
  readonly session: Session;
  readonly engine: FakeEngine;
  readonly store: FakeStore;
}

/** Opens a game and waits until it is saved; the clock stands at 2000. */
async function open(record: GameRecord, store = new FakeStore()): Promise<Table> {
  const engine = new FakeEngine();
  const session = openSession({ record, engine, store, now: () => 2000 });
  if (record.revision === 0) await until(session, ({ record: { revision } }) => revision === 1);
  return { session, engine, store };
}

const saved = { revision: 5 };
/** White is a person, Black the computer. */
const againstComputer = (played: Partial<GameRecord> = {}) => gameOf({ black: COMPUTER }, played);

/** A rook guards rank y, and White mates with the other by rxrz. */
const MATE_IN_ONE = 'k4/4R/3R1/5/**1**/5/5/5/4K w m 0 0';

afterEach(() => {
  vi.useRealTimers();
});

test('a new game is saved before its first move', async () => {
  const { store } = await open(gameOf());
  expect(store.saved).toHaveLength(1);
  expect(store.saved[0]).toMatchObject({ moves: [], revision: 1 });
});

test('pass and play: each side plays its legal moves in turn, with notation', async () => {
  const { session, store } = await open(gameOf());
  await session.play('lblc');
  await session.play('lylx');
  expect(texts(session.view)).toEqual(['lblc', 'lylx']);
  expect(session.view.moves.map(({ side }) => side)).toEqual([WHITE, BLACK]);
  expect(session.view.moves[0].notation).toBe('lc');
  expect(session.view.board.lastMove?.text).toBe('lylx');
  expect(session.view.options.map(({ text }) => text)).toContain('mbmc');
  expect(store.lastMoves).toEqual(['lblc', 'lylx']);
  expect(store.saved.map(({ revision }) => revision)).toEqual([1, 2, 3]);
  expect(session.view.record.updatedAt).toBe(2000);
});

test('the coach is let in and sent away, and the game remembers one that has seen a move', async () => {
  const { session, store } = await open(againstComputer());
  await session.setCoach(true);
  expect(store.saved.at(-1)).toMatchObject({ coach: 'on', revision: 2 });
  await session.setCoach(false);
  expect(session.view.record.coach).toBeNull();
  await session.setCoach(true);
  await session.play('lblc');
  await session.setCoach(false);
  expect(store.saved.at(-1)).toMatchObject({ coach: 'off', moves: ['lblc'] });
  await session.setCoach(true);
  expect(session.view.record.coach).toBe('on');
});

const SIDE_CLOCK = { start: 60_000, increment: 0 };

test.each<[string, GameRecord]>([
  ['two persons', gameOf()],
  ['two computers', gameOf({ white: COMPUTER, black: COMPUTER })],
  ['a clock', gameOf({ black: COMPUTER, clock: { white: SIDE_CLOCK, black: SIDE_CLOCK } })],
  ['its end', gameOf({ black: COMPUTER }, { result: { score: '0-1', reason: 'resignation' } })],
])('a game with %s lets no coach in', async (_what, record) => {
  const { session } = await open(record);
  await expect(session.setCoach(true)).rejects.toThrow(InputError);
  expect(session.view.record.coach).toBeNull();
});

test('an illegal move is refused by name and changes nothing', async () => {
  const { session, store } = await open(gameOf());
  await expect(session.play('lbld')).rejects.toThrow('lbld');
  expect(session.view.moves).toEqual([]);
  expect(store.saved).toHaveLength(1);
});

test('a stored game goes on where it stood', async () => {
  const { session, store } = await open(gameOf({}, { moves: ['lblc', 'lylx'], ...saved }));
  expect(texts(session.view)).toEqual(['lblc', 'lylx']);
  expect(session.view.board.side).toBe(WHITE);
  expect(store.saved).toEqual([]);
  await session.play('mbmc');
  expect(store.saved.map(({ revision }) => revision)).toEqual([6]);
});

test('the computer is asked only once the move is saved', async () => {
  const { session, engine, store } = await open(againstComputer());
  const release = store.hold();
  const asked = engine.next();
  const playing = session.play('lblc');
  expect(session.view.board.lastMove?.text).toBe('lblc');
  expect(engine.questions).toHaveLength(0);
  release();
  await playing;
  const { request } = await asked;
  expect(store.lastMoves).toEqual(['lblc']);
  expect(request).toMatchObject({ level: 3, line: { game: 'bridge41', moves: ['lblc'] } });
});

test('a character is asked for its own moves', async () => {
  const engine = new FakeEngine();
  const asked = engine.next();
  const record = gameOf({ black: { ...COMPUTER, character: 'vera' } });
  const session = openSession({ record, engine, store: new FakeStore() });
  await session.play('lblc');
  expect((await asked).request).toMatchObject({ level: COMPUTER.level, character: 'vera' });
});

test('an answer given before the move it answers is saved waits for that and is not lost', async () => {
  const { session, engine, store } = await open(againstComputer());
  await session.play('lblc');
  const release = store.hold();
  engine.questions[0].answer('lylx');
  const shown = await until(session, ({ moves }) => moves.length === 2);
  expect(shown.options).not.toEqual([]);
  const answer = session.play('mbmc');
  const again = session.play('mbmc');
  await new Promise(setImmediate);
  expect(texts(session.view)).toEqual(['lblc', 'lylx']);
  expect(store.lastMoves).toEqual(['lblc']);
  release();
  await answer;
  expect(store.saved.slice(-2).map(({ moves }) => moves)).toEqual([
    ['lblc', 'lylx'],
    ['lblc', 'lylx', 'mbmc'],
  ]);
  await expect(again).rejects.toThrow('the computer’s turn');
});

test('an answer still waiting when the game is left is not played', async () => {
  const { session, store } = await open(gameOf());
  const release = store.hold();
  const playing = session.play('lblc');
  const answer = session.play('lylx');
  session.close();
  release();
  await Promise.all([playing, answer]);
  expect(store.lastMoves).toEqual(['lblc']);
});

const infoAt = (depth: number): ThinkInfo => ({
  ...{ depth, selectiveDepth: depth + 2, score: 10 * depth, mate: null },
  ...{ nodes: 999, milliseconds: 20, line: ['lylx'] },
});

test('progress of the search is shown and gone after the reply; what it thought last is kept', async () => {
  const { session, engine } = await open(againstComputer());
  await session.play('lblc');
  const [first, last] = [infoAt(4), infoAt(5)];
  engine.questions[0].onInfo(first);
  expect(session.view.thinking).toBe(first);
  engine.questions[0].onInfo(last);
  engine.questions[0].answer('lylx');
  await until(session, ({ options }) => options.length > 0);
  expect(session.view.thinking).toBeNull();
  expect(session.view.thought).toBe(last);
  await session.swapSides();
  expect(session.view.thought).toBeNull();
});

test('the iterations of a moment are told as one', async () => {
  vi.useFakeTimers();
  const { session, engine } = await open(againstComputer());
  await session.play('lblc');
  const shown: (number | undefined)[] = [];
  session.subscribe(({ thinking }) => shown.push(thinking?.depth));
  for (const depth of [1, 2, 3, 4]) engine.questions[0].onInfo(infoAt(depth));
  expect(shown).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toEqual([1, 4]);
  engine.questions[0].onInfo(infoAt(5));
  engine.questions[0].onInfo(infoAt(6));
  await session.takeBack();
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.view.thinking).toBeNull();
  expect(shown.filter((depth) => depth === 6)).toEqual([]);
});

test('the person cannot move for the computer', async () => {
  const { session } = await open(againstComputer());
  await session.play('lblc');
  expect(session.view.deciding).toBe('computer');
  expect(session.view.options).toEqual([]);
  await expect(session.play('lylx')).rejects.toThrow('computer');
});

test('taking back while the computer thinks returns to the own move and drops its late reply', async () => {
  const { session, engine, store } = await open(againstComputer());
  await session.play('lblc');
  await session.takeBack();
  expect(engine.stops).toBe(1);
  expect(session.view.moves).toEqual([]);
  expect(store.lastMoves).toEqual([]);
  await session.play('mbmc');
  engine.questions[0].answer('lylx');
  engine.questions[0].onInfo({
    depth: 1,
    selectiveDepth: 1,
    score: 0,
    mate: null,
    nodes: 1,
    milliseconds: 1,
    line: [],
  });
  engine.questions[1].answer('ryrx');
  await until(session, ({ options }) => options.length > 0);
  expect(texts(session.view)).toEqual(['mbmc', 'ryrx']);
});

test('taking back after the reply undoes both plies', async () => {
  const { session, engine, store } = await open(againstComputer());
  await session.play('lblc');
  engine.questions[0].answer('lylx');
  await until(session, ({ options }) => options.length > 0);
  await session.takeBack();
  expect(session.view.moves).toEqual([]);
  expect(session.view.canTakeBack).toBe(false);
  expect(store.lastMoves).toEqual([]);
  await expect(session.takeBack()).rejects.toThrow('take back');
});

test('taking back while the reply is being saved leaves the shorter game stored', async () => {
  const { session, engine, store } = await open(againstComputer());
  await session.play('lblc');
  const release = store.hold();
  engine.questions[0].answer('lylx');
  await until(session, ({ moves }) => moves.length === 2);
  const back = session.takeBack();
  release();
  await back;
  expect(store.lastMoves).toEqual([]);
  expect(session.view.options).not.toEqual([]);
});

test('nothing can be taken back before the first own move when the computer began', async () => {
  const { session, engine } = await open(gameOf({ white: COMPUTER }));
  engine.questions[0].answer('lblc');
  await until(session, ({ options }) => options.length > 0);
  expect(session.view.canTakeBack).toBe(false);
});

test('in pass and play taking back undoes one ply', async () => {
  const { session } = await open(gameOf());
  await session.play('lblc');
  await session.play('lylx');
  await session.takeBack();
  expect(texts(session.view)).toEqual(['lblc']);
  expect(session.view.board.side).toBe(BLACK);
});

test('a move that ends the game sets result and reason, and the computer is not asked', async () => {
  const record = gameOf({ start: MATE_IN_ONE, black: COMPUTER });
  const { session, engine, store } = await open(record);
  await session.play('rxrz');
  expect(session.view.outcome).toEqual({ winner: WHITE, reason: 'checkmate' });
  expect(session.view.deciding).toBeNull();
  expect(store.saved.at(-1)?.result).toEqual({ score: '1-0', reason: 'checkmate' });
  expect(engine.questions).toEqual([]);
  await expect(session.play('rxrz')).rejects.toThrow('over');
  await session.takeBack();
  expect(session.view.outcome).toBeNull();
  expect(store.saved.at(-1)?.result).toBeNull();
});

test('a stored game whose ending was not stored is completed', async () => {
  const record = gameOf({ start: MATE_IN_ONE }, { moves: ['rxrz'], ...saved });
  const { session, store } = await open(record);
  const view = await until(session, ({ record: { revision } }) => revision === 6);
  expect(view.outcome?.reason).toBe('checkmate');
  expect(store.saved.at(-1)?.result).toEqual({ score: '1-0', reason: 'checkmate' });
});

test('the person resigns, even while the computer thinks, and can take that back', async () => {
  const { session, engine, store } = await open(againstComputer());
  await session.play('lblc');
  await session.resign();
  expect(session.view.outcome).toEqual({ winner: BLACK, reason: 'resignation' });
  expect(store.saved.at(-1)?.result).toEqual({ score: '0-1', reason: 'resignation' });
  engine.questions[0].answer('lylx');
  await session.takeBack();
  expect(session.view.outcome).toBeNull();
  expect(texts(session.view)).toEqual(['lblc']);
  expect(engine.questions).toHaveLength(2);
});

test('of two persons the one to move resigns', async () => {
  const { session } = await open(gameOf());
  await session.play('lblc');
  await session.resign();
  expect(session.view.outcome).toEqual({ winner: WHITE, reason: 'resignation' });
});

test('of two persons the other one may resign too', async () => {
  const { session } = await open(gameOf());
  await session.resign(BLACK);
  expect(session.view.outcome).toEqual({ winner: WHITE, reason: 'resignation' });
});

test('players agree a draw', async () => {
  const { session, store } = await open(gameOf());
  await session.agreeDraw();
  expect(store.saved.at(-1)?.result).toEqual({ score: '1/2-1/2', reason: 'agreement' });
  await expect(session.resign()).rejects.toThrow('over');
});

test('move now stops the search, whose answer counts', async () => {
  const { session, engine } = await open(againstComputer());
  session.moveNow();
  expect(engine.stops).toBe(0);
  await session.play('lblc');
  session.moveNow();
  expect(engine.stops).toBe(1);
  engine.questions[0].answer('lylx');
  await until(session, ({ options }) => options.length > 0);
  expect(texts(session.view)).toEqual(['lblc', 'lylx']);
});

test('looking back shows older positions without moves to play, and stays there when a reply comes', async () => {
  const { session, engine } = await open(againstComputer());
  await session.play('lblc');
  session.show(0);
  expect(session.view).toMatchObject({ shown: 0, live: false });
  expect(session.view.board.text).toBe(session.view.record.start);
  engine.questions[0].answer('lylx');
  const view = await until(session, ({ moves }) => moves.length === 2);
  expect(view.shown).toBe(0);
  expect(view.options).toEqual([]);
  session.show(1);
  expect(session.view.board.lastMove?.text).toBe('lblc');
  session.show(99);
  expect(session.view.live).toBe(true);
  session.show(-1);
  expect(session.view.shown).toBe(0);
  session.showLive();
  const live = await until(session, ({ options }) => options.length > 0);
  expect(live.live).toBe(true);
});

test('a broken engine is asked again, with a notice', async () => {
  const { session, engine } = await open(againstComputer());
  await session.play('lblc');
  const again = engine.next();
  engine.questions[0].fail('out of memory');
  (await again).answer('lylx');
  const view = await until(session, ({ options }) => options.length > 0);
  expect(view.notice).toMatch(/thinking again/);
  expect(view.canRetry).toBe(false);
  await session.play('mbmc');
  expect(session.view.notice).toBeNull();
});

test('an engine that stays broken is told of, and asked again on demand', async () => {
  const { session, engine } = await open(againstComputer());
  await session.play('lblc');
  const again = engine.next();
  engine.questions[0].fail('out of memory');
  (await again).fail('out of memory');
  const view = await until(session, ({ canRetry }) => canRetry);
  expect(view.notice).toMatch(/could not move: out of memory/);
  const third = engine.next();
  await session.retry();
  expect(session.view.notice).toBeNull();
  (await third).answer('lylx');
  await until(session, ({ options }) => options.length > 0);
  expect(texts(session.view)).toEqual(['lblc', 'lylx']);
});

test('an engine whose workers have failed is told of at once', async () => {
  const { session, engine } = await open(againstComputer());
  await session.play('lblc');
  engine.questions[0].fail(new WorkerFailure('silent'));
  const view = await until(session, ({ canRetry }) => canRetry);
  expect(view.notice).toBe('The computer could not move: the engine has stopped answering.');
  expect(view.computerFailed).toBe(true);
  const next = engine.next();
  await session.retry();
  (await next).answer('lylx');
  await until(session, ({ options }) => options.length > 0);
  expect(session.view).toMatchObject({ notice: null, computerFailed: false });
});

test('an engine that has not begun in time is told of, and the notice goes when it begins', async () => {
  const { session, engine } = await open(againstComputer());
  await session.play('lblc');
  engine.questions[0].onLate(true);
  expect(session.view).toMatchObject({
    notice: 'The computer is slow to start. Wait a little, or try again.',
    ...{ canRetry: true, computerFailed: true },
  });
  engine.questions[0].onLate(false);
  expect(session.view).toMatchObject({ notice: null, canRetry: false, computerFailed: false });
  engine.questions[0].answer('lylx');
  await until(session, ({ options }) => options.length > 0);
});

test('an engine that has not begun in time is asked anew where the player wants it', async () => {
  const { session, engine } = await open(againstComputer());
  await session.play('lblc');
  const [late] = engine.questions;
  late.onLate(true);
  const next = engine.next();
  await session.retry();
  expect(session.view).toMatchObject({ notice: null, canRetry: false });
  // What becomes of the first question does not matter any more.
  late.onLate(true);
  late.answer('rbrc');
  (await next).answer('lylx');
  await until(session, ({ options }) => options.length > 0);
  expect(texts(session.view)).toEqual(['lblc', 'lylx']);
});

test('a game whose engine stays broken can still be given up', async () => {
  const { session, engine } = await open(againstComputer());
  await session.play('lblc');
  const again = engine.next();
  engine.questions[0].fail('out of memory');
  (await again).fail('out of memory');
  await until(session, ({ canRetry }) => canRetry);
  await session.resign();
  expect(session.view).toMatchObject({ notice: null, canRetry: false });
  expect(session.view.outcome?.reason).toBe('resignation');
});

test.each([
  ['an illegal move', 'zzzz'],
  ['no move', null],
])('an engine that answers with %s is not believed', async (_what, move) => {
  const { session, engine } = await open(againstComputer());
  await session.play('lblc');
  const again = engine.next();
  engine.questions[0].answer(move);
  (await again).answer(move);
  const view = await until(session, ({ canRetry }) => canRetry);
  expect(texts(view)).toEqual(['lblc']);
});

test('when saving fails the game goes on with a notice, and the next save holds everything', async () => {
  const { session, store, engine } = await open(againstComputer());
  store.failure = new Error('the disk is full');
  await session.play('lblc');
  expect(session.view.notice).toMatch(/the disk is full/);
  engine.questions[0].answer('lylx');
  await until(session, ({ options }) => options.length > 0);
  await new Promise(setImmediate);
  store.failure = null;
  await session.retry();
  expect(session.view.notice).toBeNull();
  // What failed is saved first, as a revision of its own: it may have been written after all.
  expect(store.saved.at(-1)).toMatchObject({ moves: ['lblc', 'lylx'], revision: 3 });
});

test('a game that went on in another tab is not overwritten or played on here', async () => {
  const { session, store, engine } = await open(againstComputer());
  store.failure = new ConflictError('This game went on in another tab.');
  await session.play('lblc');
  expect(session.view).toMatchObject({ superseded: true, deciding: null, canTakeBack: false });
  expect(session.view.notice).toMatch(/another tab/);
  expect(engine.questions).toEqual([]);
  store.failure = null;
  await expect(session.play('mbmc')).rejects.toThrow('another tab');
  await expect(session.takeBack()).rejects.toThrow('another tab');
  await expect(session.resign()).rejects.toThrow('another tab');
  expect(store.saved).toHaveLength(1);
});

test('the same side decides twice where the rules say so', async () => {
  const start = 'MM*MM/MMMM1/4M/5/4m/5/mmmm1/5/mm*mm w 1 0 40';
  const { session, engine } = await open(
    gameOf({ game: 'bipartite', start, white: PERSON, black: COMPUTER }),
  );
  await session.play('C5B5');
  expect(session.view.deciding).toBe('person');
  expect(engine.questions).toEqual([]);
  expect(session.view.options.map(({ text }) => text)).toEqual(['diagonal', 'orthogonal']);
  await session.play('diagonal');
  expect(session.view.deciding).toBe('computer');
  await session.takeBack();
  expect(texts(session.view)).toEqual(['C5B5']);
  await session.takeBack();
  expect(session.view.moves).toEqual([]);
});

test('views that were handed out never change', async () => {
  const { session } = await open(gameOf());
  const before = session.view;
  const copy = structuredClone({ moves: before.moves, board: before.board, record: before.record });
  await session.play('lblc');
  await session.takeBack();
  await session.play('mbmc');
  expect({ moves: before.moves, board: before.board, record: before.record }).toEqual(copy);
});

test('a closed session stops the engine and takes no reply', async () => {
  const { session, engine, store } = await open(againstComputer());
  await session.play('lblc');
  session.close();
  expect(engine.stops).toBe(1);
  engine.questions[0].answer('lylx');
  await new Promise(setImmediate);
  expect(store.lastMoves).toEqual(['lblc']);
});

test('a session closed while a move is being saved asks nothing more', async () => {
  const { session, engine, store } = await open(againstComputer());
  const release = store.hold();
  const playing = session.play('lblc');
  session.close();
  release();
  await playing;
  expect(store.lastMoves).toEqual(['lblc']);
  expect(engine.questions).toEqual([]);
});

test.each([
  [{ moves: ['lblc', 'zzzz'] }, /move 1: .*zzzz/],
  [{ start: 'nonsense' }, /start: /],
  [{ game: 'ludo' }, /game is "ludo"/],
  [{ options: { bridge: 'rope' } }, /bridge is "rope"/],
  [{ result: { score: '1-0', reason: 'checkmate' } }, /result is 1-0 checkmate/],
] satisfies [Partial<GameRecord>, RegExp][])(
  'a record that does not fit the rules is refused: %j',
  (bad, message) => {
    const parts = { engine: new FakeEngine(), store: new FakeStore() };
    expect(() => openSession({ record: gameOf({}, bad), ...parts })).toThrow(message);
  },
);
