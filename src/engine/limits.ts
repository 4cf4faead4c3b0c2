// How long a search may take: the limits asked for, the time budget they come to, and the nodes that judging a move takes, which
// the page asks too.

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

/** The stricter of both limits; the clock is `b`'s if it has one. */
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

/** The clock and the stop flag that a running search reads. */
export interface SearchControl {
  /** Milliseconds from any origin. */
  now(): number;
  /** True once the search should end. */
  stopped(): boolean;
}

/** Milliseconds from the start of the search; infinite where there is no limit. */
export interface TimeBudget {
  /** No new iteration begins after this. */
  readonly soft: number;
  /** The search stops here even within an iteration. */
  readonly hard: number;
}

/** Reserve (ms) for the answer to reach the caller. Chosen by hand; not tuned. */
const ANSWER_RESERVE_MS = 8;
/** Without moves-to-go, the clock is divided by this many moves. Chosen by hand; not tuned. */
const MOVES_AHEAD = 28;
/** After this share of a move's time another iteration would hardly finish. Chosen by hand; not tuned. */
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

/** Share of a search's time for solving endings that are near. Chosen by hand; not tuned. */
const SOLVING_SHARE = 0.5;

/** Time (ms) for solving endings that are near before a search. */
export const solvingTime = (limits: SearchLimits): number =>
  SOLVING_SHARE * timeBudget(limits).hard;

/** A close case is searched again with this many times the nodes. Chosen by hand; not tuned. */
export const CLOSE_CASE_FACTOR = 4;
/** A doubtful mark is searched again with this many times the nodes. Chosen by hand; not tuned. */
export const DOUBTFUL_FACTOR = 16;
/** No look takes more, so that a phone answers within seconds. */
export const MAX_LOOK_NODES = 750_000;
/** Searches that only find words get the nodes divided by this. Chosen by hand; not tuned. */
export const SETTLING_DIVISOR = 4;
/** Most that these take, as a multiple of the nodes: two lines to the end or until they are settled, and a threat. */
const SETTLING_FACTOR = 6;

/** The most nodes of a judgement whose first look takes the given ones. */
export const maxJudgeNodes = (nodes: number): number =>
  (1 + CLOSE_CASE_FACTOR + SETTLING_FACTOR) * nodes +
  Math.min(DOUBTFUL_FACTOR * nodes, MAX_LOOK_NODES);
