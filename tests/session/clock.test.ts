// Clocks: the arithmetic, and a game played on them, whatever is taken back, hidden, paused or killed.
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BLACK, WHITE } from '../../src/rules/types';
import { Stopwatch, timeLeft } from '../../src/session/clock';
import { openSession } from '../../src/session/gameSession';
import type { Session } from '../../src/session/types';
import { parsePlayableRecord } from '../../src/storage/parseRecord';
import type { GameRecord } from '../../src/storage/record';
import { COMPUTER, FakeEngine, FakeStore, gameOf, settled, texts } from './fakes';

const MINUTE = 60_000;
const CLOCK = {
  white: { start: 5 * MINUTE, increment: 3000 },
  black: { start: 2 * MINUTE, increment: 0 },
};

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

async function open(record: GameRecord): Promise<Session> {
  const session = openSession({ record, engine, store, time: () => time });
  await settled();
  return session;
}

/** Lets time pass, timers included. */
async function pass(milliseconds: number): Promise<void> {
  time += milliseconds;
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** Lets time pass as a sleeping device does: no timer runs. */
function sleep(milliseconds: number): void {
  time += milliseconds;
}

const left = (session: Session) => [session.timeLeft(WHITE), session.timeLeft(BLACK)];
const lastSaved = (): GameRecord => {
  const record = store.saved.at(-1);
  if (!record) throw new Error('nothing was saved');
  return record;
};

/** The device is switched off and on: all that is left is what was saved. */
function reopened(): Promise<Session> {
  return open(parsePlayableRecord(JSON.parse(JSON.stringify(lastSaved()))));
}

test('the first move starts the clocks; each move adds its increment and costs its time', async () => {
  const session = await open(gameOf({ clock: CLOCK }));
  await pass(10_000);
  expect(left(session)).toEqual([300_000, 120_000]);
  expect(session.view.clock?.running).toBeNull();
  await session.play('lblc');
  expect(session.view.clock?.running).toBe(BLACK);
  await pass(7000);
  expect(left(session)).toEqual([303_000, 113_000]);
  await session.play('lylx');
  await pass(500);
  expect(left(session)).toEqual([302_500, 113_000]);
  await session.play('mbmc');
  expect(left(session)).toEqual([305_500, 113_000]);
  expect(lastSaved()).toMatchObject({ spent: [0, 7000, 500], used: 0 });
});

test('who runs out of time loses, at that very moment', async () => {
  const session = await open(gameOf({ clock: CLOCK }));
  await session.play('lblc');
  await pass(119_999);
  expect(session.view.outcome).toBeNull();
  await pass(1);
  expect(session.view.outcome).toEqual({ winner: WHITE, reason: 'time' });
  expect(lastSaved().result).toEqual({ score: '1-0', reason: 'time' });
  expect(left(session)).toEqual([303_000, 0]);
});

test('a move that comes after the time, because the device slept, does not count', async () => {
  const session = await open(gameOf({ clock: CLOCK }));
  await session.play('lblc');
  sleep(3_600_000);
  await expect(session.play('lylx')).rejects.toThrow('time for this move is over');
  expect(session.view.outcome).toEqual({ winner: WHITE, reason: 'time' });
  expect(texts(session.view)).toEqual(['lblc']);
});

test('taking back gives each side the time it had; also after the flag fell', async () => {
  const session = await open(gameOf({ clock: CLOCK }));
  await session.play('lblc');
  await pass(7000);
  await session.play('lylx');
  await pass(30_000);
  await session.takeBack();
  expect(left(session)).toEqual([303_000, 120_000]);
  await pass(1000);
  await session.redo();
  expect(left(session)).toEqual([303_000, 113_000]);
  await pass(303_000);
  expect(session.view.outcome?.reason).toBe('time');
  await session.takeBack();
  expect(session.view.outcome).toBeNull();
  expect(left(session)).toEqual([303_000, 113_000]);
  await pass(1000);
  expect(left(session)).toEqual([302_000, 113_000]);
});

test('taking back a resignation gives no time back', async () => {
  const session = await open(gameOf({ clock: CLOCK }));
  await session.play('lblc');
  await pass(7000);
  await session.resign();
  await pass(7000);
  await session.takeBack();
  expect(left(session)).toEqual([303_000, 113_000]);
});

test('out of sight the clock stands against the computer', async () => {
  const session = await open(gameOf({ white: COMPUTER, clock: CLOCK }));
  engine.questions[0].answer('lblc');
  await settled();
  await pass(4000);
  session.setHidden(true);
  await pass(3_600_000);
  expect(left(session)).toEqual([303_000, 116_000]);
  session.setHidden(false);
  await pass(1000);
  expect(left(session)).toEqual([303_000, 115_000]);
});

test('between two persons it runs on out of sight, and the flag falls', async () => {
  const session = await open(gameOf({ clock: CLOCK }));
  await session.play('lblc');
  session.setHidden(true);
  sleep(60_000);
  expect(left(session)).toEqual([303_000, 60_000]);
  sleep(3_600_000);
  session.setHidden(false);
  expect(session.view.outcome).toEqual({ winner: WHITE, reason: 'time' });
});

test.each([
  ['two persons', {}],
  ['the computer', { white: COMPUTER }],
])(
  'killed out of sight, a game against %s opens paused with the time used so far',
  async (_who, players) => {
    const session = await open(gameOf({ clock: CLOCK, ...players }));
    if (session.view.deciding === 'person') await session.play('lblc');
    else engine.questions[0].answer('lblc');
    await settled();
    await pass(9000);
    session.setHidden(true);
    await settled();
    const again = await reopened();
    await pass(3_600_000);
    expect(again.view).toMatchObject({ paused: true, options: [] });
    expect(left(again)).toEqual([303_000, 111_000]);
    await expect(again.play('lylx')).rejects.toThrow('paused');
    again.resume();
    await pass(1000);
    await again.play('lylx');
    expect(lastSaved().spent).toEqual([0, 10_000]);
  },
);

test('the players pause, and the computer does not think meanwhile', async () => {
  const session = await open(gameOf({ black: COMPUTER, clock: CLOCK }));
  await session.play('lblc');
  await pass(500);
  await session.pause();
  expect(engine.stops).toBe(1);
  engine.questions[0].answer('lylx');
  await pass(60_000);
  expect(texts(session.view)).toEqual(['lblc']);
  expect(left(session)).toEqual([303_000, 119_500]);
  expect(lastSaved().used).toBe(500);
  session.resume();
  engine.questions[1].answer('mymx');
  await settled();
  expect(texts(session.view)).toEqual(['lblc', 'mymx']);
});

test('a game without clock and one not begun need no pause', async () => {
  const plain = await open(gameOf({ black: COMPUTER }));
  await plain.play('lblc');
  await plain.pause();
  expect(plain.view).toMatchObject({ paused: false, clock: null });
  const fresh = await open(gameOf({ clock: CLOCK }));
  await fresh.pause();
  expect(fresh.view.paused).toBe(false);
});

test('the computer is told to move within its time', async () => {
  const session = await open(gameOf({ black: COMPUTER, clock: CLOCK }));
  await session.play('lblc');
  const { moveTime = Number.NaN } = engine.questions[0].request;
  expect(moveTime).toBeGreaterThan(1000);
  expect(moveTime).toBeLessThan(20_000);
  await session.takeBack();
  const short = { white: CLOCK.white, black: { start: 300, increment: 0 } };
  const hurried = await open(gameOf({ black: COMPUTER, clock: short }));
  await hurried.play('lblc');
  expect(engine.questions.at(-1)?.request.moveTime).toBeLessThan(100);
});

test('a computer that breaks down loses no time by it', async () => {
  const session = await open(gameOf({ black: COMPUTER, clock: CLOCK }));
  await session.play('lblc');
  engine.questions[0].fail('out of memory');
  await settled();
  engine.questions[1].fail('out of memory');
  await settled();
  await pass(3_600_000);
  expect(session.view).toMatchObject({ outcome: null, canRetry: true });
  expect(left(session)).toEqual([303_000, 120_000]);
});

test('a closed game loses no more time, and no flag falls in it', async () => {
  const session = await open(gameOf({ clock: CLOCK }));
  await session.play('lblc');
  const saves = store.saved.length;
  session.close();
  await pass(3_600_000);
  expect(store.saved).toHaveLength(saves);
});

test('changing sides leaves the times with the colours', async () => {
  const session = await open(gameOf({ black: COMPUTER, clock: CLOCK }));
  await session.play('lblc');
  await pass(5000);
  await session.swapSides();
  await pass(1000);
  expect(left(session)).toEqual([303_000, 114_000]);
});

type Step = readonly ['wait' | 'play' | 'back' | 'redo' | 'pause' | 'leave' | 'hide', number];

const anyStep: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom('wait', 'play', 'play', 'play', 'back', 'redo', 'pause', 'leave', 'hide'),
  fc.integer({ min: 0, max: 4000 }),
);

test('whatever is played, taken back, redone, paused, hidden and reopened, no millisecond is lost or gained', async () => {
  const run = async (steps: readonly Step[]) => {
    time = 0;
    store = new FakeStore();
    let session = await open(gameOf({ clock: CLOCK }));
    /** What both sides had when each ply began, kept by hand. */
    let begun: (readonly [number, number])[] = [[CLOCK.white.start, CLOCK.black.start]];
    let used = 0;
    const expected = (): number[] => {
      const [white, black] = begun[session.view.moves.length];
      return session.view.board.side === WHITE ? [white - used, black] : [white, black - used];
    };
    for (const [step, amount] of steps) {
      if (session.view.outcome) break;
      const { moves, paused, options } = session.view;
      if (step === 'wait') {
        const runs = moves.length > 0 && !paused;
        await pass(amount);
        if (runs) used += amount;
      } else if (step === 'play' && options.length > 0) {
        const [white, black] = expected();
        const bySide = session.view.board.side === WHITE ? [3000, 0] : [0, 0];
        await session.play(options[amount % options.length].text);
        begun = [...begun.slice(0, moves.length + 1), [white + bySide[0], black + bySide[1]]];
        used = 0;
      } else if (step === 'back' && session.view.canTakeBack) {
        await session.takeBack();
        used = 0;
      } else if (step === 'redo' && session.view.canRedo) {
        await session.redo();
        used = 0;
      } else if (step === 'pause') {
        if (paused) session.resume();
        else await session.pause();
      } else if (step === 'leave') {
        await session.pause();
        session.close();
        session = await reopened();
      } else if (step === 'hide') {
        session.setHidden(true);
        await pass(amount);
        session.setHidden(false);
        await settled();
        if (moves.length > 0 && !paused) used += amount;
      }
      expect(left(session)).toEqual(expected());
      const { clock, spent, moves: played } = lastSaved();
      expect(spent).toHaveLength(played.length);
      const sides = session.view.moves.map(({ side }, ply) => ({ side, spent: spent[ply] }));
      const before = begun[session.view.moves.length];
      expect(
        clock && ([WHITE, BLACK] as const).map((side) => timeLeft(clock, sides, side)),
      ).toEqual(before);
    }
    session.close();
  };
  await fc.assert(fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), run), { numRuns: 60 });
});

test('a stopwatch counts only while it runs', () => {
  const watch = new Stopwatch(() => time, 40);
  time = 100;
  expect(watch.elapsed).toBe(40);
  watch.run(true);
  time = 130.4;
  watch.run(true);
  expect(watch.elapsed).toBe(70);
  watch.run(false);
  time = 999;
  expect(watch.elapsed).toBe(70);
  watch.reset();
  expect(watch.elapsed).toBe(0);
});

test.each([2 * MINUTE, 60 * MINUTE, -2 * MINUTE, -600 * MINUTE])(
  'a date set %i ms forward during a move costs and gives nothing, nor after a reload',
  async (change) => {
    const own = openSession({ record: gameOf({ clock: CLOCK }), engine, store });
    await own.play('lblc');
    await vi.advanceTimersByTimeAsync(7000);
    vi.setSystemTime(Date.now() + change);
    await vi.advanceTimersByTimeAsync(1000);
    expect(left(own)).toEqual([303_000, 112_000]);
    own.setHidden(true);
    await settled();
    own.close();
    vi.setSystemTime(Date.now() - 2 * change);
    const record = parsePlayableRecord(JSON.parse(JSON.stringify(lastSaved())));
    const again = openSession({ record, engine, store });
    again.resume();
    await vi.advanceTimersByTimeAsync(2000);
    expect(left(again)).toEqual([303_000, 110_000]);
    again.close();
  },
);

test('going on before the time is saved, the computer is asked once it is', async () => {
  const session = await open(gameOf({ black: COMPUTER, clock: CLOCK }));
  await session.play('lblc');
  expect(engine.questions).toHaveLength(1);
  await pass(2000);
  const release = store.hold();
  const pausing = session.pause();
  session.resume();
  await settled();
  expect(engine.questions).toHaveLength(1);
  release();
  await pausing;
  await settled();
  expect(engine.questions).toHaveLength(2);
  engine.questions[1].answer('lylx');
  await settled();
  expect(texts(session.view)).toEqual(['lblc', 'lylx']);
});
