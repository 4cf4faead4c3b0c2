// When a computer's answer shows: after the person's move has been seen to its end, and at nobody's expense.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ThinkInfo } from '../../src/engine/api';
import { BLACK, WHITE } from '../../src/rules/types';
import { openSession } from '../../src/session/gameSession';
import { HEADLINE_MS, legalOptions } from '../../src/session/moves';
import { hardness } from '../../src/session/thinker';
import type { Session } from '../../src/session/types';
import type { GameRecord, Player } from '../../src/storage/record';
import { answerPaceOf, DEFAULT_SETTINGS } from '../../src/ui/settings/settings';
import { bipartite } from '../support/boards';
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

async function open(record: GameRecord, glide: number, natural = true): Promise<Session> {
  const pace = () => ({ glide, natural });
  const session = openSession({ record, engine, store, time: () => time, pace });
  await settled();
  return session;
}

/** Lets time pass, timers included. */
async function pass(milliseconds: number): Promise<void> {
  time += milliseconds;
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** White moves, and the engine has its answer at once, after iterations that each preferred one of these moves. */
async function answered(session: Session, leaders: readonly string[] = []): Promise<void> {
  const asked = engine.next();
  await session.play('lblc');
  const question = await asked;
  for (const [depth, leader] of leaders.entries()) question.onInfo(infoOf(depth + 1, leader));
  question.answer('lylx');
  await settled();
}

const infoOf = (depth: number, leader: string): ThinkInfo => ({
  ...{ depth, selectiveDepth: depth, score: 0, mate: null, nodes: 1, milliseconds: 1 },
  line: [leader],
});

/** Milliseconds from now until the computer's answer is on the board. */
async function waited(session: Session): Promise<number> {
  const before = time;
  while (session.view.moves.length < 2) await pass(10);
  return time - before;
}

const SURE = ['lylx', 'lylx', 'lylx', 'lylx'];
const WAVERING = ['lylx', 'mymx', 'lylx', 'mymx'];

test.each([
  [1, 250],
  [3, 0],
  [8, 450],
])(
  'level %d answers a move of %i ms half a second to 0.9 seconds after its end',
  async (one, glide) => {
    const waits: number[] = [];
    for (const leaders of [SURE, WAVERING]) {
      const session = await open(gameOf({ black: level(one) }), glide);
      await answered(session, leaders);
      expect(session.view).toMatchObject({ deciding: 'computer', options: [] });
      waits.push((await waited(session)) - glide);
      session.close();
    }
    const [sure, wavering] = waits;
    expect(sure).toBeGreaterThanOrEqual(500);
    expect(wavering).toBeGreaterThanOrEqual(sure + 100);
    expect(wavering).toBeLessThanOrEqual(910);
  },
);

test.each([1, 8])('at once, level %d still lets the move be seen to its end', async (one) => {
  const session = await open(gameOf({ black: level(one) }), 250, false);
  await answered(session, WAVERING);
  await pass(249);
  expect(texts(session.view)).toEqual(['lblc']);
  await pass(1);
  expect(texts(session.view)).toEqual(['lblc', 'lylx']);
});

test('a choice is as hard as it has moves, and as the search wavers', () => {
  expect(hardness(1, ['a', 'b', 'a'])).toBe(0);
  expect(hardness(40, ['a', 'b', 'a', 'b'])).toBe(1);
  expect(hardness(10, ['a', 'a', 'a'])).toBeLessThan(hardness(30, ['a', 'a', 'a']));
  expect(hardness(20, ['a', 'a', 'a', 'a'])).toBeLessThan(hardness(20, ['b', 'a', 'a', 'a']));
  expect(hardness(200, [])).toBeLessThanOrEqual(1);
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
  await pass(800);
  expect(texts(session.view)).toEqual(['lblc', 'lylx']);
  expect(session.view.clock?.running).toBe(WHITE);
  expect(session.timeLeft(BLACK)).toBe(MINUTE - 100);
  const before = session.timeLeft(WHITE);
  await pass(40);
  expect(session.timeLeft(WHITE)).toBe(before - 40);
});

test('a computer with little time left does not lose it by waiting', async () => {
  const clock = { white: SIDE, black: { start: 200, increment: 0 } };
  const session = await open(gameOf({ black: level(3), clock }), 250);
  await answered(session);
  await pass(5000);
  expect(texts(session.view)).toEqual(['lblc', 'lylx']);
  expect(session.view.outcome).toBeNull();
});

test('a game killed while an answer is held back asks again, and is answered', async () => {
  const killed = await open(gameOf({ black: level(3) }), 250);
  await answered(killed);
  expect(store.lastMoves).toEqual(['lblc']);
  killed.close();
  await pass(5000);
  expect(store.lastMoves).toEqual(['lblc']);
  const asked = engine.next();
  const session = await open(gameOf({ black: level(3) }, { moves: ['lblc'], revision: 2 }), 250);
  (await asked).answer('lylx');
  await settled();
  await pass(1150);
  expect(store.lastMoves).toEqual(['lblc', 'lylx']);
  expect(session.view.deciding).toBe('person');
});

test('being asked to go on while an answer is held back starts no second search', async () => {
  const session = await open(gameOf({ black: level(3) }), 250);
  await answered(session);
  session.setHidden(true);
  session.setHidden(false);
  await settled();
  expect(engine.questions).toHaveLength(1);
  await pass(1150);
  expect(texts(session.view)).toEqual(['lblc', 'lylx']);
});

describe('a battle that begins', () => {
  const CHOICE = bipartite('MA1 MB3 mE1 mG2', 'w', 'choose', '0 40');

  async function chosen(page: { natural: boolean }): Promise<Session> {
    const { natural } = page;
    const game = gameOf({ game: 'bipartite', start: CHOICE, black: level(3) });
    const session = await open(game, 250, natural);
    const [choice] = session.view.options;
    const asked = engine.next();
    await session.play(choice.text);
    const question = await asked;
    question.answer(legalAnswer(session));
    await settled();
    return session;
  }

  /** What the computer may play: the first of its legal moves. */
  const legalAnswer = ({ view: { rules, board } }: Session): string =>
    legalOptions(rules, rules.parse(board.text))[0].text;

  test.each([true, false])(
    'is read before the computer moves, natural pace or not (%s)',
    async (natural) => {
      const session = await chosen({ natural });
      await pass(HEADLINE_MS - 1);
      expect(session.view.moves).toHaveLength(1);
      await pass(1);
      expect(session.view.moves).toHaveLength(2);
    },
  );

  test('“Move now” does not wait for it', async () => {
    const session = await chosen({ natural: true });
    session.moveNow();
    await settled();
    expect(session.view.moves).toHaveLength(2);
  });
});

test('an answer waits as long as the setting says, and no time for what does not move', () => {
  const slow = { ...DEFAULT_SETTINGS, animation: 'slow' } as const;
  expect(answerPaceOf(slow, false).glide).toBeGreaterThan(400);
  expect(answerPaceOf(slow, true)).toEqual({ glide: 0, natural: true });
  expect(answerPaceOf({ ...slow, animation: 'none' }, false).glide).toBe(0);
  expect(answerPaceOf({ ...slow, answers: 'at-once' }, false).natural).toBe(false);
});
