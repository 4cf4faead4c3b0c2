// A value with listeners: how sessions, the store, settings and the route are followed by screens.

export interface Observable<T> {
  get(): T;
  /** Calls the listeners, unless the value is the same by Object.is. */
  set(value: T): void;
  /** Calls the listener after each change, not at once. Returns the function that unsubscribes it. */
  subscribe(listener: (value: T) => void): () => void;
  /** Removes all listeners. */
  close(): void;
}

export function createObservable<T>(initial: T): Observable<T> {
  const listeners = new Set<(value: T) => void>();
  let current = initial;
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      // A listener may add or remove others, or close all.
      for (const listener of [...listeners]) if (listeners.has(listener)) listener(current);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => listeners.clear(),
  };
}
