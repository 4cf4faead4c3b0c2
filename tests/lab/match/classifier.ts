// A linear classifier: each class has a mean, all share one covariance, and a vector belongs to the class whose mean is nearest
// under it (Fisher's discriminant analysis).

export interface Labelled {
  readonly label: string;
  readonly vector: readonly number[];
}

/** Keeps the covariance from being singular where a feature never varies. */
const RIDGE = 1e-6;

/** Fits to the known and prints whom it takes the asked for: a row a class, and the share that is right. */
export function classify(known: readonly Labelled[], asked: readonly Labelled[]): string {
  const nearest = fitted(known);
  const labels = [...new Set(known.map(({ label }) => label))];
  const taken = asked.map(({ label, vector }) => ({ label, as: nearest(vector) }));
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

/** Says which class a vector belongs to. */
export function fitted(known: readonly Labelled[]): (vector: readonly number[]) => string {
  const size = known[0]?.vector.length ?? 0;
  const classes = groupsOf(known);
  const means = new Map(
    [...classes].map(([label, all]) => [
      label,
      meanOf(
        all.map(({ vector }) => vector),
        size,
      ),
    ]),
  );
  const covariance = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => (i === j ? RIDGE : 0)),
  );
  for (const { label, vector } of known) {
    const mean = means.get(label) ?? [];
    for (let i = 0; i < size; i++)
      for (let j = 0; j < size; j++)
        covariance[i][j] += ((vector[i] - mean[i]) * (vector[j] - mean[j])) / known.length;
  }
  const weights = inverse(covariance);
  return (vector) => {
    const far = (mean: readonly number[]): number => {
      const off = vector.map((value, i) => value - mean[i]);
      return off.reduce(
        (sum, value, i) => sum + value * weights[i].reduce((part, w, j) => part + w * off[j], 0),
        0,
      );
    };
    return [...means].reduce((best, one) => (far(one[1]) < far(best[1]) ? one : best))[0];
  };
}

const meanOf = (rows: readonly (readonly number[])[], size: number): number[] =>
  Array.from({ length: size }, (_, i) => rows.reduce((sum, row) => sum + row[i], 0) / rows.length);

/** Of a symmetric positive matrix, by elimination. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < size; i++) {
    const pivot = rows[i][i];
    rows[i] = rows[i].map((value) => value / pivot);
    for (let k = 0; k < size; k++) {
      if (k === i) continue;
      const factor = rows[k][i];
      rows[k] = rows[k].map((value, j) => value - factor * rows[i][j]);
    }
  }
  return rows.map((row) => row.slice(size));
}

function groupsOf(known: readonly Labelled[]): Map<string, Labelled[]> {
  const groups = new Map<string, Labelled[]>();
  for (const one of known) groups.set(one.label, [...(groups.get(one.label) ?? []), one]);
  return groups;
}
