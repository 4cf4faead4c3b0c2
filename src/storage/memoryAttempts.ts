// Attempts at puzzles in this page's memory only, for when the device gives no storage.
import type { Attempt, NewAttempt } from '../puzzles/attempt';
import { type AttemptRecord, type AttemptStore, isForestalled, recordAfter } from './attemptRecord';

export class MemoryAttempts implements AttemptStore {
  constructor(private readonly kept: Map<string, AttemptRecord>) {}

  async list(game: string): Promise<readonly Attempt[]> {
    return [...this.kept.values()].filter((one) => one.game === game);
  }

  async add(attempt: NewAttempt, earlier?: number): Promise<void> {
    const kept = await this.list(attempt.game);
    if (this.kept.has(attempt.id) || isForestalled(attempt, kept, earlier)) return;
    const numbers = kept.map(({ number }) => number);
    this.kept.set(attempt.id, recordAfter(attempt, Math.max(0, ...numbers)));
  }
}
