// The headless engine in Node (PROTOCOL.md): the conversation on the main thread, searches in a worker thread with a
// shared stop flag, so that `stop` and `isready` are answered while it thinks. Each game gets a fresh thread, which
// keeps the search's call sites specialized on one kind of position.
import { createInterface } from 'node:readline';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { AnalysisInfo } from '../src/engine/api';
import { Engine } from '../src/engine/engine';
import type { SearchHost, SearchJob } from '../src/engine/uci/session';
import { UciSession } from '../src/engine/uci/session';

type ToThread = { kind: 'search'; job: SearchJob } | { kind: 'clear' };
type FromThread =
  | { kind: 'info'; info: AnalysisInfo }
  | { kind: 'done'; move: string | null }
  | { kind: 'failed'; message: string };

interface ThreadData {
  readonly megabytes: number;
  /** One word: not 0 when the search must end. */
  readonly stop: Int32Array;
}

class ThreadHost implements SearchHost {
  private readonly stopFlag = new Int32Array(new SharedArrayBuffer(4));
  private worker: Worker | null = null;
  /** Game and table size that the thread was opened for. */
  private opened = '';

  search(job: SearchJob, onInfo: (info: AnalysisInfo) => void): Promise<string | null> {
    const worker = this.threadFor(job.line.game, job.settings.hash);
    Atomics.store(this.stopFlag, 0, 0);
    return new Promise((resolve, reject) => {
      const settle = () => {
        worker.off('message', onMessage);
        worker.off('error', onError);
      };
      const onMessage = (message: FromThread) => {
        if (message.kind === 'info') {
          onInfo(message.info);
          return;
        }
        settle();
        if (message.kind === 'done') resolve(message.move);
        else reject(new Error(message.message));
      };
      const onError = (error: Error) => {
        settle();
        reject(error);
      };
      worker.on('message', onMessage);
      worker.on('error', onError);
      this.send(worker, { kind: 'search', job });
    });
  }

  stop(): void {
    Atomics.store(this.stopFlag, 0, 1);
  }

  clear(): void {
    if (this.worker) this.send(this.worker, { kind: 'clear' });
  }

  private send(worker: Worker, message: ToThread): void {
    worker.postMessage(message);
  }

  private threadFor(game: string, megabytes: number): Worker {
    const wanted = `${game} ${megabytes}`;
    if (this.worker && this.opened === wanted) return this.worker;
    void this.worker?.terminate();
    const data: ThreadData = { megabytes, stop: this.stopFlag };
    const worker = new Worker(new URL(import.meta.url), { workerData: data });
    // A thread that has failed is replaced at the next search.
    worker.on('error', () => {
      if (this.worker === worker) this.worker = null;
    });
    this.worker = worker;
    this.opened = wanted;
    return worker;
  }
}

function runThread(port: NonNullable<typeof parentPort>, { megabytes, stop }: ThreadData): void {
  const engine = new Engine({
    control: { now: () => performance.now(), stopped: () => Atomics.load(stop, 0) !== 0 },
    megabytes,
    random: () => Math.floor(Math.random() * 2 ** 32),
  });
  const send = (message: FromThread) => port.postMessage(message);
  port.on('message', async (message: ToThread) => {
    if (message.kind === 'clear') {
      engine.clear();
      return;
    }
    const { line, settings, limits } = message.job;
    const { level, seed, lines } = settings;
    try {
      const { move } = await engine.play(line, level, seed, limits, lines, (info) =>
        send({ kind: 'info', info }),
      );
      send({ kind: 'done', move });
    } catch (error) {
      send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  });
}

function converse(): void {
  const session = new UciSession(
    new ThreadHost(),
    (line) => process.stdout.write(`${line}\n`),
    () => process.exit(0),
  );
  createInterface({ input: process.stdin })
    .on('line', (line) => session.receive(line))
    .on('close', () => session.end());
}

if (isMainThread) converse();
else if (parentPort) runThread(parentPort, workerData as ThreadData);
