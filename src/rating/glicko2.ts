// A player’s strength from results: Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2022,
// http://www.glicko.net/glicko/glicko2.pdf); the steps below are his.

export interface Rating {
  readonly value: number;
  /** How uncertain it is: two of these to either side hold it in 95 cases of 100. */
  readonly deviation: number;
  /** How much results swing. */
  readonly volatility: number;
}

/** A result against somebody of a rating: 1 is won, 0 lost. */
export interface Result {
  readonly value: number;
  readonly deviation: number;
  readonly score: number;
}

/** Rating points in a unit of the scale that is calculated on, and the middle of it. */
const SCALE = 173.7178;
const MIDDLE = 1500;
/** How fast volatility may change. */
const TAU = 0.5;
const PRECISION = 1e-6;

/** The rating after the results of one period; as it was, but less certain, without any. */
export function updateRating(rating: Rating, results: readonly Result[]): Rating {
  const mu = (rating.value - MIDDLE) / SCALE;
  const phi = rating.deviation / SCALE;
  const { volatility } = rating;
  if (results.length === 0)
    return { ...rating, deviation: SCALE * Math.sqrt(phi ** 2 + volatility ** 2) };
  // Steps 3 and 4: how much the results tell, and which way.
  let information = 0;
  let surprise = 0;
  for (const { value, deviation, score } of results) {
    const g = 1 / Math.sqrt(1 + (3 * (deviation / SCALE) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-g * (mu - (value - MIDDLE) / SCALE)));
    information += g ** 2 * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  const variance = 1 / information;
  const next = volatilityAfter(volatility, phi, variance, variance * surprise);
  // Steps 6 to 8.
  const before = phi ** 2 + next ** 2;
  const after = 1 / (1 / before + 1 / variance);
  return {
    value: MIDDLE + SCALE * (mu + after * surprise),
    deviation: SCALE * Math.sqrt(after),
    volatility: next,
  };
}

/** Step 5, by the Illinois algorithm. */
function volatilityAfter(sigma: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const power = Math.exp(x);
    const spread = phi ** 2 + variance + power;
    return (power * (delta ** 2 - spread)) / (2 * spread ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high: number;
  if (delta ** 2 > phi ** 2 + variance) high = Math.log(delta ** 2 - phi ** 2 - variance);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > PRECISION) {
    const between = low + ((low - high) * atLow) / (atHigh - atLow);
    const atBetween = f(between);
    if (atBetween * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else atLow /= 2;
    high = between;
    atHigh = atBetween;
  }
  return Math.exp(low / 2);
}
