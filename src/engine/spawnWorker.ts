// An engine worker with its only Comlink proxy (a garbage-collected proxy would close the worker's endpoint), and the
// watchdog that notices a silent worker.
import { type Endpoint, type Remote, wrap } from 'comlink';
import { type EngineWorkerApi, HEARTBEAT } from './api';
// How refusals cross.
import './workerApi';

/** What the engine's clients need of a Worker. */
export interface EngineWorker extends Endpoint {
  terminate(): void;
}

export interface SpawnedWorker {
  readonly api: Remote<EngineWorkerApi>;
  /** True from its first sign of life on. */
  readonly hasBegun: boolean;
  /** Terminates the worker at once. */
  end(): void;
}

/** Time (ms) for a worker to load, or to answer beyond its budget, before it is replaced. */
export const RESPONSE_TIMEOUT_MS = 8000;
/** A question is rejected after this many workers. */
export const MAX_WORKERS_PER_REQUEST = 3;

/** How a page opens the engine's worker. The bundler reads this very form. */
export function createWorker(): Worker {
  return new Worker(new URL('../../workers/engine.worker.ts', import.meta.url), {
    type: 'module',
    name: 'engine',
  });
}

/** What a worker's owner hears beside answers. */
interface WorkerEvents {
  /** It broke down. */
  readonly onCrash: () => void;
  readonly onHeartbeat?: (isFirst: boolean) => void;
}

/** Opens a worker. @throws what `open` throws */
export function spawnWorker(
  open: () => EngineWorker,
  { onCrash, onHeartbeat }: WorkerEvents,
): SpawnedWorker {
  const worker = open();
  let hasBegun = false;
  for (const event of ['error', 'messageerror']) worker.addEventListener(event, onCrash);
  worker.addEventListener('message', (event) => {
    if (!('data' in event) || event.data !== HEARTBEAT) return;
    const isFirst = !hasBegun;
    hasBegun = true;
    onHeartbeat?.(isFirst);
  });
  return {
    api: wrap<EngineWorkerApi>(worker),
    get hasBegun() {
      return hasBegun;
    },
    end: () => worker.terminate(),
  };
}

/** Milliseconds from one tick to the next. */
const TICK_MS = 250;

/**
 * Counts timer ticks instead of reading a clock: while the page is frozen or busy no tick passes, so that the worker is not
 * blamed for the page's own pauses.
 */
export class Watchdog {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds of silence that are still allowed. */
  private left = 0;

  constructor(private readonly onSilence: () => void) {}

  /** Starts or restarts the count. */
  restart(milliseconds: number): void {
    this.stop();
    this.left = milliseconds;
    this.tick();
  }

  /** Stops counting. */
  stop(): void {
    clearTimeout(this.timer);
  }

  private tick(): void {
    this.timer = setTimeout(() => {
      this.left -= TICK_MS;
      if (this.left > 0) this.tick();
      else this.onSilence();
    }, TICK_MS);
  }
}

/**
 * Silence (ms) after which a worker that has begun is stuck: it gives a sign of life several times a second. It is replaced
 * once, so the player hears of it after five seconds.
 */
const WORKING_SILENCE_MS = 2500;
/** The same while the first worker and the second one load: the script may come over a slow network. */
const LOADING_SILENCES_MS = [5000, RESPONSE_TIMEOUT_MS] as const;
/** A request is given up after this many stuck workers. */
export const MAX_STUCK_WORKERS = LOADING_SILENCES_MS.length;

/** Silence (ms) after which a worker is stuck; `attempt` counts the workers that the request has had, from 1. */
export const silenceLimitMs = ({ hasBegun }: SpawnedWorker, attempt: number): number =>
  hasBegun ? WORKING_SILENCE_MS : LOADING_SILENCES_MS[attempt <= 1 ? 0 : 1];
