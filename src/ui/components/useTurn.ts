// Drawing that can wait a moment, one piece per task: a screen full of boards must not keep a tap waiting.
import { useEffect, useState } from 'preact/hooks';

type Turn = () => void | Promise<void>;

const waiting = new Set<Turn>();
/** Whether it is someone's turn, or soon will be. */
let busy = false;

/**
 * Calls back once the page has been painted and whoever asked before has had its turn, to the end of what it promises;
 * returns how not to.
 */
export function queueTurn(begin: Turn): () => void {
  waiting.add(begin);
  if (!busy) setTimeout(next);
  busy = true;
  return () => void waiting.delete(begin);
}

/** False at first, true once this component's turn has come. */
export function useTurn(): boolean {
  const [mine, setMine] = useState(false);
  useEffect(() => queueTurn(() => setMine(true)), []);
  return mine;
}

async function next(): Promise<void> {
  const [first] = waiting;
  busy = first !== undefined;
  if (!first) return;
  waiting.delete(first);
  try {
    await first();
  } finally {
    setTimeout(next);
  }
}
