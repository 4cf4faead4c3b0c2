// The coach of one game. It searches while the player thinks, so that it can judge a move quickly. It has its own engine and
// asks it one question at a time; late answers are dropped.
import type { GameLine, ThreatRequest } from '../engine/api';
import type { FoundThreat } from '../reasons/reason';
import type { MoveAnalysis } from '../review/moveAnalysis';
import { runDetached } from '../util/failures';
import type { Judge } from './review/reviewPly';

/** The engine's part that the coach uses; see engine/client.ts. */
export interface CoachEngine extends Judge {
  /** Null if there is nothing clear to say or the coach is closed meanwhile. Rejects if the engine fails. */
  threat(request: ThreatRequest): Promise<FoundThreat | null>;
}

/** Time (ms) to judge a move; after that it is played without a question. */
export const ANSWER_TIME_MS = 300;
/** Time (ms) reserved for the reply to reach the page. */
const REPLY_MARGIN_MS = 40;
/** Nodes for a first look at the move played; what the player's thinking time was used for counts besides. */
export const QUESTION_NODES = 2000;
/** While the player thinks, so many looks ahead, each short enough for a question to wait for its end. */
export const LOOKS_AHEAD = 3;
export const LOOK_NODES = 20_000;
export const LOOK_TIME_MS = 90;
/** Time (ms) to find a threat: few players reply faster. */
const THREAT_TIME_MS = 200;

export class Coach {
  /** Settles when the engine is free. */
  private last: Promise<unknown> = Promise.resolve();
  /** Number of the latest question; searches for older ones are not started. */
  private latest = 0;

  constructor(private readonly engine: CoachEngine) {}

  /** Begins to think about a position in which the player is to move; resolves with what is newly threatened there, or null. */
  async attend(line: GameLine): Promise<FoundThreat | null> {
    const number = ++this.latest;
    const isLatest = () => number === this.latest;
    const threat = await this.next(isLatest, () =>
      this.engine.threat({ line, nodes: QUESTION_NODES, moveTime: THREAT_TIME_MS }),
    );
    for (let look = 0; look < LOOKS_AHEAD && isLatest(); look++)
      runDetached(
        this.next(isLatest, () =>
          this.engine.judge({ line, move: null, nodes: LOOK_NODES, moveTime: LOOK_TIME_MS }),
        ),
      );
    return isLatest() ? threat : null;
  }

  /** What a move is worth before it is played; null where that is not known within ANSWER_TIME_MS. */
  async ask(line: GameLine, move: string): Promise<MoveAnalysis | null> {
    const number = ++this.latest;
    const late = deadline(ANSWER_TIME_MS);
    const isWanted = () => number === this.latest && !late.isOver();
    const found = this.next(isWanted, () =>
      this.engine.judge({
        line,
        move,
        nodes: QUESTION_NODES,
        moveTime: Math.max(1, late.left() - REPLY_MARGIN_MS),
      }),
    );
    const finding = await Promise.race([found, late.over]);
    late.cancel();
    // On a busy page an answer may be heard before the timer, and still be late.
    return late.isOver() ? null : finding;
  }

  /** Terminates the engine. */
  close(): void {
    this.latest++;
    this.engine.close();
  }

  /** Asks the engine once it is free, if that is still wanted then; null otherwise, and where the engine fails. */
  private next<T>(isWanted: () => boolean, ask: () => Promise<T | null>): Promise<T | null> {
    const answer = this.last.then(() => (isWanted() ? ask() : null)).catch(silence);
    this.last = answer;
    return answer;
  }
}

/** Without an engine the coach stays silent. */
function silence(error: unknown): null {
  console.warn('The coach failed:', error);
  return null;
}

function deadline(milliseconds: number) {
  const end = performance.now() + milliseconds;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  const left = () => end - performance.now();
  return { over, left, isOver: () => left() <= 0, cancel: () => clearTimeout(timer) };
}
