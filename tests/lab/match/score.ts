// The result of a match with its error bars, counted over pairs of games: both games of a pair start from the same
// opening with sides exchanged, so pairs are independent where single games are not.
import type { MatchGame } from './match';

export interface MatchScore {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Share of the points, 0 to 1. */
  readonly share: number;
  /** Half width of the 95 % confidence interval of `share`. */
  readonly margin: number;
  /** Elo difference of the share, and of the ends of its interval; infinite at 0 and 1. */
  readonly elo: readonly [low: number, middle: number, high: number];
}

/** Score of the first player. */
export function scoreMatch(pairs: readonly (readonly Pick<MatchGame, 'points'>[])[]): MatchScore {
  const games = pairs.flat().map(({ points }) => points);
  const means = meansOf(pairs);
  const share = means.reduce((sum, mean) => sum + mean, 0) / Math.max(1, means.length);
  const variance =
    means.reduce((sum, mean) => sum + (mean - share) ** 2, 0) / Math.max(1, means.length - 1);
  const margin = 1.96 * Math.sqrt(variance / Math.max(1, means.length));
  return {
    wins: games.filter((point) => point === 1).length,
    draws: games.filter((point) => point === 0.5).length,
    losses: games.filter((point) => point === 0).length,
    share,
    margin,
    elo: [eloOf(share - margin), eloOf(share), eloOf(share + margin)],
  };
}

/** The first player's share of the points of each pair. */
export const meansOf = (pairs: readonly (readonly Pick<MatchGame, 'points'>[])[]): number[] =>
  pairs.map((pair) => pair.reduce((sum, { points }) => sum + points, 0) / pair.length);

/** Elo difference that predicts a share of the points. */
export function eloOf(share: number): number {
  if (share <= 0) return Number.NEGATIVE_INFINITY;
  if (share >= 1) return Number.POSITIVE_INFINITY;
  return 400 * Math.log10(share / (1 - share));
}

/** `+12 =5 -3, 72.5 % ± 8.1, Elo +168 (+102 to +247)` */
export function describeScore({ wins, draws, losses, share, margin, elo }: MatchScore): string {
  const percent = (value: number) => (100 * value).toFixed(1);
  const [low, middle, high] = elo.map((value) =>
    Number.isFinite(value)
      ? `${value >= 0 ? '+' : ''}${Math.round(value)}`
      : value > 0
        ? '+∞'
        : '-∞',
  );
  return `+${wins} =${draws} -${losses}, ${percent(share)} % ± ${percent(margin)}, Elo ${middle} (${low} to ${high})`;
}

/** How the games ended and how long they were: `checkmate 12, adjudicated 8; 71 plies on average` */
export function describeEnds(games: readonly Pick<MatchGame, 'end' | 'plies'>[]): string {
  const counts = new Map<string, number>();
  for (const { end } of games) counts.set(end, (counts.get(end) ?? 0) + 1);
  const ends = [...counts].sort(([, a], [, b]) => b - a).map((one) => one.join(' '));
  const plies = games.reduce((sum, game) => sum + game.plies, 0) / Math.max(1, games.length);
  return `${ends.join(', ')}; ${Math.round(plies)} plies on average`;
}
