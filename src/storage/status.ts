// The status of a store, and who wants to know when it changes.
import type { StoreStatus } from './gameStore';

export class StatusSource {
  private readonly listeners = new Set<(status: StoreStatus) => void>();

  constructor(private current: StoreStatus) {}

  get status(): StoreStatus {
    return this.current;
  }

  set(status: StoreStatus): void {
    this.current = status;
    for (const listener of this.listeners) listener(status);
  }

  subscribe(listener: (status: StoreStatus) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
