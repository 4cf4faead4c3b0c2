// Thinking about whatever position someone looks at, against workers that answer, crash, fall silent or never begin;
// only the timers are the test's own.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnalysisState, Analyst } from '../../src/engine/analyst';
import {
  type AnalyseRequest,
  type AnalysisSnapshot,
  type EngineWorkerApi,
  WorkerFailure,
} from '../../src/engine/api';
import { Engine } from '../../src/engine/engine';
import { createWorkerApi } from '../../src/engine/workerApi';
import { readNetwork } from '../support/networks';
import { closeChannels, fakeWorkers, never } from './fakeWorkers';
import { rulesOf, still } from './support';

const request = (...moves: string[]): AnalyseRequest => ({
  line: { game: 'bridge41', options: {}, start: rulesOf('bridge41').startFen, moves },
  lines: 2,
});
const snapshot = (depth: number): AnalysisSnapshot => ({
  side: 0,
  depth,
  nodes: 100,
  milliseconds: 5,
  lines: [
    {
      depth,
      score: 20,
      mate: null,
      cursedMate: null,
      isRepetitionWin: false,
      chance: 0.52,
      moves: ['lblc'],
    },
  ],
});

/** A worker that signs as told, and thinks on. */
interface Thinking {
  readonly api: Partial<EngineWorkerApi>;
  /** Moves of the line it was asked about; null before it is. */
  asked: string | null;
  sign(found: AnalysisSnapshot | null): void;
}

function thinking(): Thinking {
  const worker: Thinking = {
    asked: null,
    sign: () => undefined,
    api: {
      prepare: async () => undefined,
      analyse: ({ line }, onSign) => {
        worker.asked = line.moves.join(' ');
        worker.sign = onSign;
        return never();
      },
    },
  };
  return worker;
}

function analystOf(...apis: Partial<EngineWorkerApi>[]) {
  const { open, opened } = fakeWorkers(apis);
  const states: AnalysisState[] = [];
  const analyst = new Analyst(open, (state) => states.push(state));
  return { analyst, opened, states };
}

/** What a task of its own was left for is done: a request is begun. */
const nextTask = () => vi.advanceTimersByTime(0);

/** Resolves once this holds; messages between worker and page take real time. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) {
    nextTask();
    await new Promise((done) => setImmediate(done));
  }
}

const depthOf = (state: AnalysisState): number | null =>
  'snapshot' in state ? (state.snapshot?.depth ?? null) : null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  closeChannels();
});

test('a real engine tells all lines at once, iteration by iteration', async () => {
  const engine = new Engine({ control: still, readNetwork, megabytes: 1, random: () => 1 });
  const { analyst, states } = analystOf(createWorkerApi(engine), { prepare: never });
  analyst.show({ ...request('lblc'), depth: 6 });
  await until(() => analyst.state.kind === 'done');
  const found = 'snapshot' in analyst.state ? analyst.state.snapshot : null;
  expect(found).toMatchObject({ side: 1, depth: 6 });
  expect(found?.lines.map(({ depth }) => depth)).toEqual([6, 6]);
  expect(found?.lines[0].score).toBeGreaterThanOrEqual(found?.lines[1].score ?? 0);
  expect(found?.lines[0].moves[0]).toMatch(/^[LlmrR].[LlmrR].$/);
  for (const { chance } of found?.lines ?? []) expect(chance > 0 && chance < 1).toBe(true);
  expect(states.map(({ kind }) => kind)).toEqual(['thinking', 'thinking', 'done']);
  analyst.stop();
});

test('what is found is told at once, then ten times a second, the latest first', async () => {
  const worker = thinking();
  const { analyst, states } = analystOf(worker.api, thinking().api);
  analyst.show(request());
  await until(() => worker.asked !== null);
  for (const depth of [1, 2, 3]) worker.sign(snapshot(depth));
  await until(() => depthOf(analyst.state) === 3);
  expect(states.map(depthOf)).toEqual([null, 1]);
  vi.advanceTimersByTime(99);
  expect(states).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(states.map(depthOf)).toEqual([null, 1, 3]);
  analyst.stop();
});

test('another position is begun within 100 ms by the worker that stands ready', async () => {
  const [first, second, third] = [thinking(), thinking(), thinking()];
  const { analyst, opened } = analystOf(first.api, second.api, third.api);
  analyst.show(request());
  await until(() => first.asked !== null);
  first.sign(snapshot(1));
  await until(() => opened.length === 2);
  analyst.show(request('lblc'));
  expect(opened[0].terminated).toBe(true);
  expect(analyst.state).toEqual({ kind: 'thinking', snapshot: null });
  vi.advanceTimersByTime(99);
  await until(() => second.asked === 'lblc');
  second.sign(snapshot(4));
  await until(() => depthOf(analyst.state) === 4);
  expect(opened.map(({ terminated }) => terminated)).toEqual([true, false, false]);
  analyst.stop();
  expect(opened.every(({ terminated }) => terminated)).toBe(true);
});

test('of positions leafed through quickly, the last one is thought about', async () => {
  const workers = [thinking(), thinking(), thinking()];
  const { analyst, opened } = analystOf(...workers.map(({ api }) => api));
  const moves = ['lblc', 'ryrx', 'mbmc', 'mymx', 'rbrc'];
  for (let ply = 0; ply <= moves.length; ply++) {
    analyst.show(request(...moves.slice(0, ply)));
    nextTask();
  }
  expect(opened).toHaveLength(1);
  vi.advanceTimersByTime(99);
  await until(() => workers[1].asked === moves.join(' '));
  expect(opened).toHaveLength(2);
  expect(opened[0].terminated).toBe(true);
  analyst.stop();
});

test('what a superseded worker still says is not heard', async () => {
  const [first, second] = [thinking(), thinking()];
  const { analyst } = analystOf(first.api, second.api);
  analyst.show(request());
  await until(() => first.asked !== null);
  first.sign(snapshot(9));
  analyst.show(request('lblc'));
  vi.advanceTimersByTime(99);
  await until(() => second.asked !== null);
  expect(analyst.state).toEqual({ kind: 'thinking', snapshot: null });
  analyst.stop();
});

test('a worker that crashes is replaced, and what it found stays until more is found', async () => {
  const [first, second, third] = [thinking(), thinking(), thinking()];
  const { analyst, opened } = analystOf(first.api, second.api, third.api);
  analyst.show(request());
  await until(() => first.asked !== null);
  first.sign(snapshot(5));
  await until(() => opened.length === 2);
  opened[0].crash();
  await until(() => second.asked === '');
  expect(depthOf(analyst.state)).toBe(5);
  second.sign(snapshot(2));
  await until(() => depthOf(analyst.state) === 2);
  analyst.stop();
});

test('a worker that falls silent is replaced; one that shows signs of life is not', async () => {
  const [first, second, third] = [thinking(), thinking(), thinking()];
  const { analyst, opened } = analystOf(first.api, second.api, third.api);
  analyst.show(request());
  await until(() => first.asked !== null);
  first.sign(snapshot(5));
  await until(() => opened.length === 2);
  vi.advanceTimersByTime(2000);
  opened[0].signOfLife();
  vi.advanceTimersByTime(2000);
  first.sign(null);
  // The sign has come once a later one has.
  first.sign(snapshot(6));
  await until(() => depthOf(analyst.state) === 6);
  vi.advanceTimersByTime(2000);
  expect(opened[0].terminated).toBe(false);
  vi.advanceTimersByTime(500);
  expect(opened[0].terminated).toBe(true);
  await until(() => second.asked === '');
  analyst.stop();
});

test('after three workers without a sign it gives up with the reason, and another position is tried anew', async () => {
  const last = thinking();
  const { analyst, opened } = analystOf({}, {}, {}, last.api);
  analyst.show(request());
  nextTask();
  for (let worker = 0; worker < 3; worker++) opened[worker].crash();
  expect(analyst.state).toEqual({ kind: 'failed', error: new WorkerFailure('crashed') });
  analyst.show(request('lblc'));
  vi.advanceTimersByTime(99);
  await until(() => last.asked === 'lblc');
  analyst.stop();
});

test('a worker that hangs is replaced once and then reported, as soon as while playing', () => {
  const { analyst, opened } = analystOf({}, {}, {});
  analyst.show(request());
  nextTask();
  for (const worker of [0, 1]) {
    opened[worker].signOfLife();
    expect(analyst.state.kind).toBe('thinking');
    vi.advanceTimersByTime(2500);
    expect(opened[worker].terminated).toBe(true);
  }
  expect(analyst.state).toEqual({ kind: 'failed', error: new WorkerFailure('silent') });
  expect(opened).toHaveLength(2);
});

test('stopping ends everything, and nothing is told any more', async () => {
  const worker = thinking();
  const { analyst, opened, states } = analystOf(worker.api, thinking().api);
  analyst.show(request());
  await until(() => worker.asked !== null);
  worker.sign(snapshot(1));
  await until(() => opened.length === 2);
  analyst.stop();
  expect(analyst.state).toEqual({ kind: 'idle' });
  expect(opened.every(({ terminated }) => terminated)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  const told = states.length;
  worker.sign(snapshot(2));
  vi.advanceTimersByTime(10_000);
  expect(states).toHaveLength(told);
});

test('a request that makes no sense fails with the reason', async () => {
  const engine = new Engine({ control: still, readNetwork, megabytes: 1, random: () => 1 });
  const { analyst } = analystOf(createWorkerApi(engine));
  analyst.show(request('zzzz'));
  await until(() => analyst.state.kind === 'failed');
  expect(analyst.state).toMatchObject({
    error: { message: expect.stringContaining('zzzz') },
  });
  analyst.stop();
});

test('a tap that asks is answered before a worker is opened; stopped before that, none is', () => {
  const { analyst, opened } = analystOf(thinking().api, thinking().api);
  analyst.show(request());
  expect(opened).toHaveLength(0);
  nextTask();
  expect(opened).toHaveLength(1);
  analyst.show(request('lblc'));
  analyst.stop();
  vi.advanceTimersByTime(10_000);
  expect(opened).toHaveLength(1);
});

test('a worker that cannot be opened is told', () => {
  const { analyst } = analystOf();
  analyst.show(request());
  nextTask();
  expect(analyst.state).toEqual({ kind: 'failed', error: new Error('no worker left') });
});
