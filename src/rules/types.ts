// The vocabulary every other module shares: colours, results and the error for bad positions.
import { InputError, type Refusal, refusalText, refuse, type Said } from '../input/input';

export const WHITE = 0;
export const BLACK = 1;
export type Colour = typeof WHITE | typeof BLACK;

/** The other side. */
export function opposite(colour: Colour): Colour {
  return colour === WHITE ? BLACK : WHITE;
}

/**
 * Reason words of RULES.md section 0. Records, backups and texts of games hold these words, so they never change; links
 * hold numbers of their own for them (share/linkCodes.ts), so this list may grow anywhere.
 */
export const REASONS = [
  'checkmate',
  'stalemate',
  'repetition',
  'quiet-limit',
  'dead-position',
  'perpetual-check',
  'bare-king',
  'corner',
  'goal',
  'annihilation',
  'blocked',
  'resignation',
  'agreement',
  'time',
] as const;
export type Reason = (typeof REASONS)[number];

/** How a game ended; `winner` is null for a draw. */
export interface Outcome {
  readonly winner: Colour | null;
  readonly reason: Reason;
}

const interned = new Map<string, Outcome>();

/** The one shared object for a winner and reason, so that a search may ask without allocating. */
export function outcome(winner: Colour | null, reason: Reason): Outcome {
  const key = `${winner}${reason}`;
  let found = interned.get(key);
  if (!found) {
    found = Object.freeze({ winner, reason });
    interned.set(key, found);
  }
  return found;
}

/** `1-0`, `0-1` or `1/2-1/2`, or `*` while the game goes on. */
export function resultText(end: Outcome | null): string {
  if (!end) return '*';
  if (end.winner === null) return '1/2-1/2';
  return end.winner === WHITE ? '1-0' : '0-1';
}

/** A position that can be read but not played; the message is as of any bad input. */
export class PositionError extends InputError {
  override name = 'PositionError';

  constructor(
    refused: Refusal,
    private readonly said: Refusal,
    /** What it is about. */
    readonly cells: readonly number[],
  ) {
    super(refused);
  }

  /** The same for the player who sees the board, as a sentence. */
  get sentence(): string {
    return refusalText(this.said);
  }
}

/** Reads a part of an input. @throws InputError that begins with the part's name */
export function withFieldName<T>(name: Said | (() => Said), read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof InputError)
      throw refuse('inPart', typeof name === 'function' ? name() : name, error.refusal);
    throw error;
  }
}
