// Work over a storage that fails in every way and order: what the screen calls saved is read back by a new connection to the
// database, and once the storage is well again, all of it is there. Games, analyses, reviews, puzzles and lessons alike.
import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import * as fc from 'fast-check';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RESPONSE_TIMEOUT_MS } from '../../src/storage/errors';
import type { GameStore } from '../../src/storage/gameStore';
import { openStore } from '../../src/storage/openStore';
import { DATABASE, STORES } from '../../src/storage/schema';
import { holdStores } from '../support/hangingStorage';
import { KINDS, type SavedWork, type StartWork } from './savedWork';

/** What can happen to a storage, besides work. */
const TROUBLES = ['fill', 'make room', 'hold', 'let go', 'wait', 'close', 'delete'] as const;

interface Step {
  readonly what: 'work' | 'other work' | (typeof TROUBLES)[number];
  /** Which of all that could be done, where something is. */
  readonly which: number;
}

const STEP: fc.Arbitrary<Step> = fc.record({
  what: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('work' as const) },
    { weight: 1, arbitrary: fc.constantFrom('other work' as const) },
    { weight: 7, arbitrary: fc.constantFrom(...TROUBLES) },
  ),
  which: fc.nat(),
});

const opened: IDBDatabase[] = [];
let isFull = false;
/** Each run has rows of its own: what an earlier one still had to write may come late. */
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
async function settled(work: SavedWork): Promise<void> {
  await turns();
  for (let tries = 0; work.isSaving() && tries < 60; tries++) {
    await turns();
    if (tries % 10 === 9) await vi.advanceTimersByTimeAsync(RESPONSE_TIMEOUT_MS / 2);
  }
}

async function turns(): Promise<void> {
  for (let left = 20; left > 0; left--) await new Promise((resolve) => setImmediate(resolve));
}

const open = () => openStore({ persist: () => undefined, now: () => 500 });

async function readBack(work: SavedWork): Promise<unknown> {
  const store: GameStore = await open();
  try {
    return await work.stored(store);
  } finally {
    store.close();
  }
}

async function run(start: StartWork, steps: readonly Step[]): Promise<void> {
  freshDatabase();
  isFull = false;
  let letGo: (() => void) | null = null;
  const store = await open();
  const work = await start(store, `work-${runsBegun++}`);
  const release = () => {
    letGo?.();
    letGo = null;
  };
  const act: Readonly<Record<Step['what'], (which: number) => unknown>> = {
    work: (which) => work.goOn(which),
    'other work': (which) => work.goBack(which),
    fill: () => {
      isFull = true;
    },
    'make room': () => {
      isFull = false;
    },
    hold: async () => {
      // One that was deleted and not made anew yet cannot be held.
      if ((await indexedDB.databases()).length > 0) letGo ??= await holdStores(STORES);
    },
    'let go': release,
    wait: () => vi.advanceTimersByTimeAsync(RESPONSE_TIMEOUT_MS),
    close: () => {
      for (const database of opened.splice(0)) Reflect.apply(forceCloseDatabase, null, [database]);
    },
    delete: () => letGo === null && deleteDB(DATABASE),
  };
  const saysSaved = () => !work.isSaving() && work.isSaved() && store.status.state === 'device';
  for (const { what, which } of steps) {
    await act[what](which);
    await settled(work);
    if (letGo === null && saysSaved() && work.hasShown())
      expect(await readBack(work)).toEqual(work.shown());
  }
  isFull = false;
  release();
  await settled(work);
  work.goOn(0);
  await settled(work);
  work.retry();
  for (let tries = 0; !saysSaved() && tries < 60; tries++) {
    await turns();
    await vi.advanceTimersByTimeAsync(RESPONSE_TIMEOUT_MS / 2);
  }
  expect(saysSaved()).toBe(true);
  expect(await readBack(work)).toEqual(work.shown());
  work.close();
  store.close();
}

/** What once went wrong. */
const FOUND: readonly (readonly Step['what'][])[] = [
  ['work', 'fill', 'delete'],
  ['work', 'fill', 'delete', 'work'],
  ['work', 'close', 'delete'],
  ['fill', 'hold', 'work', 'work'],
  ['fill', 'hold', 'work', 'close'],
  ['work', 'delete'],
  ['hold', 'work', 'let go', 'delete'],
  ['fill', 'work', 'make room', 'work'],
];

test.each(Object.entries(KINDS))(
  '%s: what is called saved is stored, and in the end all is',
  async (_, start) => {
    const steps = fc.array(STEP, { maxLength: 25 });
    const examples = FOUND.map((found): [Step[]] => [found.map((what) => ({ what, which: 0 }))]);
    await fc.assert(
      fc.asyncProperty(steps, (taken) => run(start, taken)),
      { numRuns: 80, seed: 41, examples },
    );
  },
);
