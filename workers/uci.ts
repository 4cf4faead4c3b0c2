// The headless engine in Node (PROTOCOL.md): the conversation on the main thread, searches in a worker thread with a
// shared stop flag, so that `stop` and `isready` are answered while it thinks. Each game gets a fresh thread, which
// keeps the search's call sites specialized on one kind of position.
import '../src/language/englishRefusals';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { AnalysisInfo, GameLine } from '../src/engine/api';
import { Engine } from '../src/engine/engine';
import { DEFAULT_ENGINE_SETTINGS } from '../src/engine/uci/commands';
import type { Question, SearchHost, SearchJob } from '../src/engine/uci/session';
import { UciSession } from '../src/engine/uci/session';
import { reasonOf, runDetached } from '../src/util/failures';
import { explain } from './explain';
import { networkFiles } from './networkFiles';

type Rules = Pick<GameLine, 'game' | 'options'>;

type ToThread =
  /** `since`: when the search was asked for; opening a thread and its game counts as thinking time. */
  | { kind: 'search'; job: SearchJob; since: number }
  | { kind: 'explain'; question: Question }
  | { kind: 'prepare'; rules: Rules; number: number }
  | { kind: 'clear' };
type FromThread =
  | { kind: 'prepared'; number: number }
  | { kind: 'info'; info: AnalysisInfo }
  | { kind: 'explained'; text: string }
  | { kind: 'done'; move: string | null }
  | { kind: 'failed'; message: string };

interface ThreadData {
  readonly megabytes: number;
  /** The project's folder. */
  readonly project: string;
  /** One word: not 0 when the search must end. */
  readonly stop: Int32Array;
}

/** Milliseconds on a clock that all threads share. */
const now = (): number => performance.timeOrigin + performance.now();

/** A thread that has not answered this long after `stop`, such as one still loading, is terminated. */
const STOP_TIMEOUT_MS = 35;

class ThreadHost implements SearchHost {
  private readonly stopFlag = new Int32Array(new SharedArrayBuffer(4));
  private worker: Worker | null = null;
  /** Game and table size that the thread was opened for. */
  private opened = '';
  private megabytes = DEFAULT_ENGINE_SETTINGS.hash;
  /** What was to be prepared last. */
  private latest: Rules | null = null;
  /** Number of the latest preparation, and of the latest that is done. */
  private asked = 0;
  private prepared = 0;
  private onPrepared: () => void = () => undefined;
  /** Answers the running search without its thread. */
  private cutShort: (() => void) | null = null;

  prepare({ game, options }: Rules, megabytes: number): void {
    if (this.cutShort) return;
    this.megabytes = megabytes;
    const rules = { game, options };
    this.latest = rules;
    this.send(this.threadFor(game), { kind: 'prepare', rules, number: ++this.asked });
  }

  async ready(): Promise<void> {
    // A thread that was closed is opened again.
    if (!this.worker && this.latest) this.prepare(this.latest, this.megabytes);
    if (this.prepared === this.asked) return;
    await new Promise<void>((resolve) => {
      this.onPrepared = resolve;
    });
  }

  private notePrepared(number: number): void {
    this.prepared = number;
    if (number === this.asked) this.onPrepared();
  }

  search(job: SearchJob, onInfo: (info: AnalysisInfo) => void): Promise<string | null> {
    const since = now();
    this.megabytes = job.settings.hash;
    const worker = this.threadFor(job.line.game);
    Atomics.store(this.stopFlag, 0, 0);
    let best = job.fallback;
    const read = (message: FromThread) => {
      if (message.kind === 'done') return message.move;
      if (message.kind === 'info') {
        if (message.info.rank === 1) best = message.info.line[0];
        onInfo(message.info);
      }
      return undefined;
    };
    return this.ask(worker, { kind: 'search', job, since }, read, () => best);
  }

  explain(question: Question, megabytes: number): Promise<string> {
    this.megabytes = megabytes;
    const worker = this.threadFor(question.line.game);
    Atomics.store(this.stopFlag, 0, 0);
    const read = (message: FromThread) => (message.kind === 'explained' ? message.text : undefined);
    return this.ask(worker, { kind: 'explain', question }, read, () => {
      throw new Error('it was stopped');
    });
  }

  /**
   * Sends a question to the thread. `read` finds the answer in a message, or undefined; `withoutThread` answers, or throws,
   * where the thread is closed before that.
   */
  private ask<T>(
    worker: Worker,
    question: ToThread,
    read: (message: FromThread) => T | undefined,
    withoutThread: () => T,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        this.cutShort = null;
        worker.off('message', onMessage);
        worker.off('error', onError);
      };
      const onMessage = (message: FromThread) => {
        const answer = read(message);
        if (answer === undefined && message.kind !== 'failed') return;
        settle();
        if (message.kind === 'failed') reject(new Error(message.message));
        else if (answer !== undefined) resolve(answer);
      };
      const onError = (error: Error) => {
        settle();
        reject(error);
      };
      this.cutShort = () => {
        settle();
        this.closeThread();
        try {
          resolve(withoutThread());
        } catch (error) {
          reject(error);
        }
      };
      worker.on('message', onMessage);
      worker.on('error', onError);
      this.send(worker, question);
    });
  }

  stop(): void {
    Atomics.store(this.stopFlag, 0, 1);
    const { cutShort } = this;
    setTimeout(() => {
      if (cutShort && this.cutShort === cutShort) cutShort();
    }, STOP_TIMEOUT_MS);
  }

  clear(): void {
    if (this.worker) this.send(this.worker, { kind: 'clear' });
  }

  private send(worker: Worker, message: ToThread): void {
    worker.postMessage(message);
  }

  private closeThread(): void {
    runDetached(this.worker?.terminate());
    this.worker = null;
    this.notePrepared(this.asked);
  }

  private threadFor(game: string): Worker {
    const wanted = `${game} ${this.megabytes}`;
    if (this.worker && this.opened === wanted) return this.worker;
    this.closeThread();
    // This file is run as a bundle without a place of its own (launch.mjs).
    const project = resolve(process.argv[1], '../..');
    const data: ThreadData = { megabytes: this.megabytes, project, stop: this.stopFlag };
    const worker = new Worker(new URL(import.meta.url), { workerData: data });
    worker.on('message', (message: FromThread) => {
      if (message.kind === 'prepared') this.notePrepared(message.number);
    });
    // A thread that has failed is replaced at the next search.
    worker.on('error', () => {
      if (this.worker !== worker) return;
      this.worker = null;
      this.notePrepared(this.asked);
    });
    this.worker = worker;
    this.opened = wanted;
    return worker;
  }
}

function runThread(
  port: NonNullable<typeof parentPort>,
  { megabytes, project, stop }: ThreadData,
): void {
  const engine = new Engine({
    control: { now, stopped: () => Atomics.load(stop, 0) !== 0 },
    readNetwork: networkFiles(project),
    megabytes,
    random: () => Math.floor(Math.random() * 2 ** 32),
  });
  const send = (message: FromThread) => port.postMessage(message);
  port.on('message', async (message: ToThread) => {
    if (message.kind === 'clear') {
      engine.clear();
      return;
    }
    if (message.kind === 'prepare') {
      await engine.prepare(message.rules);
      send({ kind: 'prepared', number: message.number });
      return;
    }
    if (message.kind === 'explain') {
      try {
        const text = await explain(engine, message.question);
        // Searches that were cut short explain nothing.
        if (Atomics.load(stop, 0) !== 0) throw new Error('it was stopped');
        send({ kind: 'explained', text });
      } catch (error) {
        send({ kind: 'failed', message: reasonOf(error) });
      }
      return;
    }
    const { line, settings } = message.job;
    const limits = { ...message.job.limits, since: message.since };
    const { level, character, seed, lines } = settings;
    try {
      const { move } = await engine.play({ line, level, character, seed, limits, lines }, (info) =>
        send({ kind: 'info', info }),
      );
      send({ kind: 'done', move });
    } catch (error) {
      send({ kind: 'failed', message: reasonOf(error) });
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
