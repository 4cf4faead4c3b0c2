// Failures of storage that callers tell apart, whose messages are for the player, and the deadline after which a call counts
// as unanswered: a disk may hang, or a page that was left in mid-write may hold the database. Such a call goes on, and counts
// when it is answered after all.

import { InputError, type Refusal } from '../input/input';
import { textsOf } from '../language/texts';
import { recordFailure, runDetached } from '../util/failures';

const texts = textsOf('storage');

/** Another tab went on with the game that is being saved, or deleted it. */
export class ConflictError extends Error {
  override name = 'ConflictError';
}

/** Why a record may not replace the stored one (undefined if there is none), or null. */
export function conflictWith(
  stored: { readonly revision: unknown } | undefined,
  record: { readonly revision: number },
  what: 'game' | 'analysis' = 'game',
): ConflictError | null {
  if (record.revision === 1 ? stored === undefined : stored?.revision === record.revision - 1) {
    return null;
  }
  return new ConflictError((stored === undefined ? texts.wasDeleted : texts.wentOn)[what]);
}

/** Why a game may not be deleted by someone who last saw it at `revision`, or null; a game that is gone may. */
export function changedSince(
  stored: { readonly revision: unknown } | undefined,
  revision: number | undefined,
  what: 'game' | 'analysis' = 'game',
): ConflictError | null {
  if (revision === undefined || stored === undefined || stored.revision === revision) return null;
  return new ConflictError(texts.notDeleted[what]);
}

/** Why a restore that saw a game at revision `seen`, null for not at all, may not replace it; or null. */
export function replacedSince(
  stored: { readonly revision: unknown } | undefined,
  seen: number | null,
): ConflictError | null {
  if ((stored?.revision ?? null) === seen) return null;
  return new ConflictError(texts.notRestored);
}

/** The message for a failed save. */
export function saveFailure(error: unknown): unknown {
  const isFull = error instanceof Error && error.name === 'QuotaExceededError';
  return isFull ? new Error(texts.isFull, { cause: error }) : error;
}

/** A stored row as far as conflicts go. */
export function revisionOf(row: object | undefined): { readonly revision: unknown } | undefined {
  return row && { revision: 'revision' in row ? row.revision : null };
}

/** Timeout (ms) for an answer of the storage. What takes longer tells from time to time that it goes on. */
export const RESPONSE_TIMEOUT_MS = 3000;

/** Nothing has failed: the answer is still to come. */
export class UnansweredError extends Error {
  override name = 'UnansweredError';

  constructor(
    /** Settles when the storage has answered, as the call would have done. */
    readonly answer: Promise<unknown>,
  ) {
    super(texts.doesNotAnswer);
  }
}

/** What a call comes to, however late the storage answers: an overdue one is made again after its answer. */
export async function awaitAnswer<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof UnansweredError)) throw error;
      await error.answer.catch(() => undefined);
    }
  }
}

/** Tells that a call goes on: its deadline begins anew. */
export type ExtendDeadline = () => void;

export class Deadline {
  private overdue = 0;

  /** `onChange` is called when the first call is overdue, and when none is any more. */
  constructor(private readonly onChange: (isOverdue: boolean) => void) {}

  /** What a call comes to. @throws UnansweredError if it goes on for longer than the deadline without saying so */
  within<T>(
    call: (extendDeadline: ExtendDeadline) => Promise<T>,
    timeoutMs = RESPONSE_TIMEOUT_MS,
  ): Promise<T> {
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
      const extendDeadline = () => {
        if (timer === null || isOver) return;
        clearTimeout(timer);
        start();
      };
      start();
      const answer = call(extendDeadline);
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

/** What a stored value holds, or null if it cannot be read. */
export function readOrNull<Stored, T>(stored: Stored, read: (stored: Stored) => T): T | null {
  try {
    return read(stored);
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

/** Why a row cannot be read, or null. */
export function problemWith(row: unknown, read: (row: unknown) => unknown): Refusal | null {
  try {
    read(row);
    return null;
  } catch (error) {
    if (error instanceof InputError) return error.refusal;
    throw error;
  }
}
