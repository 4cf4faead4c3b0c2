// A review under way: asks about one ply after the other, from the last to the first, saves what is found, and goes on where it
// was left. It never touches the game. And what the interface sees of it.

import { positionAfter } from '../../engine/api';
import { textsOf } from '../../language/texts';
import type { Ending } from '../../review/gameChances';
import type { MoveAnalysis } from '../../review/moveAnalysis';
import { type GameRecord, type GameResult, outcomeOf } from '../../storage/record';
import { rulesOf } from '../../storage/replay';
import {
  countFound,
  isReviewOf,
  type ReviewRecord,
  reviewedContent,
} from '../../storage/reviewRecord';
import { runDetached } from '../../util/failures';
import { createObservable, type Observable } from '../../util/observable';
import { engineTrouble, SaveReports } from '../troubles';
import type { ReviewedGame } from './reviewedGame';
import { type AskPly, type Judge, reviewPly } from './reviewPly';

/** Of a finished game what its review needs. */
export interface FinishedGame
  extends Pick<GameRecord, 'id' | 'game' | 'options' | 'start' | 'moves'> {
  readonly result: GameResult;
}

interface ReviewParts {
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

const texts = textsOf('troubles');

/** Milliseconds from one save to the next, and from one report to the next, while findings come. */
const SAVE_INTERVAL_MS = 700;
const REPORT_INTERVAL_MS = 150;

export function openReview(parts: ReviewParts): ReviewSession {
  return new OpenReview(parts);
}

/** How a finished game ended, as its review counts it. @throws InputError for moves that do not fit the rules */
function endingOf(game: FinishedGame): Ending {
  const onBoard = positionAfter(rulesOf(game), game).outcome() !== null;
  const { winner, reason } = outcomeOf(game.result);
  return { winner, onBoard, resigned: reason === 'resignation' };
}

class OpenReview implements ReviewSession {
  private readonly views: Observable<ReviewView>;
  private readonly ending: Ending;
  private record: ReviewRecord;
  private findings: (MoveAnalysis | null)[];
  /** Counts starts and stops: what was asked before the last of them is not heard any more. */
  private run = 0;
  private working = false;
  private wanted = false;
  private hidden = false;
  private closed = false;
  private problem: string | null = null;
  private unsaved: string | null = null;
  private left: number | null = null;
  private savedAt = 0;
  private reportedAt = 0;
  private saving: Promise<void> = Promise.resolve();
  private readonly reports = new SaveReports((problem) => {
    if (problem === this.unsaved) return;
    this.unsaved = problem;
    this.publish();
  });

  constructor(private readonly parts: ReviewParts) {
    this.ending = endingOf(parts.game);
    this.record = this.usableReview() ?? this.empty();
    this.findings = this.record.findings.slice();
    this.views = createObservable(this.snapshot());
  }

  get view(): ReviewView {
    return this.views.get();
  }

  subscribe(listener: (view: ReviewView) => void): () => void {
    return this.views.subscribe(listener);
  }

  start(): void {
    this.wanted = true;
    this.problem = null;
    this.consider();
  }

  cancel(): void {
    this.wanted = false;
    this.consider();
  }

  renew(): void {
    this.halt();
    this.record = this.empty();
    this.findings = this.record.findings.slice();
    this.start();
  }

  retrySave(): void {
    if (this.unsaved !== null) this.save();
  }

  setHidden(hidden: boolean): void {
    this.hidden = hidden;
    this.consider();
  }

  async close(): Promise<void> {
    this.closed = true;
    this.consider();
    this.retrySave();
    this.views.close();
    await this.saving;
  }

  /** Works if that is wanted and someone can see it, and no more if not. */
  private consider(): void {
    const works = this.wanted && !this.hidden && !this.closed && this.findings.includes(null);
    if (works && !this.working) runDetached(this.work(++this.run));
    else if (!works && this.working) this.halt();
    else this.publish();
  }

  private halt(): void {
    this.run++;
    this.working = false;
    this.parts.judge.close();
    this.save();
    this.publish();
  }

  private async work(run: number): Promise<void> {
    const { judge, now } = this.parts;
    const { game, options, start, moves } = this.parts.game;
    const ask: AskPly = (ply, look) => {
      const line = { game, options, start, moves: moves.slice(0, ply) };
      return judge.judge({ line, move: moves.at(ply) ?? null, ...look });
    };
    this.working = true;
    this.publish();
    const began = now();
    let done = 0;
    for (
      let ply = this.findings.lastIndexOf(null);
      ply >= 0;
      ply = this.findings.lastIndexOf(null)
    ) {
      const found = await reviewPly(ask, this.findings, ply).catch(engineTrouble);
      if (run !== this.run) return;
      if (found === null || typeof found === 'string') {
        this.wanted = false;
        this.problem = found ?? texts.gaveNoAnswer;
        break;
      }
      for (const [index, finding] of found) this.findings[index] = finding;
      done++;
      const remaining = this.findings.filter((one) => one === null).length;
      this.left = ((now() - began) / done) * remaining;
      if (now() - this.savedAt >= SAVE_INTERVAL_MS) this.save();
      if (now() - this.reportedAt >= REPORT_INTERVAL_MS) this.publish();
    }
    this.halt();
  }

  private save(): void {
    const record = { ...this.record, findings: this.findings.slice() };
    if (countFound(record) === countFound(this.record) && this.unsaved === null) return;
    this.record = { ...record, updatedAt: this.parts.now() };
    this.savedAt = this.parts.now();
    const saved = this.record;
    this.saving = this.saving.then(() => this.reports.follow(this.parts.store.save(saved)));
  }

  /** The stored review if it is of these moves; one by another engine only if it is whole, to be looked at. */
  private usableReview(): ReviewRecord | null {
    const { game, stored, engine } = this.parts;
    if (!stored || !isReviewOf(stored, game)) return null;
    if (stored.findings.length !== this.count()) return null;
    return stored.engine === engine || !stored.findings.includes(null) ? stored : null;
  }

  private empty(): ReviewRecord {
    const { game, engine, now } = this.parts;
    return {
      id: game.id,
      content: reviewedContent(game),
      engine,
      findings: Array.from({ length: this.count() }, () => null),
      updatedAt: now(),
    };
  }

  /** How many positions there are in which there was something to decide. */
  private count(): number {
    return this.parts.game.moves.length + (this.ending.onBoard ? 0 : 1);
  }

  private publish(): void {
    this.reportedAt = this.parts.now();
    this.views.set(this.snapshot());
  }

  private snapshot(): ReviewView {
    const { findings, ending, record, problem, unsaved } = this;
    return {
      findings: findings.slice(),
      ending,
      outdated: record.engine !== this.parts.engine,
      done: countFound({ findings }),
      state: !findings.includes(null) ? 'whole' : this.working ? 'working' : 'waiting',
      millisecondsLeft: this.working ? this.left : null,
      problem,
      unsaved,
    };
  }
}
