// The page's questions to the engine worker, against workers that answer, crash, hang or never begin; only the timers
// are the test's own.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type AnalysisInfo,
  type EngineWorkerApi,
  type ThinkRequest,
  WorkerFailure,
} from '../../src/engine/api';
import { EngineClient } from '../../src/engine/client';
import { Engine } from '../../src/engine/engine';
import { createWorkerApi } from '../../src/engine/workerApi';
import { InputError, refusal, refuse } from '../../src/input/input';
import { readNetwork } from '../support/networks';
import { closeChannels, fakeWorkers, never } from './fakeWorkers';
import { still } from './support';

const REQUEST: ThinkRequest = {
  line: {
    game: 'bridge41',
    options: {},
    start: 'brkrb/npppn/5/5/**1**/5/5/NPPPN/BRKRB w m 0 0',
    moves: ['lblc'],
  },
  level: 3,
  moveTime: 1000,
};
const INFO: AnalysisInfo = {
  depth: 4,
  selectiveDepth: 6,
  rank: 1,
  score: 20,
  mate: null,
  nodes: 100,
  milliseconds: 5,
  fullness: 0,
  line: ['ryrx', 'mbmc'],
};

/** A client whose workers are these, in order, and the record of those opened. */
function clientOf(...apis: Partial<EngineWorkerApi>[]) {
  const { open, opened } = fakeWorkers(apis);
  return { client: new EngineClient(open), opened };
}

const answers = (move: string): Partial<EngineWorkerApi> => ({
  think: async () => ({ move, info: null }),
});
const reportsAndThinksOn: Partial<EngineWorkerApi> = {
  think: (_request, onInfo) => {
    onInfo?.(INFO);
    return never();
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  closeChannels();
});

test('a real engine answers through the channel, and its worker is kept', async () => {
  const engine = new Engine({ control: still, readNetwork, megabytes: 1, random: () => 1 });
  const { client, opened } = clientOf(createWorkerApi(engine));
  const depths: number[] = [];
  const { move } = await client.think(REQUEST, ({ depth }) => depths.push(depth));
  expect(move).toMatch(/^[LlmrR].[LlmrR].$/);
  expect(depths.slice(0, 2)).toEqual([1, 2]);
  expect(opened).toHaveLength(1);
  expect(opened[0].terminated).toBe(false);
  expect(opened[0].listeners).toBe(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('a real engine gives a hint through the channel', async () => {
  const engine = new Engine({ control: still, readNetwork, megabytes: 1, random: () => 1 });
  const { client } = clientOf(createWorkerApi(engine));
  const hint = await client.hint({ line: REQUEST.line, nodes: 3000 });
  expect(hint?.move).toMatch(/^[LlmrR].[LlmrR].$/);
  expect(hint?.reason?.kind).not.toBe('none');
  expect(hint?.line[0]).toBe(hint?.move);
});

test('a stopped hint is none, and a question asked meanwhile is answered', async () => {
  const { client, opened } = clientOf({}, {}, answers('mymx'));
  const stopped = client.hint({ line: REQUEST.line });
  client.stop();
  vi.advanceTimersByTime(49);
  expect(await stopped).toBeNull();
  expect(opened[0].terminated).toBe(true);
  const overtaken = client.hint({ line: REQUEST.line });
  expect((await client.think(REQUEST)).move).toBe('mymx');
  expect(await overtaken).toBeNull();
});

test('a hint that is called off stops itself, and nothing that was asked later', async () => {
  const { client, opened } = clientOf({}, {}, answers('mymx'));
  const first = new AbortController();
  const called = client.hint({ line: REQUEST.line }, first.signal);
  first.abort();
  expect(await called).toBeNull();
  expect(opened[0].terminated).toBe(true);
  const second = new AbortController();
  const overtaken = client.hint({ line: REQUEST.line }, second.signal);
  const reply = client.think(REQUEST);
  second.abort();
  expect(await overtaken).toBeNull();
  expect((await reply).move).toBe('mymx');
});

test('stop answers at once with the best move reported, and ends the worker', async () => {
  const { client, opened } = clientOf(reportsAndThinksOn, answers('mymx'));
  const reported = new Promise<void>((resolve) => {
    void client.think(REQUEST, () => resolve()).then((reply) => stopped.push(reply.move));
  });
  const stopped: (string | null)[] = [];
  await reported;
  client.stop();
  expect(opened[0].terminated).toBe(true);
  await Promise.resolve();
  expect(stopped).toEqual(['ryrx']);
  // The next question gets a new worker.
  expect((await client.think(REQUEST)).move).toBe('mymx');
  expect(opened).toHaveLength(2);
});

test('stop before any report answers with a legal move within 50 ms', async () => {
  const { client } = clientOf({});
  const reply = client.think(REQUEST);
  client.stop();
  vi.advanceTimersByTime(49);
  expect((await reply).move).toMatch(/^[LlmrR].[LlmrR].$/);
});

test('stop with nothing to stop does nothing', async () => {
  const { client, opened } = clientOf(answers('ryrx'));
  client.stop();
  expect((await client.think(REQUEST)).move).toBe('ryrx');
  client.stop();
  expect(opened[0].terminated).toBe(false);
});

test('a crashed worker is replaced and asked again', async () => {
  const { client, opened } = clientOf({}, answers('ryrx'));
  const reply = client.think(REQUEST);
  opened[0].crash();
  expect((await reply).move).toBe('ryrx');
  expect(opened[0].terminated).toBe(true);
});

test('a worker that never begins is replaced, and when that one does not either, it is told of', async () => {
  const { client, opened } = clientOf({}, {}, answers('ryrx'));
  const told = vi.fn();
  const late = vi.fn();
  const reply = client.think(REQUEST, undefined, late).catch(told);
  vi.advanceTimersByTime(4999);
  expect(opened).toHaveLength(1);
  expect(late).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(late).toHaveBeenLastCalledWith(true);
  expect(opened[0].terminated).toBe(true);
  expect(opened).toHaveLength(2);
  // The second may load longer than the first: perhaps it comes over a slow network.
  vi.advanceTimersByTime(7999);
  expect(opened[1].terminated).toBe(false);
  vi.advanceTimersByTime(1);
  await reply;
  expect(told).toHaveBeenCalledWith(new WorkerFailure('silent'));
  expect(opened).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(0);
  expect((await client.think(REQUEST)).move).toBe('ryrx');
});

test('a worker that begins late is waited for, and whoever asked hears that it has begun', async () => {
  const { client, opened } = clientOf({}, {});
  const late = vi.fn();
  void client.think(REQUEST, undefined, late);
  vi.advanceTimersByTime(5000);
  expect(late.mock.calls).toEqual([[true]]);
  vi.advanceTimersByTime(3000);
  opened[1].signOfLife();
  expect(late.mock.calls).toEqual([[true], [false]]);
  expect(opened[1].terminated).toBe(false);
  client.close();
});

test('a worker that gets stuck is replaced and asked again', async () => {
  const { client, opened } = clientOf({}, answers('ryrx'));
  const reply = client.think(REQUEST);
  opened[0].signOfLife();
  vi.advanceTimersByTime(2499);
  expect(opened).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(opened[0].terminated).toBe(true);
  expect((await reply).move).toBe('ryrx');
});

test('when that one gets stuck too, it is told of: five seconds after it was asked', async () => {
  const { client, opened } = clientOf({}, {}, answers('ryrx'));
  const failed = expect(client.think(REQUEST)).rejects.toThrow(WorkerFailure);
  opened[0].signOfLife();
  vi.advanceTimersByTime(2500);
  opened[1].signOfLife();
  vi.advanceTimersByTime(2500);
  await failed;
  expect(opened).toHaveLength(2);
});

test('a worker that gives signs of life is alive, however long it thinks', async () => {
  const { client, opened } = clientOf({});
  const reply = client.think({ line: REQUEST.line, level: 8, moveTime: 200_000 });
  vi.advanceTimersByTime(4900);
  for (let second = 0; second < 60; second++) {
    opened[0].signOfLife();
    vi.advanceTimersByTime(2400);
  }
  expect(opened).toHaveLength(1);
  client.stop();
  vi.advanceTimersByTime(50);
  expect((await reply).move).not.toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('a judgement has the time that a slow device needs for all its looks', async () => {
  const { client, opened } = clientOf({});
  const found = client.judge({ line: REQUEST.line, move: 'lylx', nodes: 44_000 });
  // 23 times the first look, at ten nodes a millisecond.
  for (let second = 0; second < 101; second++) {
    opened[0].signOfLife();
    vi.advanceTimersByTime(1000);
  }
  expect(opened).toHaveLength(1);
  client.stop();
  vi.advanceTimersByTime(50);
  expect(await found).toBeNull();
});

test('a worker that lives but exceeds its time by far is replaced and asked again', async () => {
  const { client, opened } = clientOf({}, answers('ryrx'));
  const reply = client.think(REQUEST);
  for (let time = 0; time < 9000; time += 1000) {
    expect(opened).toHaveLength(1);
    opened[0].signOfLife();
    vi.advanceTimersByTime(1000);
  }
  expect(opened).toHaveLength(2);
  expect((await reply).move).toBe('ryrx');
});

test('after three failed workers the question fails', async () => {
  const { client, opened } = clientOf({}, {}, {}, answers('ryrx'));
  const reply = client.think(REQUEST);
  const failed = expect(reply).rejects.toThrow('crashed');
  for (let worker = 0; worker < 3; worker++) opened[worker].crash();
  await failed;
  expect((await client.think(REQUEST)).move).toBe('ryrx');
});

test('a worker that cannot be opened fails the question', async () => {
  const { client } = clientOf();
  await expect(client.think(REQUEST)).rejects.toThrow('no worker left');
});

test('a refusal arrives as one, with what it names', async () => {
  const { client } = clientOf({
    think: async () => {
      throw refuse('inPart', 'start', refusal('badSide', 'x'));
    },
  });
  const error = await client.think(REQUEST).catch((refused: unknown) => refused);
  expect(error).toBeInstanceOf(InputError);
  expect(error).toHaveProperty('refusal', refusal('inPart', 'start', refusal('badSide', 'x')));
  expect(error).toHaveProperty('message', 'start: side to move is "x", not w or b');
});

test('a request that the engine refuses is not repeated', async () => {
  const { client, opened } = clientOf({
    think: async () => {
      throw new Error('illegal move "zz"');
    },
  });
  await expect(client.think(REQUEST)).rejects.toThrow('illegal move "zz"');
  expect(opened).toHaveLength(1);
});

test('a new question ends the one before, whose late reports and reply are ignored', async () => {
  const { client, opened } = clientOf({}, answers('mymx'));
  const late = vi.fn();
  const first = client.think(REQUEST, late);
  const second = client.think(REQUEST);
  expect((await first).move).toMatch(/^[LlmrR].[LlmrR].$/);
  expect((await second).move).toBe('mymx');
  expect(opened[0].terminated).toBe(true);
  expect(late).not.toHaveBeenCalled();
});

test('close ends the worker and answers what was open', async () => {
  const { client, opened } = clientOf({});
  const reply = client.think(REQUEST);
  client.close();
  expect(opened[0].terminated).toBe(true);
  expect((await reply).move).not.toBeNull();
});
