// The coach of one game: thinks while the player does, and so answers soon whether a move throws much away. It has an engine
// of its own, asked one thing after the other; what comes too late is not told.
import type { GameLine, ThreatRequest } from '../engine/api';
import type { FoundThreat } from '../reasons/reason';
import type { MoveAnalysis } from '../review/moveAnalysis';
import { runDetached } from '../util/failures';
import type { Judge } from './review/types';

/** Who is asked; see engine/client.ts. */
export interface CoachEngine extends Judge {
  /** Null where there is nothing plain to tell, or if it is closed meanwhile. Rejects if the engine breaks down. */
  threat(request: ThreatRequest): Promise<FoundThreat | null>;
}

/** Milliseconds from a move to the question about it; after that it is played unasked. */
export const ANSWER_TIME_MS = 300;
/** Milliseconds kept back for the answer's way to the page. */
const WAY = 40;
/** Nodes for a first look at the move played; what the player's thinking time was used for counts besides. */
export const QUESTION_NODES = 2000;
/** While the player thinks, so many looks ahead, each short enough for a question to wait for its end. */
export const LOOKS_AHEAD = 3;
export const LOOK_NODES = 20_000;
export const LOOK_TIME_MS = 90;
/** Milliseconds for a threat: hardly anybody answers a move sooner. */
const THREAT_TIME_MS = 200;

export class Coach {
  /** Settles when the engine is free. */
  private last: Promise<unknown> = Promise.resolve();
  /** Number of the latest question; looks ahead for an older one are not begun. */
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
        moveTime: Math.max(1, late.left() - WAY),
      }),
    );
    const finding = await Promise.race([found, late.over]);
    late.cancel();
    // On a busy page an answer may be heard before the timer, and still be late.
    return late.isOver() ? null : finding;
  }

  /** Ends its engine. */
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

/** A coach without an engine has nothing to say. */
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
