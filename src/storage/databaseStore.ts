// Games in IndexedDB. Rows that cannot be read move aside; how rows are changed is rows.ts's business, how they are listed
// that of databaseLists.ts.
import type { LessonProgress } from '../lessons/progress';
import { InputError } from '../rules/types';
import type { Observable } from '../util/observable';
import type { ProgressOptions } from '../util/scheduling';
import type { AnalysisStore } from './analysisStore';
import { listAside, tidyAside } from './asideRows';
import type { AttemptStore } from './attemptRecord';
import type { Connection } from './connection';
import { DatabaseLists } from './databaseLists';
import { ConflictError, problemWith, RESPONSE_TIMEOUT_MS, saveFailure } from './errors';
import type {
  GameStore,
  NewGameChoices,
  QuarantinedEntry,
  StoreChanges,
  StoreContent,
  StoreStatus,
  Summed,
} from './gameStore';
import type { HeldRows } from './heldRows';
import type { QuarantineNote } from './quarantine';
import type { GameLabels, GameRecord } from './record';
import { RECOVERY_TIMEOUT_MS, StorageRecovery } from './recovery';
import type { ReviewStore } from './reviewStore';
import { moveAside, relabelRow, removeRow, saveRow } from './rows';
import { type Database, playableRecordOf, recordOf, withoutIndex } from './schema';
import { choicesKey, parseChoices, parseProgress, progressKey } from './settings';
import type { GameSummary } from './summary';
import type { TallyCount } from './tally';
import { lastOf, oneOf, within } from './transaction';
import { eraseWhole, readGames, readRest, writeWhole } from './wholeDatabase';

interface DatabaseStoreParts {
  readonly connection: Connection;
  readonly status: Observable<StoreStatus>;
  /** Told what this page reads and saves. */
  readonly held: HeldRows;
  /** Asks the browser to keep the data; called after the first save, never waited for. */
  readonly persist: () => void;
  readonly now: () => number;
}

export class DatabaseStore implements GameStore {
  readonly newerContent = null;
  private readonly connection: Connection;
  private readonly statusSource: Observable<StoreStatus>;
  private readonly held: HeldRows;
  private readonly now: () => number;
  private persist: (() => void) | null;
  private analyses: AnalysisStore | null = null;
  private readonly rescue: StorageRecovery;
  private readonly lists: DatabaseLists;

  constructor({ connection, status, held, persist, now }: DatabaseStoreParts) {
    this.connection = connection;
    this.held = held;
    this.rescue = new StorageRecovery(connection);
    this.lists = new DatabaseLists({
      use: (operation) => this.connection.use(operation),
      setAside: ({ id, reason }) => this.quarantine(id, reason),
    });
    this.statusSource = status;
    this.persist = persist;
    this.now = now;
  }

  get status(): StoreStatus {
    return this.statusSource.get();
  }

  subscribe(listener: (status: StoreStatus) => void): () => void {
    return this.statusSource.subscribe(listener);
  }

  get summed(): Summed | null {
    return this.lists.summing.get();
  }

  watchSummed(listener: (summed: Summed | null) => void): () => void {
    return this.lists.summing.subscribe(listener);
  }

  save(record: GameRecord): Promise<void> {
    return this.keep(async (database) => {
      await saveRow(database, record);
      this.held.games.set(record.id, record);
    });
  }

  /** Runs a save. */
  private keep(write: (database: Database) => Promise<void>): Promise<void> {
    const timeoutMs = this.rescue.isPending ? RECOVERY_TIMEOUT_MS : RESPONSE_TIMEOUT_MS;
    return this.connection.within(() => this.kept(write), timeoutMs);
  }

  /** After a save has failed, none counts before the whole database came back from the disk: see recovery.ts. */
  private async kept(write: (database: Database) => Promise<void>): Promise<void> {
    try {
      await this.connection.run(write);
      await this.rescue.recover();
    } catch (error) {
      // A browser that has no room for its own file says anything but that.
      if (!(error instanceof ConflictError || error instanceof InputError)) this.rescue.markDirty();
      throw saveFailure(error);
    }
    this.stored();
  }

  async load(id: string): Promise<GameRecord | null> {
    const row = await this.connection.use((database) => database.get('games', id));
    if (row === undefined) return null;
    const problem = problemWith(row, playableRecordOf);
    if (problem === null) {
      const record = recordOf(row);
      this.held.games.set(id, record);
      return record;
    }
    await this.quarantine(id, problem);
    throw new InputError(problem);
  }

  async peek(id: string): Promise<GameRecord | null> {
    const row = await this.connection.use((database) => database.get('games', id));
    return row === undefined || problemWith(row, recordOf) !== null ? null : recordOf(row);
  }

  async relabel(id: string, labels: Partial<GameLabels>): Promise<GameRecord | null> {
    const changed = await this.connection.use((database) => relabelRow(database, id, labels));
    if (changed && this.held.games.has(id)) this.held.games.set(id, changed);
    return changed;
  }

  async remove(id: string, revision?: number): Promise<void> {
    await this.connection.use((database) => removeRow(database, id, revision));
    this.held.games.delete(id);
  }

  async count(): Promise<number> {
    return this.connection.use((database) => database.count('games'));
  }

  countUnfinished(): Promise<number> {
    return this.lists.countUnfinished();
  }

  listUnfinished(most?: number): Promise<GameSummary[]> {
    return this.lists.listUnfinished(most);
  }

  listAll(): AsyncIterable<readonly GameSummary[]> {
    return this.lists.listAll();
  }

  countTallies(without: readonly string[]): Promise<readonly TallyCount[]> {
    return this.lists.countTallies(without);
  }

  summariesOf(ids: readonly string[]): Promise<GameSummary[]> {
    return this.lists.summariesOf(ids);
  }

  async newestUnfinished(): Promise<string | null> {
    const cursor = await this.connection.use((database) =>
      database
        .transaction('games')
        .store.index('finishedUpdatedAt')
        .openKeyCursor(unfinished(), 'prev'),
    );
    return cursor?.primaryKey ?? null;
  }

  /** Something was stored: worth keeping from now on. */
  private stored(): void {
    this.persist?.();
    this.persist = null;
  }

  async quarantine(id: string, reason: string): Promise<void> {
    await this.connection.use((database) => moveAside(database, id, reason, this.now()));
    this.held.games.delete(id);
  }

  countQuarantined(): Promise<number> {
    return this.connection.use((database) => database.count('aside'));
  }

  restoreQuarantined(): Promise<QuarantineNote[]> {
    return tidyAside((operation) => this.connection.use(operation));
  }

  listQuarantined(): Promise<QuarantinedEntry[]> {
    return listAside((operation) => this.connection.use(operation));
  }

  removeQuarantined(key: number): Promise<void> {
    return this.connection.use((database) => database.delete('aside', key));
  }

  async newGameChoices(game: string): Promise<NewGameChoices | null> {
    const key = choicesKey(game);
    return parseChoices(await this.connection.use((database) => database.get('settings', key)));
  }

  async rememberChoices(game: string, choices: NewGameChoices): Promise<void> {
    const key = choicesKey(game);
    await this.connection.use((database) => database.put('settings', choices, key));
    this.held.settings.set(key, choices);
  }

  async lessonProgress(game: string): Promise<LessonProgress> {
    const key = progressKey(game);
    return parseProgress(await this.connection.use((database) => database.get('settings', key)));
  }

  async changeLessonProgress(
    game: string,
    change: (progress: LessonProgress) => LessonProgress,
  ): Promise<LessonProgress> {
    const key = progressKey(game);
    const changed = await this.connection.use((database) => {
      const tx = database.transaction('settings', 'readwrite', { durability: 'strict' });
      return within(tx, async () => {
        const progress = change(parseProgress(await tx.store.get(key)));
        await lastOf(tx, tx.store.put(progress, key));
        return progress;
      });
    });
    this.held.settings.set(key, changed);
    this.stored();
    return changed;
  }

  async openAnalyses(): Promise<AnalysisStore> {
    const { DatabaseAnalyses } = await import('./databaseAnalyses');
    this.analyses ??= new DatabaseAnalyses({
      use: (operation) => this.connection.use(operation),
      keep: (write) => this.keep(write),
      held: this.held.analyses,
      now: this.now,
    });
    return this.analyses;
  }

  async openReviews(): Promise<ReviewStore> {
    const { DatabaseReviews } = await import('./databaseReviews');
    return new DatabaseReviews((operation) => this.connection.use(operation));
  }

  async openAttempts(): Promise<AttemptStore> {
    const { DatabaseAttempts } = await import('./databaseAttempts');
    return new DatabaseAttempts({
      use: (operation) => this.connection.use(operation),
      keep: (write) => this.keep(write),
    });
  }

  async *readGames(): AsyncIterable<readonly unknown[]> {
    const read = (after: string | null) =>
      oneOf(this.connection.use((database) => readGames(database, after)));
    let next = read(null);
    for (;;) {
      const part = await next;
      const last = part.at(-1);
      if (!last) return;
      // Read while this part is worked on.
      next = read(last.id);
      yield part.map(withoutIndex);
    }
  }

  readRest(): Promise<StoreContent> {
    return this.connection.use(readRest);
  }

  async writeAll(changes: StoreChanges, work?: ProgressOptions): Promise<void> {
    await this.connection.use((database, goesOn) => writeWhole(database, changes, goesOn, work));
    this.held.follow(changes);
  }

  async eraseAll(): Promise<void> {
    await this.connection.use(eraseWhole);
    this.held.clear();
  }

  close(): void {
    this.connection.close('The storage was closed.');
  }

  /** Looks after what no list would show: games without a summary get one, in the background, or go aside. */
  async tidy(): Promise<void> {
    await this.rescue.recoverIfPossible();
    await this.lists.prepare();
  }
}

/** Index keys of games without a result. */
const unfinished = (): IDBKeyRange => IDBKeyRange.bound([0], [1]);
