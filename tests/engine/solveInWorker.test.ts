// Solving in a worker of its own: what comes of it when it ends, breaks down, falls silent or is called off, and that the analysis
// hands the tables to each worker it asks afterwards.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Analyst, solveInWorker } from '../../src/engine/analyst';
import type { AnalyseRequest, EngineWorkerApi, GameLine, SolveReply } from '../../src/engine/api';
import { closeChannels, fakeWorkers, never } from './fakeWorkers';
import { rulesOf } from './support';

const line: GameLine = {
  ...{ game: 'bridge41', options: {}, moves: [] },
  start: rulesOf('bridge41').startFen,
};
const reply: SolveReply = {
  result: 'solved',
  tables: [{ codes: [2, 3], values: new Int8Array([0, 1]), restarts: false }],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  closeChannels();
});

function begun(api: Partial<EngineWorkerApi>) {
  const { open, opened } = fakeWorkers([api]);
  const control = new AbortController();
  const told: number[] = [];
  const solving = solveInWorker(open, line, (done) => told.push(done), control.signal);
  return { solving, control, told, worker: opened[0] };
}

test('progress and the tables come from the worker, which is ended', async () => {
  const { solving, told, worker } = begun({
    solve: async (_, onProgress) => {
      await onProgress(0.5);
      return reply;
    },
  });
  expect(await solving).toEqual(reply);
  expect(told).toEqual([0.5]);
  expect(worker.terminated).toBe(true);
});

test('a worker that breaks down, refuses, or falls silent has failed', async () => {
  const crashed = begun({ solve: never });
  crashed.worker.crash();
  expect((await crashed.solving).result).toBe('failed');
  const refused = begun({ solve: () => Promise.reject(new Error('no')) });
  expect((await refused.solving).result).toBe('failed');
  const silent = begun({ solve: never });
  vi.advanceTimersByTime(5000);
  expect((await silent.solving).result).toBe('failed');
  const hung = begun({ solve: never });
  hung.worker.signOfLife();
  vi.advanceTimersByTime(2000);
  hung.worker.signOfLife();
  vi.advanceTimersByTime(2000);
  expect(hung.worker.terminated).toBe(false);
  vi.advanceTimersByTime(500);
  expect((await hung.solving).result).toBe('failed');
  for (const { worker } of [crashed, refused, silent, hung]) expect(worker.terminated).toBe(true);
  const { signal } = new AbortController();
  const none = await solveInWorker(fakeWorkers([]).open, line, () => undefined, signal);
  expect(none.result).toBe('failed');
});

test('a worker that waits for the answer to a report is not blamed for its silence', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let report: Promise<unknown> | undefined;
  const { open, opened } = fakeWorkers([
    {
      solve: async (_, onProgress) => {
        report = Promise.resolve(onProgress(0.5));
        await report;
        return reply;
      },
    },
  ]);
  const heard = vi.fn(() => held);
  const solving = solveInWorker(open, line, heard, new AbortController().signal);
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  opened[0].signOfLife();
  vi.advanceTimersByTime(60_000);
  expect(opened[0].terminated).toBe(false);
  answer();
  expect(await solving).toEqual(reply);
});

test('called off, it ends the worker at once', async () => {
  const { solving, control, worker } = begun({ solve: never });
  control.abort();
  expect(await solving).toEqual({ result: 'stopped', tables: [] });
  expect(worker.terminated).toBe(true);
});

test('an analysis hands what was solved to every worker it asks from then on', async () => {
  const asked: AnalyseRequest[] = [];
  const thinking: Partial<EngineWorkerApi> = {
    analyse: (request) => {
      asked.push(request);
      return never();
    },
  };
  const { open } = fakeWorkers([{ solve: async () => reply }, thinking, thinking]);
  const analyst = new Analyst(open, () => undefined);
  const { signal } = new AbortController();
  expect(await analyst.solve(line, () => undefined, signal)).toBe('solved');
  for (const lines of [1, 2]) {
    analyst.show({ line, lines });
    while (asked.length < lines) {
      vi.advanceTimersByTime(100);
      await new Promise((done) => setImmediate(done));
    }
  }
  expect(asked.map(({ solved }) => solved)).toEqual([reply.tables, reply.tables]);
  analyst.stop();
});
