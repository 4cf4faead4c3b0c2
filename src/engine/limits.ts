// How long a search may take: the limits asked for, and the time budget they come to.

export interface SearchLimits {
  /** Iterations; as many as the deepest line if absent. */
  readonly depth?: number;
  readonly nodes?: number;
  /** Milliseconds for this move, to be used up. */
  readonly moveTime?: number;
  /** When time began to run, by the control's clock; when the search begins if absent. */
  readonly since?: number;
  /** Milliseconds on the mover's clock, what each move adds, and moves until more time comes. */
  readonly clock?: {
    readonly remaining: number;
    readonly increment: number;
    readonly movesToGo?: number;
  };
}

/** Both limits at once. A clock of `b` replaces that of `a`. */
export function tighter(a: SearchLimits, b: SearchLimits): SearchLimits {
  const least = (name: 'depth' | 'nodes' | 'moveTime') => {
    const value = Math.min(
      a[name] ?? Number.POSITIVE_INFINITY,
      b[name] ?? Number.POSITIVE_INFINITY,
    );
    return value === Number.POSITIVE_INFINITY ? {} : { [name]: value };
  };
  const clock = b.clock ?? a.clock;
  const since = b.since ?? a.since;
  return {
    ...least('depth'),
    ...least('nodes'),
    ...least('moveTime'),
    ...(since !== undefined && { since }),
    ...(clock && { clock }),
  };
}

/** What a search asks while it runs. */
export interface SearchControl {
  /** Milliseconds from any origin. */
  now(): number;
  /** Whether someone wants it to end. */
  stopped(): boolean;
}

/** Milliseconds from the start of the search; infinite where there is no limit. */
export interface TimeBudget {
  /** No new iteration begins after this. */
  readonly soft: number;
  /** The search ends here, wherever it is. */
  readonly hard: number;
}

/** Kept back for the answer to reach the one who asked. */
const ANSWER_RESERVE_MS = 8;
/** Moves that a clock without moves-to-go is shared among. */
const MOVES_AHEAD = 28;
/** Share of the time meant for a move after which another iteration would hardly finish. */
const ITERATION_SHARE = 0.55;

export function timeBudget({ moveTime, clock }: SearchLimits): TimeBudget {
  let soft = Number.POSITIVE_INFINITY;
  let hard = Number.POSITIVE_INFINITY;
  if (clock) {
    const spendable = Math.max(1, clock.remaining - 5 * ANSWER_RESERVE_MS);
    const moves = Math.min(clock.movesToGo ?? MOVES_AHEAD, MOVES_AHEAD);
    const share = Math.min(spendable * 0.4, spendable / moves + clock.increment * 0.75);
    soft = share * ITERATION_SHARE;
    hard = Math.min(spendable * 0.6, share * 2.5);
  }
  if (moveTime !== undefined) hard = Math.min(hard, Math.max(1, moveTime - ANSWER_RESERVE_MS));
  return { soft, hard };
}
