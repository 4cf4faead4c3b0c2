// Asks the engine for one move: again if it fails, never believing an illegal one. An answer to a question that was
// cancelled or replaced is dropped. When to ask, and what to do with the move, is the session's business.
import { type ThinkInfo, type ThinkRequest, WorkerFailure } from '../engine/api';
import { HIGHEST_LEVEL } from '../engine/levels';
import { timeBudget } from '../engine/limits';
import { OPENING_PLIES } from '../engine/variety';
import type { Colour } from '../rules/types';
import type { LastOpenings } from '../storage/lastOpenings';
import type { GameRecord } from '../storage/record';
import { crc32 } from '../util/crc32';
import { Throttle } from '../util/scheduling';
import { sideClock } from './clock';
import type { SessionEngine } from './types';

/** Attempts at one move before the player sees an error. */
const MAX_ATTEMPTS = 2;
const LATE_NOTICE = 'The computer is slow to start. Wait a little, or try again.';
/** Milliseconds from one report of progress to the next: the first iterations take less than one picture each. */
const REPORT_INTERVAL_MS = 100;

export interface MoveQuestion {
  readonly request: ThinkRequest;
  /** The legal move with a text. @throws InputError if there is none */
  readonly find: (text: string) => number;
  /** Milliseconds that the answer takes at least, so that it can be followed; what is left of them can be skipped. */
  readonly pace: number;
}

export class Thinker {
  /** Whether a question is open. */
  searching = false;
  /** Whether the answer is known and only held back for its pace. */
  pausing = false;
  /** Progress of the search, or null. */
  info: ThinkInfo | null = null;
  /** What the latest search made of its position, also once it has answered; null before there was one. */
  thought: ThinkInfo | null = null;
  /** What went wrong lately, for the player, or null. */
  problem: string | null = null;
  /** It failed so often that it is not asked again unless the player wants it. */
  givenUp = false;
  /** The engine has not begun in time; it may still do so. */
  isLate = false;
  /** Number of the latest question; what belongs to an older one is dropped. */
  private latest = 0;
  /** Ends the pause before the answer. */
  private skipPause: () => void = () => undefined;
  private readonly reports = new Throttle(REPORT_INTERVAL_MS, () => {
    this.info = this.thought;
    this.onChange();
  });

  constructor(
    private readonly engine: SessionEngine,
    /** Called when one of the fields above has changed by itself. */
    private readonly onChange: () => void,
  ) {}

  /** The engine's move; null once it is given up, or when the question was cancelled. */
  async ask(question: MoveQuestion): Promise<number | null> {
    this.cancel();
    this.forget();
    const number = this.latest;
    this.searching = true;
    const paced = this.pauseOf(question.pace);
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      this.onChange();
      const move = await this.askOnce(question, number);
      if (number !== this.latest) return null;
      this.setLate(false);
      if (typeof move === 'number') {
        await this.waitOut(paced);
        if (number !== this.latest) return null;
      }
      this.endReports();
      if (typeof move === 'number') {
        this.searching = false;
        return move;
      }
      // Workers that failed were replaced before it came to that.
      if (attempt === MAX_ATTEMPTS || move instanceof WorkerFailure) {
        this.problem = `The computer could not move: ${move.message}.`;
        break;
      }
      this.problem = 'The computer had to start thinking again.';
    }
    this.searching = false;
    this.givenUp = true;
    this.onChange();
    return null;
  }

  /** Makes a running search answer at once, or shows the answer that is held back. */
  moveNow(): void {
    if (this.searching && !this.pausing) this.engine.stop();
    this.skipPause();
  }

  /** Ends a running search; its question gets no answer. */
  cancel(): void {
    this.moveNow();
    this.latest++;
    this.setLate(false);
    this.searching = false;
    this.pausing = false;
    this.endReports();
  }

  /** Forgets what it thought: that was of the other side's game. */
  changeSides(): void {
    this.thought = null;
  }

  /** Forgets past failures. */
  forget(): void {
    this.problem = null;
    this.givenUp = false;
  }

  /** Resolves after a delay in milliseconds, or when the pause is skipped. */
  private pauseOf(milliseconds: number): Pause {
    const pause: Pause = { isOver: milliseconds <= 0, over: Promise.resolve() };
    if (pause.isOver) return pause;
    pause.over = new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        pause.isOver = true;
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.skipPause = end;
    });
    return pause;
  }

  private async waitOut(pause: Pause): Promise<void> {
    if (pause.isOver) return;
    this.pausing = true;
    this.onChange();
    await pause.over;
    this.pausing = false;
  }

  private setLate(isLate: boolean): void {
    if (isLate) this.problem = LATE_NOTICE;
    else if (this.isLate) this.problem = null;
    this.isLate = isLate;
  }

  private endReports(): void {
    this.reports.clear();
    this.info = null;
  }

  /** A legal move, or why there is none. */
  private async askOnce({ request, find }: MoveQuestion, number: number): Promise<number | Error> {
    try {
      const isOpen = () => number === this.latest && this.searching;
      const onInfo = (info: ThinkInfo) => {
        if (!isOpen()) return;
        this.thought = info;
        this.reports.want();
      };
      const onLate = (isLate: boolean) => {
        if (!isOpen()) return;
        this.setLate(isLate);
        this.onChange();
      };
      const { move } = await this.engine.think(request, onInfo, onLate);
      if (number !== this.latest) return new Error('the question is out of date');
      return move === null ? new Error('it gave no move') : find(move);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }
}

/** What holds an answer back. */
interface Pause {
  isOver: boolean;
  over: Promise<void>;
}

/** Milliseconds between the moves of two computers. */
const WATCHING_PACE_MS = 1000;
/** Milliseconds from the end of a person's move to the answer of a level below the highest, so that both are seen. */
const ANSWER_PAUSE_MS = 500;

export interface Asking {
  readonly record: GameRecord;
  readonly side: Colour;
  readonly level: number;
  readonly lastOpenings: LastOpenings;
  /** Milliseconds on the computer's clock; infinite without clock. */
  readonly left: number;
  /** Whether its move should take its time, for those who look on. */
  readonly unhurried: boolean;
  /** Milliseconds that the person's move, which is to be answered, takes on the screen; null where none is. */
  readonly glide: number | null;
}

export function questionOf({
  record,
  side,
  level,
  lastOpenings,
  left,
  unhurried,
  glide,
}: Asking): Omit<MoveQuestion, 'find'> {
  const { id, game, options, start, moves, clock } = record;
  const { hard } = clock
    ? timeBudget({ clock: { remaining: left, increment: sideClock(clock, side).increment } })
    : { hard: null };
  return {
    request: {
      line: { game, options, start, moves },
      level,
      gameSeed: crc32(`${id} ${side}`),
      lastOpening: lastOpenings[side].slice(0, OPENING_PLIES),
      ...(hard !== null && { moveTime: Math.ceil(hard) }),
    },
    pace: unhurried ? WATCHING_PACE_MS : glide === null ? 0 : glide + answerPause(level),
  };
}

/** The highest level, which thinks longest, answers as soon as the move before is seen. */
const answerPause = (level: number): number => (level < HIGHEST_LEVEL ? ANSWER_PAUSE_MS : 0);
