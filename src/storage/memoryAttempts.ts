// Attempts at puzzles in this page's memory only, for when the device gives no storage.
import type { Attempt, NewAttempt } from '../puzzles/attempt';
import { type AttemptRecord, recordAfter } from './attemptRecord';
import type { AttemptStore } from './attemptStore';

export class MemoryAttempts implements AttemptStore {
  constructor(private readonly kept: Map<string, AttemptRecord>) {}

  async list(game: string): Promise<readonly Attempt[]> {
    return [...this.kept.values()].filter((one) => one.game === game);
  }

  async add(attempt: NewAttempt): Promise<void> {
    if (this.kept.has(attempt.id)) return;
    const numbers = (await this.list(attempt.game)).map(({ number }) => number);
    this.kept.set(attempt.id, recordAfter(attempt, Math.max(0, ...numbers)));
  }
}
