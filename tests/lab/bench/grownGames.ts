// Thousands of plausible stored games, made in seconds: a few hundred are played, and stand for many.
import type { GameRecord } from '../../../src/storage/record';
import { manyGames } from '../../support/playedGames';

const PLAYED = 400;
const MINUTE = 60_000;

/** So many finished and unfinished games, the last one saved just now. */
export function grownGames(finished: number, unfinished: number): GameRecord[] {
  const now = Date.now();
  const played = manyGames(PLAYED, now);
  const begun = played.filter(({ result }) => result === null);
  const ended = played.filter(({ result }) => result !== null);
  const many = (from: readonly GameRecord[], count: number, name: string) =>
    Array.from({ length: count }, (_, index) => ({
      ...from[index % from.length],
      id: `${name}-${index}`,
      updatedAt: now - index * MINUTE,
    }));
  return [...many(begun, unfinished, 'begun'), ...many(ended, finished, 'ended')];
}
