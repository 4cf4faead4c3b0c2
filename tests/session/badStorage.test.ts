// Play over a storage that fails in every way and order: what the screen calls saved is read back by a new connection to
// the database, and once the storage is well again, all of the game is there.
import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSession } from '../../src/session/gameSession';
import type { Session } from '../../src/session/types';
import { RESPONSE_TIMEOUT_MS } from '../../src/storage/errors';
import { openStore } from '../../src/storage/openStore';
import { DATABASE } from '../../src/storage/schema';
import { runDetached } from '../../src/util/failures';
import { holdGames } from '../support/hangingStorage';
import { FakeEngine, gameOf } from './fakes';

/** What can happen to a storage, besides moves. */
const TROUBLES = ['fill', 'make room', 'hold', 'let go', 'wait', 'close', 'delete'] as const;

interface Step {
  readonly what: 'play' | 'take back' | (typeof TROUBLES)[number];
  /** Which of the legal moves, where one is played. */
  readonly which: number;
}

const STEP: fc.Arbitrary<Step> = fc.record({
  what: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('play' as const) },
    { weight: 1, arbitrary: fc.constantFrom('take back' as const) },
    { weight: 7, arbitrary: fc.constantFrom(...TROUBLES) },
  ),
  which: fc.nat(),
});

const opened: IDBDatabase[] = [];
let isFull = false;
/** Each run has a game of its own: what an earlier one still had to write may come late. */
let runsBegun = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    if (isFull) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, given);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A database of its own, whose connections can be cut. */
function freshDatabase(): void {
  const factory = new IDBFactory();
  const open = factory.open.bind(factory);
  opened.length = 0;
  factory.open = (...given) => {
    const request = open(...given);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  };
  vi.stubGlobal('indexedDB', factory);
}

/** Lets all be done that is done within the deadline of the storage. */
async function settled(session: Session): Promise<void> {
  await turns();
  for (let tries = 0; session.view.saving && tries < 60; tries++) {
    await turns();
    if (tries % 10 === 9) await vi.advanceTimersByTimeAsync(RESPONSE_TIMEOUT_MS / 2);
  }
}

async function turns(): Promise<void> {
  for (let left = 20; left > 0; left--) await new Promise((resolve) => setImmediate(resolve));
}

async function storedMoves(id: string): Promise<readonly string[] | undefined> {
  const store = await openStore({ persist: () => undefined, now: () => 500 });
  try {
    return (await store.load(id))?.moves;
  } finally {
    store.close();
  }
}

async function runs(steps: readonly Step[]): Promise<void> {
  freshDatabase();
  isFull = false;
  let letGo: (() => void) | null = null;
  const store = await openStore({ persist: () => undefined, now: () => 500 });
  const record = gameOf({}, { id: `game-${runsBegun++}` });
  const session = openSession({ record, engine: new FakeEngine(), store });
  const play = (which: number) => {
    const { options } = session.view;
    const move = options[which % Math.max(1, options.length)];
    // Not waited for: it takes as long as the storage does.
    if (move) runDetached(session.play(move.text));
  };
  const release = () => {
    letGo?.();
    letGo = null;
  };
  const act: Readonly<Record<Step['what'], (which: number) => unknown>> = {
    play,
    'take back': () => session.view.canTakeBack && runDetached(session.takeBack()),
    fill: () => {
      isFull = true;
    },
    'make room': () => {
      isFull = false;
    },
    hold: async () => {
      // One that was deleted and not made anew yet cannot be held.
      if ((await indexedDB.databases()).length > 0) letGo ??= await holdGames();
    },
    'let go': release,
    wait: () => vi.advanceTimersByTimeAsync(RESPONSE_TIMEOUT_MS),
    close: () => {
      for (const database of opened.splice(0)) Reflect.apply(forceCloseDatabase, null, [database]);
    },
    delete: () => letGo === null && deleteDB(DATABASE),
  };
  const saysSaved = () =>
    !session.view.saving && !session.view.unsaved && store.status.state === 'device';
  const shown = () => session.view.moves.map(({ text }) => text);
  for (const { what, which } of steps) {
    await act[what](which);
    await settled(session);
    if (letGo === null && saysSaved() && shown().length > 0)
      expect(await storedMoves(record.id)).toEqual(shown());
  }
  isFull = false;
  release();
  await settled(session);
  play(0);
  for (let tries = 0; !saysSaved() && tries < 60; tries++) {
    await turns();
    await vi.advanceTimersByTimeAsync(RESPONSE_TIMEOUT_MS / 2);
  }
  expect(saysSaved()).toBe(true);
  expect(await storedMoves(record.id)).toEqual(shown());
  session.close();
  store.close();
}

/** What once went wrong. */
const FOUND: readonly (readonly Step['what'][])[] = [
  ['play', 'fill', 'delete'],
  ['play', 'fill', 'delete', 'play'],
  ['play', 'close', 'delete'],
  ['fill', 'hold', 'play', 'play'],
  ['fill', 'hold', 'play', 'close'],
];

test('what is called saved is stored, and in the end all is', async () => {
  const steps = fc.array(STEP, { maxLength: 25 });
  const examples = FOUND.map((found): [Step[]] => [found.map((what) => ({ what, which: 0 }))]);
  await fc.assert(fc.asyncProperty(steps, runs), {
    numRuns: 80,
    seed: 41,
    examples,
  });
});
