// Games played out, counted.
import type { GameFacts } from '../../src/games/facts';
import { BLACK, type Colour, type Reason, WHITE } from '../../src/rules/types';

export interface PlayedGame {
  /** Null for a draw. */
  readonly winner: Colour | null;
  /** Null where the game was stopped as a draw. */
  readonly reason: Reason | null;
  readonly plies: number;
}

/** At least one game. */
export function factsOf(
  played: readonly PlayedGame[],
): Omit<GameFacts, 'made' | 'level' | 'worth'> {
  const lengths = played.map(({ plies }) => plies).sort((a, b) => a - b);
  const counts = new Map<string, number>();
  for (const { reason } of played) {
    const ending = reason ?? 'stopped';
    counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  return {
    white: played.filter(({ winner }) => winner === WHITE).length,
    drawn: played.filter(({ winner }) => winner === null).length,
    black: played.filter(({ winner }) => winner === BLACK).length,
    plies: [0.25, 0.5, 0.75].map((part) => lengths[Math.ceil(part * lengths.length) - 1]),
    endings: Object.fromEntries([...counts].sort(([, a], [, b]) => b - a)),
  };
}
