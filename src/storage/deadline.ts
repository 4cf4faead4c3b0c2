// How long an answer of the browser's storage is waited for: it may never come, from a disk that hangs or behind a page that
// was left in mid-write. What it was asked goes on all the same, and counts when the answer does come.
import { recordFailure, runDetached } from '../util/failures';

/** Timeout (ms) for an answer of the storage. What takes longer tells from time to time that it goes on. */
export const RESPONSE_TIMEOUT_MS = 3000;

export const UNANSWERED = 'the storage of this device does not answer';

/** Nothing has failed: the answer is still to come. */
export class UnansweredError extends Error {
  override name = 'UnansweredError';

  constructor(
    /** Settles when the storage has answered, as the call would have done. */
    readonly answer: Promise<unknown>,
  ) {
    super(UNANSWERED);
  }
}

/** Tells that a call goes on: its deadline begins anew. */
export type GoesOn = () => void;

export class Deadline {
  private overdue = 0;

  /** `onChange` is told when the first call is overdue, and when none is any more. */
  constructor(private readonly onChange: (isOverdue: boolean) => void) {}

  /** What a call comes to. @throws UnansweredError if it goes on for longer than the deadline without saying so */
  within<T>(call: (goesOn: GoesOn) => Promise<T>, timeoutMs = RESPONSE_TIMEOUT_MS): Promise<T> {
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | null = null;
      let isOver = false;
      const start = () => {
        timer = setTimeout(() => {
          timer = null;
          this.count(1);
          const error = new UnansweredError(answer);
          recordFailure('storage', error);
          reject(error);
        }, timeoutMs);
      };
      const goesOn = () => {
        if (timer === null || isOver) return;
        clearTimeout(timer);
        start();
      };
      start();
      const answer = call(goesOn);
      runDetached(
        answer.then(resolve, reject).then(() => {
          isOver = true;
          if (timer === null) this.count(-1);
          else clearTimeout(timer);
        }),
      );
    });
  }

  private count(more: 1 | -1): void {
    this.overdue += more;
    if (this.overdue === (more === 1 ? 1 : 0)) this.onChange(this.overdue > 0);
  }
}
