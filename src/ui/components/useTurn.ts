// Drawing that can wait a moment, one piece per task: a screen full of boards must not keep a tap waiting.
import { useEffect, useState } from 'preact/hooks';

const waiting = new Set<() => void>();

/** Calls back once the page has been painted and whoever asked before has had its turn; returns how not to. */
export function queueTurn(begin: () => void): () => void {
  waiting.add(begin);
  if (waiting.size === 1) setTimeout(next);
  return () => void waiting.delete(begin);
}

/** False at first, true once this component's turn has come. */
export function useTurn(): boolean {
  const [mine, setMine] = useState(false);
  useEffect(() => queueTurn(() => setMine(true)), []);
  return mine;
}

function next(): void {
  const [first] = waiting;
  if (!first) return;
  first();
  waiting.delete(first);
  if (waiting.size > 0) setTimeout(next);
}
