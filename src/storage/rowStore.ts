// Games on the row layer, wherever their rows lie. Those that cannot be read are quarantined; how rows are changed
// and listed is gameRows.ts's business.
import type { GameId } from '../games/game';
import { InputError } from '../input/input';
import { type LessonProgress, NO_PROGRESS } from '../lessons/progress';
import { createObservable, type Observable } from '../util/observable';
import type { ProgressOptions } from '../util/scheduling';
import type { AnalysisStore } from './analysisStore';
import type { AttemptStore } from './attemptRecord';
import { choicesKey, parseChoices, parseProgress, progressKey } from './choicesAndProgress';
import { problemWith, readOrNull } from './errors';
import { GameLists, quarantineGame, relabelGame, removeGame, saveGame } from './gameRows';
import type {
  GameStore,
  NewerContent,
  NewGameChoices,
  StoreChanges,
  StoreContent,
  StoreStatus,
  Summed,
} from './gameStore';
import { createMemoryRows } from './memoryRows';
import { type QuarantinedEntry, type QuarantineNote, refusalNote } from './quarantine';
import { listQuarantined, restoreQuarantined } from './quarantineRows';
import { type GameLabels, type GameRecord, isBegun } from './record';
import { HeldRows } from './recovery';
import { problemWithMoves } from './replay';
import type { ReviewStore } from './reviewStore';
import type { Row, RowKey, RowSource, StoreName } from './rows';
import { recordOf } from './schema';
import type { GameSummary, TallyCount } from './summary';

/** Not needed for the first page. */
const loadWhole = () => import('./wholeStore');

interface RowStoreParts {
  readonly source: RowSource;
  readonly status: Observable<StoreStatus>;
  /** Takes what this page reads and saves. */
  readonly held: HeldRows;
  readonly now: () => number;
  readonly newerContent: NewerContent | null;
}

export class RowStore implements GameStore {
  readonly newerContent: NewerContent | null;
  private readonly source: RowSource;
  private readonly statusSource: Observable<StoreStatus>;
  private readonly held: HeldRows;
  private readonly now: () => number;
  private readonly lists: GameLists;

  constructor({ source, status, held, now, newerContent }: RowStoreParts) {
    this.source = source;
    this.held = held;
    this.lists = new GameLists({
      use: source.use,
      quarantine: async ({ id, refusal }) => this.quarantine(id, await refusalNote(refusal)),
    });
    this.statusSource = status;
    this.now = now;
    this.newerContent = newerContent;
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

  /** Has games without a summary, which no list would show, get one in the background, or quarantined. */
  prepareLists(): Promise<void> {
    return this.lists.prepare();
  }

  save(record: GameRecord): Promise<void> {
    return this.source.keep(async (database) => {
      await saveGame(database, record);
      this.held.games.set(record.id, record);
    });
  }

  /** A row as it lies there, or undefined. */
  private row<Name extends StoreName>(
    name: Name,
    key: RowKey<Name>,
  ): Promise<Row<Name> | undefined> {
    return this.source.use((database) => database.read(name, (stores) => stores[name].get(key)));
  }

  async load(id: string): Promise<GameRecord | null> {
    const row = await this.row('games', id);
    if (row === undefined) return null;
    let problem = problemWith(row, recordOf);
    if (problem === null) {
      const record = recordOf(row);
      // At once: by the time its moves are played it may have been saved anew, or deleted.
      this.held.games.set(id, record);
      problem = await problemWithMoves(record);
      if (problem === null) return record;
    }
    await this.quarantine(id, await refusalNote(problem));
    throw new InputError(problem);
  }

  async peek(id: string): Promise<GameRecord | null> {
    const row = await this.row('games', id);
    return row === undefined ? null : readOrNull(row, recordOf);
  }

  async relabel(id: string, labels: Partial<GameLabels>): Promise<GameRecord | null> {
    const changed = await this.source.use((database) => relabelGame(database, id, labels));
    if (changed && this.held.games.has(id)) this.held.games.set(id, changed);
    return changed;
  }

  async remove(id: string, revision?: number): Promise<void> {
    await this.source.use((database) => removeGame(database, id, revision));
    this.held.games.delete(id);
    this.held.reviews.delete(id);
  }

  count(): Promise<number> {
    return this.countRows('games');
  }

  private countRows(name: StoreName): Promise<number> {
    return this.source.use((database) => database.read(name, (stores) => stores[name].count()));
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

  wonLevels(game: GameId): Promise<readonly number[]> {
    return this.lists.wonLevels(game);
  }

  summariesOf(ids: readonly string[]): Promise<GameSummary[]> {
    return this.lists.summariesOf(ids);
  }

  latestFinished(ids: readonly string[]): AsyncIterable<readonly GameSummary[]> {
    return this.lists.latestFinished(ids);
  }

  async newestUnfinished(): Promise<string | null> {
    const begun = (await this.listUnfinished()).filter(isBegun);
    return begun.sort((a, b) => b.updatedAt - a.updatedAt)[0]?.id ?? null;
  }

  async quarantine(id: string, reason: string): Promise<void> {
    await this.source.use((database) => quarantineGame(database, id, reason, this.now()));
    this.held.games.delete(id);
  }

  countQuarantined(): Promise<number> {
    return this.countRows('aside');
  }

  restoreQuarantined(): Promise<QuarantineNote[]> {
    return restoreQuarantined(this.source.use);
  }

  listQuarantined(): Promise<QuarantinedEntry[]> {
    return listQuarantined(this.source.use);
  }

  removeQuarantined(key: number): Promise<void> {
    return this.source.use((database) => database.write('aside', ({ aside }) => aside.delete(key)));
  }

  async newGameChoices(game: string): Promise<NewGameChoices | null> {
    return parseChoices(await this.row('settings', choicesKey(game)));
  }

  async rememberChoices(game: string, choices: NewGameChoices): Promise<void> {
    const key = choicesKey(game);
    await this.source.use(async (database) => {
      await database.write('settings', ({ settings }) => settings.put(choices, key));
      this.held.settings.set(key, choices);
    });
  }

  async lessonProgress(game: string): Promise<LessonProgress> {
    return parseProgress(await this.row('settings', progressKey(game)));
  }

  async changeLessonProgress(
    game: string,
    change: (progress: LessonProgress) => LessonProgress,
  ): Promise<LessonProgress> {
    const key = progressKey(game);
    let changed = NO_PROGRESS;
    await this.source.keep(async (database) => {
      await database.write('settings', async ({ settings: rows }, finish) => {
        changed = change(parseProgress(await rows.get(key)));
        await finish(rows.put(changed, key));
      });
      this.held.settings.set(key, changed);
    });
    return changed;
  }

  async openAnalyses(): Promise<AnalysisStore> {
    const { createAnalysisStore } = await import('./analysisStore');
    return createAnalysisStore({ ...this.source, held: this.held.analyses, now: this.now });
  }

  async openReviews(): Promise<ReviewStore> {
    const { createReviewStore } = await import('./reviewStore');
    return createReviewStore({ ...this.source, held: this.held.reviews });
  }

  async openAttempts(): Promise<AttemptStore> {
    const { createAttemptStore } = await import('./attemptRecord');
    return createAttemptStore({ ...this.source, held: this.held.attempts });
  }

  async *readGames(): AsyncIterable<readonly unknown[]> {
    const { readGames } = await loadWhole();
    yield* readGames(this.source.use);
  }

  async readRest(): Promise<StoreContent> {
    const { readRest } = await loadWhole();
    return this.source.use(readRest);
  }

  async writeAll(changes: StoreChanges, work?: ProgressOptions): Promise<void> {
    const { writeWhole } = await loadWhole();
    await this.source.use((database, extendDeadline) =>
      writeWhole(database, changes, extendDeadline, work),
    );
    this.held.follow(changes);
  }

  async eraseAll(): Promise<void> {
    const { eraseWhole } = await loadWhole();
    await this.source.use(eraseWhole);
    this.held.clear();
  }

  close(): void {
    this.source.close();
  }
}

/** A store of this page alone; the status says why. */
export function createMemoryStore(
  reason: string,
  now: () => number,
  newerContent: NewerContent | null = null,
  state: StoreStatus['state'] = 'memory',
): GameStore {
  const rows = createMemoryRows();
  const source: RowSource = {
    use: (operation) => operation(rows, () => undefined),
    keep: (write) => write(rows),
    close: () => undefined,
  };
  const status = createObservable<StoreStatus>({ state, reason });
  return new RowStore({ source, status, held: new HeldRows(), now, newerContent });
}
