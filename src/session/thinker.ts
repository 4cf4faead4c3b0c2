// Asks the engine for one move: again if it fails, never believing an illegal one. An answer to a question that was
// cancelled or replaced is dropped. When to ask, and what to do with the move, is the session's business.
import { type ThinkInfo, type ThinkRequest, WorkerFailure } from '../engine/api';
import { timeBudget } from '../engine/limits';
import { OPENING_PLIES } from '../engine/preferences';
import { textsOf } from '../language/texts';
import type { Colour } from '../rules/types';
import type { LastOpenings } from '../storage/gameStore';
import { type Computer, type GameRecord, playerOf } from '../storage/record';
import { crc32 } from '../util/crc32';
import { asError } from '../util/failures';
import { Throttle } from '../util/scheduling';
import { sideClock } from './clock';
import { HEADLINE_MS } from './moves';
import type { Timeline } from './timeline';
import { engineTrouble } from './troubles';
import type { AnswerPace, SessionEngine } from './types';

const texts = textsOf('troubles');

/** Attempts at one move before the player sees an error. */
const MAX_ATTEMPTS = 2;
/** Milliseconds from one report of progress to the next: the first iterations take less than one picture each. */
const REPORT_INTERVAL_MS = 100;

interface MoveQuestion {
  readonly request: ThinkRequest;
  /** The legal move with a text. @throws InputError if there is none */
  readonly find: (text: string) => number;
  /** How many legal moves there are. */
  readonly choices: number;
  readonly pace: Pace;
}

/** Milliseconds that an answer takes at least, so that it can be followed; what is left of them can be skipped. */
interface Pace {
  readonly least: number;
  /** What the hardest choice takes besides. */
  readonly extra: number;
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
  /** The player waits no longer for this answer. */
  private hurried = false;
  /** Ends the pause before the answer. */
  private skipPause: () => void = () => undefined;
  /** The best move of each iteration so far. */
  private bestMoves: string[] = [];
  private readonly reports = new Throttle(REPORT_INTERVAL_MS, () => {
    this.info = this.thought;
    this.onChange();
  });

  constructor(
    private readonly engine: SessionEngine,
    /** Milliseconds from any origin. */
    private readonly time: () => number,
    /** Called when one of the fields above has changed by itself. */
    private readonly onChange: () => void,
  ) {}

  /** The engine's move; null once it is given up, or when the question was cancelled. */
  async ask(question: MoveQuestion): Promise<number | null> {
    this.cancel();
    this.forget();
    const number = this.latest;
    const asked = this.time();
    this.searching = true;
    this.hurried = false;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      this.bestMoves = [];
      this.onChange();
      const move = await this.askOnce(question, number);
      if (number !== this.latest) return null;
      this.setLate(false);
      if (typeof move === 'number') {
        const { least, extra } = question.pace;
        const hard = hardness(question.choices, this.bestMoves);
        await this.waitUntil(asked + least + Math.round(extra * hard));
        if (number !== this.latest) return null;
      }
      this.endReports();
      if (typeof move === 'number') {
        this.searching = false;
        return move;
      }
      // Workers that failed were replaced before it came to that.
      if (attempt === MAX_ATTEMPTS || move instanceof WorkerFailure) {
        this.problem = texts.couldNotMove(engineTrouble(move));
        break;
      }
      this.problem = texts.thinksAgain;
    }
    this.searching = false;
    this.givenUp = true;
    this.onChange();
    return null;
  }

  /** Makes a running search answer at once, or shows the answer that is held back. */
  moveNow(): void {
    if (this.searching && !this.pausing) this.engine.stop();
    this.hurried = true;
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

  /** Holds an answer back until then, or until the pause is skipped. */
  private async waitUntil(due: number): Promise<void> {
    const left = due - this.time();
    if (left <= 0 || this.hurried) return;
    this.pausing = true;
    this.onChange();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, left);
      this.skipPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.pausing = false;
  }

  private setLate(isLate: boolean): void {
    if (isLate) this.problem = texts.slowToStart;
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
        this.bestMoves.push(info.line[0] ?? '');
        this.reports.want();
      };
      const onLate = (isLate: boolean) => {
        if (!isOpen()) return;
        this.setLate(isLate);
        this.onChange();
      };
      const { move } = await this.engine.think(request, onInfo, onLate);
      if (number !== this.latest) return new Error('the question is out of date');
      return move === null ? new Error(texts.gaveNoMove) : find(move);
    } catch (error) {
      return asError(error);
    }
  }
}

/** Legal moves from which on more of them make a choice no harder. */
const MANY_CHOICES = 40;

/**
 * How hard a choice was, from 0 for the only move to 1: by how many moves there were, and by how often the search changed its
 * mind about the best one.
 */
export function hardness(choices: number, bestMoves: readonly string[]): number {
  if (choices <= 1) return 0;
  const width = Math.min(1, choices / MANY_CHOICES);
  const changes = bestMoves.filter(
    (move, index) => index > 0 && move !== bestMoves[index - 1],
  ).length;
  // Changing its mind in every second iteration counts as fully undecided.
  const instability = Math.min(1, (2 * changes) / Math.max(1, bestMoves.length - 1));
  return (width + instability) / 2;
}

/** Milliseconds between the moves of two computers. */
const WATCHING_PACE_MS = 1000;
/** Milliseconds from the end of a person's move to the answer, so that both are seen: at least, and more for a hard choice. */
const ANSWER_PAUSE_MS = 500;
const HARD_CHOICE_MS = 400;

/** What the last move was to those who look on: a person's, a computer's, or the beginning of a new stage. */
export type LastMove = 'person' | 'computer' | 'headline';

/** What the last move of a game was, which is seen before it is answered. */
export function lastMoveOf(
  record: GameRecord,
  { beganStage, moves }: Pick<Timeline, 'beganStage' | 'moves'>,
): LastMove {
  if (beganStage) return 'headline';
  const last = moves.at(-1);
  return last && playerOf(record, last.side).kind !== 'computer' ? 'person' : 'computer';
}

/** Milliseconds for an answer that nobody waits to see. */
export const NO_PAUSE: Pace = { least: 0, extra: 0 };

/** The pace of the next answer; `unhurried` where two computers play by themselves. */
export function paceOf(last: LastMove, page: AnswerPace | null, unhurried: boolean): Pace {
  if (page && last === 'headline') return { least: HEADLINE_MS, extra: 0 };
  if (unhurried) return { least: WATCHING_PACE_MS, extra: 0 };
  if (!page || last !== 'person') return NO_PAUSE;
  return page.natural
    ? { least: page.glide + ANSWER_PAUSE_MS, extra: HARD_CHOICE_MS }
    : { least: page.glide, extra: 0 };
}

export interface Asking {
  readonly record: GameRecord;
  readonly side: Colour;
  readonly player: Computer;
  readonly lastOpenings: LastOpenings;
  /** Milliseconds on the computer's clock; infinite without clock. */
  readonly left: number;
}

export function requestOf(asking: Asking): ThinkRequest {
  const { record, side, player, lastOpenings, left } = asking;
  const { id, game, options, start, moves, clock } = record;
  const { hard } = clock
    ? timeBudget({ clock: { remaining: left, increment: sideClock(clock, side).increment } })
    : { hard: null };
  return {
    line: { game, options, start, moves },
    level: player.level,
    character: player.character,
    gameSeed: crc32(`${id} ${side}`),
    lastOpening: lastOpenings[side].slice(0, OPENING_PLIES),
    ...(hard !== null && { moveTime: Math.ceil(hard) }),
  };
}
