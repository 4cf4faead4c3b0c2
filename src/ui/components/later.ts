// Runs drawing and loading one piece per task, after the screen is painted, so that taps are answered between.
import { useEffect, useState } from 'preact/hooks';
import { recordFailure } from '../../util/failures';
import { useServices } from '../services';

/**
 * What `load` resolves to, null until then and without a `load`; it must be the same function for the same thing. Where it
 * fails, the app says that part of it is missing, unless the screen can do without it.
 */
export function useLoaded<T>(load: (() => Promise<T>) | undefined, isOptional = false): T | null {
  const { codeMissing } = useServices();
  const [loaded, setLoaded] = useState<{ readonly load: unknown; readonly value: T } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    load?.().then(
      (value) => isCurrent && setLoaded({ load, value }),
      (error: unknown) => {
        recordFailure('loading', error);
        if (!isOptional) codeMissing.set(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isOptional, codeMissing]);
  return loaded?.load === load ? (loaded?.value ?? null) : null;
}

type IdleTask = () => void | Promise<void>;

interface QueueOptions {
  /** Whether it comes before those that do not say so: what stands higher on the screen than they. */
  readonly ahead?: boolean;
}

const ahead = new Set<IdleTask>();
const waiting = new Set<IdleTask>();
/** True while a task runs or the next one is scheduled. */
let busy = false;

/**
 * Calls back once the page has been painted and all earlier callbacks have run, to the end of what they promise;
 * returns how not to.
 */
export function queueTask(task: IdleTask, options: QueueOptions = {}): () => void {
  const queue = options.ahead ? ahead : waiting;
  queue.add(task);
  if (!busy) setTimeout(next);
  busy = true;
  return () => {
    queue.delete(task);
  };
}

/** False at first, true once the tasks queued before this component have run. */
export function useQueued(options?: QueueOptions): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => queueTask(() => setReady(true), options), []);
  return isReady;
}

async function next(): Promise<void> {
  const queue = ahead.size > 0 ? ahead : waiting;
  const [first] = queue;
  busy = first !== undefined;
  if (!first) return;
  queue.delete(first);
  try {
    await first();
  } finally {
    setTimeout(next);
  }
}

/**
 * False at first, true once the component has been painted. Screen readers tell changes in a region that they know: a live region
 * comes empty, and is filled then.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  return isPainted;
}

/** The value as of the last paint: a change is drawn by itself, after what shows it at once. */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => setShown(() => value), [value]);
  return shown;
}
