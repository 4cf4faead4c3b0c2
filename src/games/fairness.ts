// What games between equals say about a variant: White's share of the points, and how sure that is.
import { textsOf } from '../language/texts';
import { type Colour, WHITE } from '../rules/types';

const texts = textsOf('variants');

export interface Fairness {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** White's points by game, 0 to 1. */
  readonly share: number;
  /** Half the width of its 95 % interval; 1 while there are fewer than two games. */
  readonly error: number;
  /** Mean. */
  readonly plies: number;
}

interface CountedGame {
  /** Null for a draw. */
  readonly winner: Colour | null;
  readonly plies: number;
}

/** Sums up games from White's view. */
export function fairnessOf(played: readonly CountedGame[]): Fairness {
  const wins = played.filter(({ winner }) => winner === WHITE).length;
  const draws = played.filter(({ winner }) => winner === null).length;
  const losses = played.length - wins - draws;
  const plies = played.reduce((sum, one) => sum + one.plies, 0) / Math.max(1, played.length);
  return { ...fairnessFrom({ wins, draws, losses }), plies };
}

/** The same from how many games White won, were drawn and White lost; lengths are not known. */
export function fairnessFrom({
  wins,
  draws,
  losses,
}: Pick<Fairness, 'wins' | 'draws' | 'losses'>): Omit<Fairness, 'plies'> {
  const games = wins + draws + losses;
  const share = games === 0 ? 0.5 : (wins + draws / 2) / games;
  const squares = wins * (1 - share) ** 2 + draws * (0.5 - share) ** 2 + losses * share ** 2;
  const spread = games < 2 ? 1 : 1.96 * Math.sqrt(squares / (games - 1) / games);
  // Games that all came out alike still leave room for others: one more of the other kind at each end.
  const error = games < 2 ? 1 : Math.min(1, Math.max(spread, 1 / (games + 2)));
  return { games, wins, draws, losses, share, error };
}

/** Points, 0 to 1, from which on beyond a half a side wins more often, and not just a little. */
const CLEAR_LEAD = 0.15;

/** The side that clearly wins more often; null where none does, or too few games tell. */
export function clearWinner({ share, error }: Pick<Fairness, 'share' | 'error'>): Favoured | null {
  const lead = Math.abs(share - 0.5);
  return lead <= error || lead < CLEAR_LEAD ? null : favoured(share);
}

type Favoured = 'white' | 'black';

const favoured = (share: number): Favoured => (share > 0.5 ? 'white' : 'black');

/** Who wins more often, as far as this number of games can show. */
export function leanText({ share, error }: Pick<Fairness, 'share' | 'error'>): string {
  const lead = Math.abs(share - 0.5);
  if (lead <= error) return texts.noAdvantage;
  return texts[lead < CLEAR_LEAD ? 'winsLittleMore' : 'winsMore'][favoured(share)];
}
