// What the app may ask of its storage, wherever its rows lie: see rowStore.ts. And how the computer opened the last game of a kind,
// so that it opens the next one otherwise.
import type { CharacterId } from '../games/characters';
import type { GameId, OptionValues } from '../games/game';
import type { Fields } from '../input/parse';
import type { LessonProgress } from '../lessons/progress';
import { BLACK, type Colour, WHITE } from '../rules/types';
import type { ProgressOptions } from '../util/scheduling';
import type { AnalysisRecord } from './analysisRecord';
import type { AnalysisStore } from './analysisStore';
import type { AttemptRecord, AttemptStore } from './attemptRecord';
import type { KindCounts, QuarantinedEntry, QuarantinedValue, QuarantineNote } from './quarantine';
import { type GameClock, type GameLabels, type GameRecord, playerOf } from './record';
import type { StoredReview } from './reviewRecord';
import type { ReviewStore } from './reviewStore';
import type { GameSummary, TallyCount } from './summary';

/**
 * Where games are kept now: on the device; there too, but it has not answered yet; only in this page's memory; or no longer,
 * because a newer version of the app took over. The reason is what the player has to know of it, or null.
 */
export type StoreStatus =
  | { readonly state: 'device'; readonly reason: string | null }
  | { readonly state: 'waiting' | 'memory' | 'closed'; readonly reason: string };

/** The computer, a second person, a friend by message or on a device that lies beside, or nobody: two computers play. */
export const OPPONENTS = ['computer', 'person', 'friend', 'nearby', 'watch'] as const;

/** What was last chosen in a game's New game sheet. */
export interface NewGameChoices {
  readonly opponent: (typeof OPPONENTS)[number];
  /** The computer's level; White's of two. */
  readonly level: number;
  /** Whether the computer's level is set from the player's results instead. */
  readonly matched: boolean;
  /** Who plays at that level; the plain computer if absent. */
  readonly character?: CharacterId;
  /** Black's level of two computers. */
  readonly blackLevel: number;
  readonly side: 'white' | 'black' | 'random';
  readonly options: OptionValues;
  readonly clock: GameClock | null;
  /** Whether nothing may be taken back; absent until it was chosen. */
  readonly strict?: boolean;
  /** Whether the player wants the coach; null until they have said so. */
  readonly coach: boolean | null;
  /** Games begun that the coach may look on at, counted while it does so unasked. */
  readonly begun: number;
}

/** All that a store holds beside games and reviews, as it lies there. */
export interface StoreContent {
  /** Analyses, readable or not. */
  readonly analyses: readonly unknown[];
  /** Attempts at puzzles likewise. */
  readonly attempts: readonly unknown[];
  readonly aside: readonly QuarantinedValue[];
  /** Last choices and progress with lessons, readable or not, by their keys. */
  readonly choices: Fields;
}

/** Games and analyses that stay as they are. */
export interface NewerContent {
  readonly counts: KindCounts;
  /** All of them, for a file. */
  read(): Promise<QuarantinedValue[]>;
}

/** How many games that were here before are summed up for lists, of how many. */
export interface Summed {
  readonly done: number;
  readonly of: number;
}

/** What a restore does. */
export interface StoreChanges {
  /** Games to store as they are; `seen` is the revision they replace, null for none. */
  readonly games: readonly { readonly record: GameRecord; readonly seen: number | null }[];
  /** Analyses likewise. */
  readonly analyses: readonly { readonly record: AnalysisRecord; readonly seen: number | null }[];
  /** Reviews to store, but where the one that is here is worth as much. */
  readonly reviews: readonly StoredReview[];
  /** Attempts at puzzles to add. */
  readonly attempts: readonly AttemptRecord[];
  /** Entries to add. */
  readonly aside: readonly QuarantinedValue[];
  /** Keys and values to set. */
  readonly choices: readonly (readonly [string, unknown])[];
}

/** Games by id. Nothing that cannot be read is dropped: it is quarantined, and can be exported. */
export interface GameStore {
  readonly status: StoreStatus;
  /** What stands on the device and only a newer version of the app can open, or null. */
  readonly newerContent: NewerContent | null;
  /** Calls the listener whenever the status changes, until the returned function is called. */
  subscribe(listener: (status: StoreStatus) => void): () => void;
  /** How far games from an earlier version are summed up for lists, once that has taken long; null when nothing is. */
  readonly summed: Summed | null;
  /** Calls the listener whenever that changes, until the returned function is called. */
  watchSummed(listener: (summed: Summed | null) => void): () => void;
  /**
   * Resolves when the record is safe. Its revision must be one more than the stored one's (1 for a new game), so that
   * a tab that looks at an older state cannot overwrite a newer one. Saving the very same record again is allowed.
   * @throws ConflictError if the game was saved or deleted elsewhere meanwhile
   */
  save(record: GameRecord): Promise<void>;
  /** The game, checked and replayed; null if there is none. @throws InputError if it had to be quarantined */
  load(id: string): Promise<GameRecord | null>;
  /** The game as it is stored, its moves not played; null if there is none, or it has no form. */
  peek(id: string): Promise<GameRecord | null>;
  /**
   * Renames or pins a game as it is stored now; its place in lists by time stays. Resolves with the game, or null if it
   * is gone. A page that has it open learns that it went on elsewhere. @throws InputError for a bad name
   */
  relabel(id: string, labels: Partial<GameLabels>): Promise<GameRecord | null>;
  /**
   * Forgets a game and its review for good. With a revision, only the game as it was then.
   * @throws ConflictError if it was saved anew since
   */
  remove(id: string, revision?: number): Promise<void>;
  /** How many games there are, finished or not. */
  count(): Promise<number>;
  countUnfinished(): Promise<number>;
  /** Summaries of games without a result, or with one that a friend is yet to be sent, in the order of lists, at most `most`. */
  listUnfinished(most?: number): Promise<GameSummary[]>;
  /** Summaries of all games in the order of lists, in parts small enough for the page to stay alive between them. */
  listAll(): AsyncIterable<readonly GameSummary[]>;
  /** The finished games counted as Statistics does, but for those `without`; a tally may come more than once. */
  countTallies(without: readonly string[]): Promise<readonly TallyCount[]>;
  /** Levels at which a game was won against the computer, with the coach or without, in ascending order. */
  wonLevels(game: GameId): Promise<readonly number[]>;
  /** Summaries of those of these games that are here. */
  summariesOf(ids: readonly string[]): Promise<GameSummary[]>;
  /** Summaries of the finished ones of these games, the last played first, in parts of which each is read when it is asked for. */
  latestFinished(ids: readonly string[]): AsyncIterable<readonly GameSummary[]>;
  /** Id of the unfinished game that was played last and is begun (`isBegun`), or null. */
  newestUnfinished(): Promise<string | null>;
  /** Moves a game out of the way that turned out not to be playable. */
  quarantine(id: string, reason: string): Promise<void>;
  /** How many things are quarantined; none of them is read for it. */
  countQuarantined(): Promise<number>;
  /** Restores what this version can read after all, and resolves with what remains, without the values. */
  restoreQuarantined(): Promise<QuarantineNote[]>;
  /** All that is quarantined, with the values. */
  listQuarantined(): Promise<QuarantinedEntry[]>;
  /** Deletes what was quarantined; only when the player asks for it. */
  removeQuarantined(key: number): Promise<void>;
  /** The last choices for a game, or null. */
  newGameChoices(game: string): Promise<NewGameChoices | null>;
  rememberChoices(game: string, choices: NewGameChoices): Promise<void>;
  /** How far the lessons of a game have been done. */
  lessonProgress(game: string): Promise<LessonProgress>;
  /** Changes that, as it is stored now, in one step; resolves with what is then stored. */
  changeLessonProgress(
    game: string,
    change: (progress: LessonProgress) => LessonProgress,
  ): Promise<LessonProgress>;
  /** The analyses kept beside the games. What reads them is loaded when they are first asked for. */
  openAnalyses(): Promise<AnalysisStore>;
  /** The reviews of the games, likewise. */
  openReviews(): Promise<ReviewStore>;
  /** What was tried of puzzles, likewise. */
  openAttempts(): Promise<AttemptStore>;
  /** All games as they lie there, readable or not, sorted by id, in parts small enough for the page to stay alive. */
  readGames(): AsyncIterable<readonly unknown[]>;
  readRest(): Promise<StoreContent>;
  /**
   * Makes all changes, or none.
   * @throws ConflictError if a game is not as it was seen
   */
  writeAll(changes: StoreChanges, work?: ProgressOptions): Promise<void>;
  /** Deletes everything, what is quarantined and the choices too; only when the player asks for it. */
  eraseAll(): Promise<void>;
  close(): void;
}

/** Moves of the last game in which a computer played White, and of the last in which one played Black; empty for none. */
export type LastOpenings = readonly [white: readonly string[], black: readonly string[]];

export const NO_OPENINGS: LastOpenings = [[], []];

/** How many of the latest games are searched: after many other games the opening is no longer fresh. */
const MAX_GAMES = 500;

/** Those of other games from the same start as this one, whatever the level was: a rematch swaps the colours. */
export async function lastOpenings(
  store: Pick<GameStore, 'listAll' | 'peek'>,
  record: Pick<GameRecord, 'id' | 'game' | 'start'>,
): Promise<LastOpenings> {
  const last: (GameSummary | undefined)[] = [];
  let seen = 0;
  for await (const part of store.listAll()) {
    for (const game of part) {
      if (!isAlike(game, record)) continue;
      for (const colour of [WHITE, BLACK] as const)
        if (playedLater(game, colour, last[colour])) last[colour] = game;
    }
    seen += part.length;
    const isPast = part.at(-1)?.pinned === false && last[WHITE] && last[BLACK];
    if (isPast || seen >= MAX_GAMES) break;
  }
  const movesOf = async (colour: Colour) => {
    const { id } = last[colour] ?? {};
    return (id !== undefined && (await store.peek(id))?.moves) || [];
  };
  return [await movesOf(WHITE), await movesOf(BLACK)];
}

/** Whether it is another game from the same start, and both sides have moved. */
const isAlike = (
  summary: GameSummary,
  { id, game, start }: Pick<GameRecord, 'id' | 'game' | 'start'>,
) => summary.game === game && summary.start === start && summary.id !== id && summary.plies > 1;

const playedLater = (game: GameSummary, colour: Colour, last: GameSummary | undefined): boolean =>
  playerOf(game, colour).kind === 'computer' && (!last || game.updatedAt > last.updatedAt);
