// What the interface sees of a review, and what a review needs.
import type { JudgeRequest } from '../../engine/api';
import type { Ending } from '../../review/gameChances';
import type { MoveAnalysis } from '../../review/moveAnalysis';
import type { GameRecord, GameResult } from '../../storage/record';
import type { ReviewRecord } from '../../storage/reviewRecord';
import type { ReviewedGame } from './reviewedGame';

/** Of a finished game what its review needs. */
export interface FinishedGame
  extends Pick<GameRecord, 'id' | 'game' | 'options' | 'start' | 'moves'> {
  readonly result: GameResult;
}

/** Who judges moves; see engine/client.ts. */
export interface Judge {
  /** Null if it is closed meanwhile. Rejects if the engine breaks down. */
  judge(request: JudgeRequest): Promise<MoveAnalysis | null>;
  /** Ends judging, and its worker. It can be asked again. */
  close(): void;
}

export interface ReviewParts {
  readonly game: FinishedGame;
  /** What is stored of its review, or null. */
  readonly stored: ReviewRecord | null;
  /** The engine that judges now, as of engineMark. */
  readonly engine: string;
  readonly judge: Judge;
  readonly store: { save(review: ReviewRecord): Promise<void> };
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A review on a screen, with the game it is of. */
export interface OpenedReview {
  readonly record: GameRecord;
  readonly game: ReviewedGame;
  readonly session: ReviewSession;
  /** For moves that someone tries out. It has the review's own engine: one question at a time. */
  readonly judge: Judge;
}

export interface ReviewView {
  /** One for each position in which there was something to decide; null while it is not looked at. */
  readonly findings: readonly (MoveAnalysis | null)[];
  readonly ending: Ending;
  /** Whether that is not the one of today. */
  readonly outdated: boolean;
  /** How many of the findings there are. */
  readonly done: number;
  /** Waiting to be started or gone on with, under way, or whole. */
  readonly state: 'waiting' | 'working' | 'whole';
  /** Estimated milliseconds until it is complete. */
  readonly millisecondsLeft: number | null;
  /** Why it stopped by itself, or null. */
  readonly problem: string | null;
  /** Why the latest save failed, or null. */
  readonly unsaved: string | null;
}

export interface ReviewSession {
  readonly view: ReviewView;
  /** Calls the listener at every later change, until the returned function is called. */
  subscribe(listener: (view: ReviewView) => void): () => void;
  /** Begins, or goes on with what is not looked at yet. */
  start(): void;
  /** Stops; what is found is kept. */
  cancel(): void;
  /** Forgets what was found, and begins anew with the engine of today. */
  renew(): void;
  /** Saves once more what could not be saved. */
  retrySave(): void;
  /** Tells whether the page can be seen: out of sight, nothing is looked at. */
  setHidden(hidden: boolean): void;
  /** Stops and forgets listeners; resolves when what was found is saved. */
  close(): Promise<void>;
}
