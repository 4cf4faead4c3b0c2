// An engine worker and its one Comlink proxy, kept together: a proxy that is garbage collected tells its worker that
// nobody will ask again.
import { type Endpoint, type Remote, wrap } from 'comlink';
import type { EngineWorkerApi } from './api';

/** What the engine's clients need of a Worker. */
export interface EngineWorker extends Endpoint {
  terminate(): void;
}

export interface OpenedWorker {
  readonly api: Remote<EngineWorkerApi>;
  /** Ends the worker at once, whatever it is doing. */
  end(): void;
}

/** Milliseconds that a worker may take to load, or to answer beyond its budget, before it is replaced. */
export const GRACE = 8000;
/** How many workers one question may cost. */
export const ATTEMPTS = 3;

/** Opens a worker; `onCrash` hears of it breaking down. @throws what `open` throws */
export function openedWorker(open: () => EngineWorker, onCrash: () => void): OpenedWorker {
  const worker = open();
  for (const event of ['error', 'messageerror']) worker.addEventListener(event, onCrash);
  return { api: wrap<EngineWorkerApi>(worker), end: () => worker.terminate() };
}
