// A value that can be watched: how settings, the route and other page-wide state reach the components.
import { useEffect, useState } from 'preact/hooks';

/** A value and who wants to know of its changes. */
export interface Watched<T> {
  get(): T;
  set(value: T): void;
  /** Calls back after each change; returns how to stop. */
  subscribe(listener: (value: T) => void): () => void;
}

/** Listeners hear of changes alone: setting the same value again tells nobody. */
export function createWatched<T>(initial: T): Watched<T> {
  const listeners = new Set<(value: T) => void>();
  let current = initial;
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener(value);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value now, rendering again at each change. */
export function useWatched<T>(watched: Watched<T>): T {
  const [value, setValue] = useState(watched.get());
  useEffect(() => {
    setValue(watched.get());
    return watched.subscribe(setValue);
  }, [watched]);
  return value;
}
