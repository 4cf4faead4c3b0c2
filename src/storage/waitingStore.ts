// Games in this page's memory until the device's storage answers, which it was given up on at the start. What was made
// meanwhile is written there then, and everything goes on there.
import { createObservable, type Observable } from '../util/observable';
import type { AnalysisStore } from './analysisStore';
import type { AttemptStore } from './attemptRecord';
import { awaitAnswer, UnansweredError } from './errors';
import type { GameStore, StoreStatus, Summed } from './gameStore';
import { type StoredReview, storedForm } from './reviewRecord';
import type { ReviewStore } from './reviewStore';

interface WaitingStoreParts {
  /** Where games are kept meanwhile. */
  readonly memory: GameStore;
  /** The device's storage, once it has answered. */
  readonly device: Promise<GameStore>;
  readonly now: () => number;
  /** Why games stay in memory where the device fails after all, for the player to read. */
  readonly whyNot: (error: unknown) => string;
}

export class WaitingStore implements GameStore {
  readonly newerContent = null;
  private current: GameStore;
  private readonly statusSource: Observable<StoreStatus>;
  private readonly summing = createObservable<Summed | null>(null);
  /** Settles when nothing is on its way from memory to the device. */
  private moved: Promise<void> = Promise.resolve();
  private readonly answer: Promise<void>;

  constructor(private readonly parts: WaitingStoreParts) {
    this.current = parts.memory;
    this.statusSource = createObservable(parts.memory.status);
    this.answer = parts.device
      .then((device) => this.move(device))
      .catch((error: unknown) =>
        this.statusSource.set({ state: 'memory', reason: parts.whyNot(error) }),
      );
  }

  get status(): StoreStatus {
    return this.statusSource.get();
  }

  subscribe(listener: (status: StoreStatus) => void): () => void {
    return this.statusSource.subscribe(listener);
  }

  get summed(): Summed | null {
    return this.current.summed;
  }

  watchSummed(listener: (summed: Summed | null) => void): () => void {
    return this.summing.subscribe(listener);
  }

  save: GameStore['save'] = (record) => this.use((store) => store.save(record));
  load: GameStore['load'] = (id) => this.found((store) => store.load(id));
  peek: GameStore['peek'] = (id) => this.found((store) => store.peek(id));
  relabel: GameStore['relabel'] = (...given) => this.use((store) => store.relabel(...given));
  remove: GameStore['remove'] = (...given) => this.use((store) => store.remove(...given));
  count: GameStore['count'] = () => this.use((store) => store.count());
  countUnfinished: GameStore['countUnfinished'] = () =>
    this.use((store) => store.countUnfinished());
  listUnfinished: GameStore['listUnfinished'] = (most) =>
    this.use((store) => store.listUnfinished(most));
  listAll: GameStore['listAll'] = () => this.each((store) => store.listAll());
  countTallies: GameStore['countTallies'] = (without) =>
    this.use((store) => store.countTallies(without));
  wonLevels: GameStore['wonLevels'] = (game) => this.use((store) => store.wonLevels(game));
  summariesOf: GameStore['summariesOf'] = (ids) => this.use((store) => store.summariesOf(ids));
  latestFinished: GameStore['latestFinished'] = (ids) =>
    this.each((store) => store.latestFinished(ids));
  newestUnfinished: GameStore['newestUnfinished'] = () =>
    this.use((store) => store.newestUnfinished());
  quarantine: GameStore['quarantine'] = (...given) =>
    this.use((store) => store.quarantine(...given));
  countQuarantined: GameStore['countQuarantined'] = () =>
    this.use((store) => store.countQuarantined());
  restoreQuarantined: GameStore['restoreQuarantined'] = () =>
    this.use((store) => store.restoreQuarantined());
  listQuarantined: GameStore['listQuarantined'] = () =>
    this.use((store) => store.listQuarantined());
  removeQuarantined: GameStore['removeQuarantined'] = (key) =>
    this.use((store) => store.removeQuarantined(key));
  newGameChoices: GameStore['newGameChoices'] = (game) =>
    this.use((store) => store.newGameChoices(game));
  rememberChoices: GameStore['rememberChoices'] = (...given) =>
    this.use((store) => store.rememberChoices(...given));
  lessonProgress: GameStore['lessonProgress'] = (game) =>
    this.use((store) => store.lessonProgress(game));
  changeLessonProgress: GameStore['changeLessonProgress'] = (...given) =>
    this.use((store) => store.changeLessonProgress(...given));
  readGames: GameStore['readGames'] = () => this.each((store) => store.readGames());
  readRest: GameStore['readRest'] = () => this.use((store) => store.readRest());
  writeAll: GameStore['writeAll'] = (...given) => this.use((store) => store.writeAll(...given));
  eraseAll: GameStore['eraseAll'] = () => this.use((store) => store.eraseAll());

  async openAnalyses(): Promise<AnalysisStore> {
    const opened = <T>(call: (analyses: AnalysisStore) => Promise<T>) =>
      this.use(async (store) => call(await store.openAnalyses()));
    const latestFirst = async function* (store: GameStore) {
      yield* (await store.openAnalyses()).latestFirst();
    };
    const inOrder = async function* (store: GameStore) {
      yield* (await store.openAnalyses()).inOrder();
    };
    return {
      save: (record) => opened((analyses) => analyses.save(record)),
      load: (id) => this.found(async (store) => (await store.openAnalyses()).load(id)),
      relabel: (...given) => opened((analyses) => analyses.relabel(...given)),
      remove: (...given) => opened((analyses) => analyses.remove(...given)),
      list: () => opened((analyses) => analyses.list()),
      inOrder: () => this.each(inOrder),
      latestFirst: () => this.each(latestFirst),
    };
  }

  async openReviews(): Promise<ReviewStore> {
    const opened = <T>(call: (reviews: ReviewStore) => Promise<T>) =>
      this.use(async (store) => call(await store.openReviews()));
    const all = async function* (store: GameStore) {
      yield* (await store.openReviews()).list();
    };
    return {
      load: (id) => opened((reviews) => reviews.load(id)),
      save: (review) => opened((reviews) => reviews.save(review)),
      ids: () => opened((reviews) => reviews.ids()),
      usage: () => opened((reviews) => reviews.usage()),
      clear: () => opened((reviews) => reviews.clear()),
      list: () => this.each(all),
    };
  }

  async openAttempts(): Promise<AttemptStore> {
    const opened = <T>(call: (attempts: AttemptStore) => Promise<T>) =>
      this.use(async (store) => call(await store.openAttempts()));
    return {
      list: (game) => opened((attempts) => attempts.list(game)),
      add: (...given) => opened((attempts) => attempts.add(...given)),
    };
  }

  close(): void {
    this.current.close();
    this.parts.device.then(
      (device) => device.close(),
      () => undefined,
    );
  }

  private async use<T>(call: (store: GameStore) => Promise<T>): Promise<T> {
    await this.moved;
    return call(this.current);
  }

  /** What is not here may be on the device. */
  private async found<T>(call: (store: GameStore) => Promise<T | null>): Promise<T | null> {
    const found = await this.use(call);
    if (found === null && this.current === this.parts.memory && this.isWaiting)
      throw new UnansweredError(this.answer);
    return found;
  }

  private async *each<T>(call: (store: GameStore) => AsyncIterable<T>): AsyncIterable<T> {
    await this.moved;
    yield* call(this.current);
  }

  private get isWaiting(): boolean {
    return this.status.state === 'waiting';
  }

  /** Writes what was made meanwhile to the device, and goes on there; all calls wait for that. */
  private async move(device: GameStore): Promise<void> {
    await awaitAnswer(() => {
      const moving = this.carry(device);
      this.moved = moving.catch(() => undefined);
      return moving;
    });
    this.current = device;
    device.subscribe((status) => this.statusSource.set(status));
    device.watchSummed((summed) => this.summing.set(summed));
    this.statusSource.set(device.status);
  }

  private async carry(device: GameStore): Promise<void> {
    const { memory, now } = this.parts;
    const { restore } = await import('./backup/backup');
    const { readableAttempt } = await import('./attemptRecord');
    const games: unknown[] = [];
    for await (const part of memory.readGames()) games.push(...part);
    const reviews: StoredReview[] = [];
    for await (const part of (await memory.openReviews()).list()) {
      reviews.push(...part.map(storedForm));
    }
    const rest = await memory.readRest();
    await restore(device, { games, reviews, ...rest, attempts: [], preferences: {} }, now());
    // The device numbers them after those that it has.
    const attempts = await device.openAttempts();
    const made = rest.attempts.flatMap((row) => readableAttempt(row) ?? []);
    for (const attempt of made.sort((a, b) => a.number - b.number))
      await attempts.add(attempt, Number.POSITIVE_INFINITY);
  }
}
