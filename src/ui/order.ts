// The order of games in lists.
import type { GameRecord } from '../storage/record';

/** Compares for sorting: pinned games first, then the last played. */
export function byPinAndTime(a: GameRecord, b: GameRecord): number {
  return Number(b.pinned) - Number(a.pinned) || b.updatedAt - a.updatedAt;
}
