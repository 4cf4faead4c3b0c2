// Drawing that can wait a moment, one piece per task: a screen full of boards must not keep a tap waiting.
import { useEffect, useState } from 'preact/hooks';

type Turn = () => void | Promise<void>;

interface TurnOptions {
  /** Whether it comes before those that do not say so: what stands higher on the screen than they. */
  readonly ahead?: boolean;
}

const ahead = new Set<Turn>();
const waiting = new Set<Turn>();
/** Whether it is someone's turn, or soon will be. */
let busy = false;

/**
 * Calls back once the page has been painted and whoever asked before has had its turn, to the end of what it promises;
 * returns how not to.
 */
export function queueTurn(begin: Turn, options: TurnOptions = {}): () => void {
  const queue = options.ahead ? ahead : waiting;
  queue.add(begin);
  if (!busy) setTimeout(next);
  busy = true;
  return () => {
    queue.delete(begin);
  };
}

/** False at first, true once this component's turn has come. */
export function useTurn(options?: TurnOptions): boolean {
  const [mine, setMine] = useState(false);
  useEffect(() => queueTurn(() => setMine(true), options), []);
  return mine;
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
