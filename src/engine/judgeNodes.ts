// How many nodes judging a move takes, step by step and in all. Apart from judge.ts, of which the page needs nothing else.

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
