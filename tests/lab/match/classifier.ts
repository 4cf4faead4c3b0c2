// Says who made a run of moves, by a model of how each player chooses among the legal ones (a conditional logit, Daniel
// McFadden 1974): every feature of a move has a weight, and the more a move weighs beside the others, the likelier it is chosen.
// Each player's weights are fitted to moves that it made; the player under whose weights a run is likeliest has made it.

/** A move among the legal ones. */
export interface Choice {
  /** Features of each legal move. */
  readonly moves: readonly (readonly number[])[];
  /** Index of the one that was made. */
  readonly made: number;
}

export interface Labelled {
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** Holds weights down where hardly anything tells them. */
const RIDGE = 1;
/** Holds a player's weights near those of all players: small, as differences between them are. */
const NEAR_OTHERS = 20;
const MOST_STEPS = 30;
/** A change of all weights below this ends the fit. */
const TOLERANCE = 1e-3;

/** Says whose choices these are. */
export function fitted(known: readonly Labelled[]): (choices: readonly Choice[]) => string {
  const size = known[0]?.choices[0]?.moves[0]?.length ?? 0;
  const spread = spreadOf(
    known.flatMap(({ choices }) => choices),
    size,
  );
  const scaled = (choices: readonly Choice[]): Choice[] =>
    choices.map(({ moves, made }) => ({
      moves: moves.map((row) => row.map((value, i) => value / spread[i])),
      made,
    }));
  const scaledKnown = known.map(({ label, choices }) => ({ label, choices: scaled(choices) }));
  const all = scaledKnown.flatMap(({ choices }) => choices);
  const common = weightsOf(all, new Array<number>(size).fill(0), RIDGE);
  const labels = [...new Set(known.map(({ label }) => label))];
  const weights = labels.map((label) => {
    const own = scaledKnown.filter((one) => one.label === label);
    const weights = weightsOf(
      own.flatMap(({ choices }) => choices),
      common,
      NEAR_OTHERS,
    );
    return { label, weights };
  });
  return (choices) => {
    const asked = scaled(choices);
    const likely = weights.map((one) => ({
      label: one.label,
      sum: likelihoodOf(asked, one.weights),
    }));
    return likely.reduce((best, one) => (one.sum > best.sum ? one : best)).label;
  };
}

/** A row a class of what its runs were taken for, and the share that is right. */
export function tableOf(
  labels: readonly string[],
  taken: readonly { readonly label: string; readonly as: string }[],
): string {
  const rows = labels.map((label) => {
    const own = taken.filter((one) => one.label === label);
    const counts = labels.map((as) => own.filter((one) => one.as === as).length);
    return `${label.padEnd(8)}${counts.map((count) => String(count).padStart(7)).join('')}`;
  });
  const right = taken.filter(({ label, as }) => label === as).length;
  const share = ((100 * right) / Math.max(1, taken.length)).toFixed(0);
  return [
    `${''.padEnd(8)}${labels.map((label) => label.padStart(7)).join('')}`,
    ...rows,
    `${right} of ${taken.length} right, ${share} %`,
  ].join('\n');
}

/** How much each feature differs between the legal moves of a position: the root of its mean variance there. */
function spreadOf(choices: readonly Choice[], size: number): number[] {
  const sums = new Array<number>(size).fill(0);
  for (const { moves } of choices)
    for (let i = 0; i < size; i++) {
      const mean = moves.reduce((sum, row) => sum + row[i], 0) / moves.length;
      sums[i] += moves.reduce((sum, row) => sum + (row[i] - mean) ** 2, 0) / moves.length;
    }
  return sums.map((sum) => Math.sqrt(sum / Math.max(1, choices.length)) || 1);
}

/** The logarithm of how likely each legal move is under these weights. */
function logOddsOf({ moves }: Choice, weights: readonly number[]): number[] {
  const worth = moves.map((row) => row.reduce((sum, value, i) => sum + value * weights[i], 0));
  const most = Math.max(...worth);
  const sum = worth.reduce((total, one) => total + Math.exp(one - most), 0);
  return worth.map((one) => one - most - Math.log(sum));
}

/** The logarithm of how likely all choices are together. */
const likelihoodOf = (choices: readonly Choice[], weights: readonly number[]): number =>
  choices.reduce((sum, choice) => sum + logOddsOf(choice, weights)[choice.made], 0);

/**
 * The weights under which the choices are likeliest, held near `start`. Newton's method: what is sought has one peak, and a step
 * that leads beyond it is halved.
 */
function weightsOf(choices: readonly Choice[], start: readonly number[], hold: number): number[] {
  const heightAt = (weights: readonly number[]): number =>
    likelihoodOf(choices, weights) -
    weights.reduce((sum, weight, i) => sum + (hold / 2) * (weight - start[i]) ** 2, 0);
  let weights = [...start];
  let height = heightAt(weights);
  for (let step = 0; step < MOST_STEPS; step++) {
    const change = newtonStep(choices, weights, start, hold);
    let share = 1;
    const moved = () => weights.map((weight, i) => weight + share * change[i]);
    while (share > TOLERANCE && !(heightAt(moved()) > height)) share /= 2;
    if (share <= TOLERANCE) break;
    weights = moved();
    height = heightAt(weights);
    if (change.every((one) => Math.abs(one) < TOLERANCE)) break;
  }
  return weights;
}

/** Where the next step of Newton's method leads, from these weights on. */
function newtonStep(
  choices: readonly Choice[],
  weights: readonly number[],
  start: readonly number[],
  hold: number,
): number[] {
  const slope = weights.map((weight, i) => hold * (start[i] - weight));
  const curvature = weights.map((_, i) => weights.map((_, j) => (i === j ? hold : 0)));
  for (const choice of choices) {
    const { moves, made } = choice;
    const odds = logOddsOf(choice, weights).map(Math.exp);
    const mean = weights.map((_, i) => moves.reduce((sum, row, at) => sum + odds[at] * row[i], 0));
    for (const [i, value] of mean.entries()) slope[i] += moves[made][i] - value;
    for (const [at, row] of moves.entries())
      for (const [i, value] of mean.entries()) {
        const off = odds[at] * (row[i] - value);
        for (const [j, other] of mean.entries()) curvature[i][j] += off * (row[j] - other);
      }
  }
  return solved(curvature, slope);
}

/** Solves a linear system whose matrix is symmetric and positive, by elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (const [i, pivotRow] of rows.entries()) {
    const pivot = pivotRow[i];
    for (const [k, row] of rows.entries()) {
      if (k === i) continue;
      const factor = row[i] / pivot;
      for (let j = i; j < row.length; j++) row[j] -= factor * pivotRow[j];
    }
  }
  return rows.map((row, i) => row[right.length] / row[i]);
}
