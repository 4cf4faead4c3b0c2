// Analyses the position shown until another replaces it. The next one starts within 100 ms: a searching worker receives no
// messages, so it is terminated, and a second one is ready with its rules compiled. Workers that crash or fall silent are
// replaced. Listeners hear at most ten times a second.
import { proxy } from 'comlink';
import { recordFailure } from '../util/failures';
import { Throttle } from '../util/scheduling';
import {
  type AnalyseRequest,
  type AnalysisEnd,
  type AnalysisSnapshot,
  type Breakdown,
  type GameLine,
  type SolveReply,
  WorkerFailure,
} from './api';
import type { TransferredTable } from './endings/table';
import {
  type EngineWorker,
  MAX_STUCK_WORKERS,
  MAX_WORKERS_PER_REQUEST,
  type SpawnedWorker,
  silenceLimitMs,
  spawnWorker,
  Watchdog,
} from './spawnWorker';

/** The state of the latest request, to be shown. */
export type AnalysisState =
  | { readonly kind: 'idle' }
  /** `snapshot` is null until something has been found. */
  | { readonly kind: 'thinking'; readonly snapshot: AnalysisSnapshot | null }
  /** The search is complete, or reached the request's limit. */
  | { readonly kind: 'done'; readonly snapshot: AnalysisSnapshot | null }
  | Exclude<AnalysisEnd, { readonly kind: 'done' }>
  | { readonly kind: 'failed'; readonly error: unknown };

/** Milliseconds from one report to the next. */
const REPORT_INTERVAL_MS = 100;
/** Between two starts (ms): while the player leafs through a game, most positions are skipped. */
const START_INTERVAL_MS = 80;

export class Analyst {
  /** About the latest request. */
  state: AnalysisState = { kind: 'idle' };
  private request: AnalyseRequest | null = null;
  /** The tables solved on demand last, which outlive workers. */
  private solved: readonly TransferredTable[] = [];
  /** The worker with the latest request, and a spare one. */
  private busy: SpawnedWorker | null = null;
  private spare: SpawnedWorker | null = null;
  /** Workers that the request has cost since it was last answered. */
  private attempts = 0;
  private readonly watchdog = new Watchdog(() => this.fail('silent', MAX_STUCK_WORKERS));
  private soon: ReturnType<typeof setTimeout> | undefined;
  private readonly starts = new Throttle(START_INTERVAL_MS, () => this.start());
  private readonly reports = new Throttle(REPORT_INTERVAL_MS, () => this.onChange(this.state));

  constructor(
    private readonly open: () => EngineWorker,
    /** Called at every change, for progress at most ten times a second. */
    private readonly onChange: (state: AnalysisState) => void,
  ) {}

  /** Replaces the request. */
  show(request: AnalyseRequest): void {
    this.request = request;
    this.endBusy();
    this.attempts = 0;
    this.change({ kind: 'thinking', snapshot: null });
    // In a task of its own, so that the page answers the tap before a worker is created.
    clearTimeout(this.soon);
    this.soon = setTimeout(() => this.starts.want());
  }

  /** Terminates the workers and resets the state. */
  stop(): void {
    this.request = null;
    clearTimeout(this.soon);
    this.starts.clear();
    this.endBusy();
    this.spare?.end();
    this.spare = null;
    this.change({ kind: 'idle' });
  }

  /**
   * Solves the ending of four pieces at the end of a line in a worker of its own, which rests while `onProgress` does not
   * answer; the signal aborts it. Later requests of the same rules probe the tables.
   */
  async solve(
    line: GameLine,
    onProgress: (done: number) => unknown,
    signal: AbortSignal,
  ): Promise<SolveResult> {
    const { result, tables } = await solveInWorker(this.open, line, onProgress, signal);
    if (result === 'solved') this.solved = tables;
    return result;
  }

  private start(): void {
    const { request, solved } = this;
    if (!request) return;
    this.attempts++;
    let worker: SpawnedWorker;
    try {
      worker = this.spare ?? this.openWorker();
    } catch (error) {
      this.change({ kind: 'failed', error });
      return;
    }
    this.spare = null;
    this.busy = worker;
    this.listenTo(worker);
    const isOpen = () => this.busy === worker;
    const onSign = (snapshot: AnalysisSnapshot | null) => {
      if (isOpen()) this.progress(worker, request, snapshot);
    };
    const asked = solved.length > 0 ? { ...request, solved } : request;
    worker.api.analyse(asked, proxy(onSign)).then(
      (end) => {
        if (isOpen()) this.finish(end);
      },
      (error: unknown) => {
        if (!isOpen()) return;
        this.release();
        this.change({ kind: 'failed', error });
      },
    );
  }

  /** A sign of life, with a snapshot if there is a new one. */
  private progress(
    worker: SpawnedWorker,
    request: AnalyseRequest,
    snapshot: AnalysisSnapshot | null,
  ): void {
    this.listenTo(worker);
    this.attempts = 0;
    this.prepareSpare(request);
    if (!snapshot) return;
    this.state = { kind: 'thinking', snapshot };
    this.reports.want();
  }

  private finish(end: AnalysisEnd): void {
    const snapshot = 'snapshot' in this.state ? this.state.snapshot : null;
    this.release();
    this.change(end.kind === 'done' ? { kind: 'done', snapshot } : end);
  }

  /** The worker has answered, and waits for the next question. */
  private release(): void {
    this.watchdog.stop();
    if (this.spare) this.busy?.end();
    else this.spare = this.busy;
    this.busy = null;
  }

  private prepareSpare({ line }: AnalyseRequest): void {
    if (this.spare) return;
    try {
      this.spare = this.openWorker();
      // The next request fails for the same reason and reports it.
      this.spare.api.prepare({ game: line.game, options: line.options }).catch(() => undefined);
    } catch {
      this.spare = null;
    }
  }

  private openWorker(): SpawnedWorker {
    const onCrash = () => {
      if (this.busy === worker) this.fail('crashed');
      else if (this.spare === worker) this.spare = null;
    };
    const onHeartbeat = () => {
      if (this.busy === worker) this.listenTo(worker);
    };
    const worker = spawnWorker(this.open, { onCrash, onHeartbeat });
    return worker;
  }

  /** Expects the worker's next sign of life in time. */
  private listenTo(worker: SpawnedWorker): void {
    this.watchdog.restart(silenceLimitMs(worker, this.attempts));
  }

  private fail(how: Breakdown, maxWorkers = MAX_WORKERS_PER_REQUEST): void {
    this.endBusy();
    const error = new WorkerFailure(how);
    recordFailure('engine', error);
    if (this.attempts < maxWorkers) this.start();
    else this.change({ kind: 'failed', error });
  }

  private endBusy(): void {
    this.watchdog.stop();
    this.busy?.end();
    this.busy = null;
  }

  private change(state: AnalysisState): void {
    this.reports.clear();
    this.state = state;
    this.onChange(state);
  }
}

/** What came of it: as of the worker, or that the worker broke down. */
export type SolveResult = SolveReply['result'] | 'failed';

interface Solved {
  readonly result: SolveResult;
  readonly tables: SolveReply['tables'];
}

export async function solveInWorker(
  open: () => EngineWorker,
  line: GameLine,
  onProgress: (done: number) => unknown,
  signal: AbortSignal,
): Promise<Solved> {
  if (signal.aborted) return nothing('stopped');
  let fail: () => void = () => undefined;
  const watchdog = new Watchdog(() => fail());
  let end = () => {};
  try {
    return await new Promise<Solved>((resolve) => {
      fail = () => resolve(nothing('failed'));
      let isHeld = false;
      const listen = () => {
        if (!isHeld) watchdog.restart(silenceLimitMs(worker, 1));
      };
      signal.addEventListener('abort', () => resolve(nothing('stopped')));
      const worker = spawnWorker(open, { onCrash: fail, onHeartbeat: listen });
      end = worker.end;
      listen();
      const onSign = async (done: number) => {
        if (signal.aborted) return;
        // Nothing is heard of a worker that waits for an answer.
        isHeld = true;
        watchdog.stop();
        await onProgress(done);
        isHeld = false;
        if (!signal.aborted) listen();
      };
      worker.api.solve(line, proxy(onSign)).then(resolve, fail);
    });
  } catch {
    return nothing('failed');
  } finally {
    watchdog.stop();
    end();
  }
}

const nothing = (result: SolveResult): Solved => ({ result, tables: [] });
