// Games in this page's memory only, for when the device gives no storage; the status says why.
import { type LessonProgress, NO_PROGRESS } from '../lessons/progress';
import type { AnalysisRecord } from './analysisRecord';
import type { AnalysisStore } from './analysisStore';
import type { AttemptRecord, AttemptStore } from './attemptRecord';
import { changedSince, conflictWith, replacedSince } from './errors';
import type {
  GameStore,
  NewerContent,
  NewGameChoices,
  QuarantinedEntry,
  StoreChanges,
  StoreContent,
  StoreStatus,
} from './gameStore';
import { parseRecord } from './parseRecord';
import type { QuarantinedValue } from './quarantine';
import { kindOf, type QuarantineNote } from './quarantine';
import { byPinAndTime, type GameLabels, type GameRecord } from './record';
import { isBetterReview, type StoredReview } from './reviewRecord';
import type { ReviewStore } from './reviewStore';
import {
  choicesKey,
  gameOfKey,
  isProgressKey,
  parseChoices,
  parseProgress,
  progressKey,
} from './settings';
import { type GameSummary, summaryOf } from './summary';
import { countedOne, type TallyCount } from './tally';

export class MemoryStore implements GameStore {
  readonly status: StoreStatus;
  private readonly games = new Map<string, GameRecord>();
  private readonly analyses = new Map<string, AnalysisRecord>();
  private readonly reviews = new Map<string, StoredReview>();
  private readonly attempts = new Map<string, AttemptRecord>();
  private readonly choices = new Map<string, NewGameChoices>();
  /** By the keys under which it is stored. */
  private readonly progress = new Map<string, LessonProgress>();
  private readonly aside = new Map<number, QuarantinedEntry>();

  constructor(
    reason: string,
    private readonly now: () => number,
    readonly newerContent: NewerContent | null = null,
    state: StoreStatus['state'] = 'memory',
  ) {
    this.status = { state, reason };
  }

  subscribe(): () => void {
    return () => undefined;
  }

  readonly summed = null;

  watchSummed(): () => void {
    return () => undefined;
  }

  async save(record: GameRecord): Promise<void> {
    const conflict = conflictWith(this.games.get(record.id), record);
    if (conflict) throw conflict;
    this.games.set(record.id, record);
  }

  async load(id: string): Promise<GameRecord | null> {
    return this.games.get(id) ?? null;
  }

  peek(id: string): Promise<GameRecord | null> {
    return this.load(id);
  }

  async relabel(id: string, labels: Partial<GameLabels>): Promise<GameRecord | null> {
    const record = this.games.get(id);
    if (!record) return null;
    const changed = parseRecord({ ...record, ...labels, revision: record.revision + 1 });
    this.games.set(id, changed);
    return changed;
  }

  async remove(id: string, revision?: number): Promise<void> {
    const conflict = changedSince(this.games.get(id), revision);
    if (conflict) throw conflict;
    this.games.delete(id);
    this.reviews.delete(id);
  }

  async count(): Promise<number> {
    return this.games.size;
  }

  async countUnfinished(): Promise<number> {
    return this.unfinished().length;
  }

  async listUnfinished(most?: number): Promise<GameSummary[]> {
    return this.unfinished().sort(byPinAndTime).slice(0, most).map(summaryOf);
  }

  async *listAll(): AsyncIterable<readonly GameSummary[]> {
    yield [...this.games.values()].sort(byPinAndTime).map(summaryOf);
  }

  async countTallies(without: readonly string[]): Promise<readonly TallyCount[]> {
    const games = [...this.games.values()].filter(({ id }) => !without.includes(id));
    return countedOne(games.map(summaryOf));
  }

  async summariesOf(ids: readonly string[]): Promise<GameSummary[]> {
    return ids.flatMap((id) => this.games.get(id) ?? []).map(summaryOf);
  }

  async newestUnfinished(): Promise<string | null> {
    const [newest] = this.unfinished().sort((a, b) => b.updatedAt - a.updatedAt);
    return newest?.id ?? null;
  }

  async quarantine(id: string, reason: string): Promise<void> {
    const raw = this.games.get(id);
    if (!raw) return;
    this.addAside({ reason, at: this.now(), raw });
    this.games.delete(id);
  }

  async countQuarantined(): Promise<number> {
    return this.aside.size;
  }

  async restoreQuarantined(): Promise<QuarantineNote[]> {
    return [...this.aside.values()].map(({ key, reason, raw }) => ({
      key,
      kind: kindOf(raw),
      reason,
    }));
  }

  async listQuarantined(): Promise<QuarantinedEntry[]> {
    return [...this.aside.values()];
  }

  async removeQuarantined(key: number): Promise<void> {
    this.aside.delete(key);
  }

  async newGameChoices(game: string): Promise<NewGameChoices | null> {
    return this.choices.get(game) ?? null;
  }

  async rememberChoices(game: string, choices: NewGameChoices): Promise<void> {
    this.choices.set(game, choices);
  }

  async lessonProgress(game: string): Promise<LessonProgress> {
    return this.progress.get(progressKey(game)) ?? NO_PROGRESS;
  }

  async changeLessonProgress(
    game: string,
    change: (progress: LessonProgress) => LessonProgress,
  ): Promise<LessonProgress> {
    const changed = change(await this.lessonProgress(game));
    this.progress.set(progressKey(game), changed);
    return changed;
  }

  async openAnalyses(): Promise<AnalysisStore> {
    const { MemoryAnalyses } = await import('./memoryAnalyses');
    return new MemoryAnalyses(this.analyses);
  }

  async openReviews(): Promise<ReviewStore> {
    const { MemoryReviews } = await import('./memoryReviews');
    return new MemoryReviews(this.reviews, (id) => this.games.has(id));
  }

  /** All reviews as they are stored. */
  storedReviews(): readonly StoredReview[] {
    return [...this.reviews.values()];
  }

  async openAttempts(): Promise<AttemptStore> {
    const { MemoryAttempts } = await import('./memoryAttempts');
    return new MemoryAttempts(this.attempts);
  }

  async *readGames(): AsyncIterable<readonly unknown[]> {
    yield [...this.games.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  async readRest(): Promise<StoreContent> {
    const choices = [...this.choices].map(([game, chosen]) => [choicesKey(game), chosen]);
    return {
      analyses: [...this.analyses.values()],
      attempts: [...this.attempts.values()],
      aside: [...this.aside.values()],
      choices: Object.fromEntries([...choices, ...this.progress]),
    };
  }

  async writeAll({
    games,
    analyses,
    reviews,
    attempts,
    aside,
    choices,
  }: StoreChanges): Promise<void> {
    for (const { record, seen } of games) {
      const conflict = replacedSince(this.games.get(record.id), seen);
      if (conflict) throw conflict;
    }
    for (const { record, seen } of analyses) {
      const conflict = replacedSince(this.analyses.get(record.id), seen);
      if (conflict) throw conflict;
    }
    for (const { record } of games) this.games.set(record.id, record);
    for (const { record } of analyses) this.analyses.set(record.id, record);
    for (const review of reviews) {
      const own = this.reviews.get(review.id);
      if (!own || isBetterReview(review, own)) this.reviews.set(review.id, review);
    }
    for (const attempt of attempts) this.attempts.set(attempt.id, attempt);
    for (const entry of aside) this.addAside(entry);
    for (const [key, value] of choices) {
      if (isProgressKey(key)) {
        this.progress.set(key, parseProgress(value));
        continue;
      }
      const chosen = parseChoices(value);
      if (chosen) this.choices.set(gameOfKey(key), chosen);
    }
  }

  async eraseAll(): Promise<void> {
    this.games.clear();
    this.analyses.clear();
    this.reviews.clear();
    this.attempts.clear();
    this.aside.clear();
    this.choices.clear();
    this.progress.clear();
  }

  close(): void {
    this.games.clear();
    this.analyses.clear();
    this.reviews.clear();
    this.attempts.clear();
  }

  private addAside({ reason, at, raw }: QuarantinedValue): void {
    const key = Math.max(0, ...this.aside.keys()) + 1;
    this.aside.set(key, { key, reason, at, raw });
  }

  private unfinished(): GameRecord[] {
    return [...this.games.values()].filter(({ result }) => result === null);
  }
}
