// Unfinished games that live in this page only, among the stored ones.

import { byPinAndTime } from '../../storage/listOrder';
import type { GameRecord } from '../../storage/record';
import { type GameSummary, summaryOf } from '../../storage/summary';

/** Games in `unsaved` take the place of the stored ones of the same id; in the order of lists. */
export function withUnsaved(
  stored: readonly GameSummary[],
  unsaved: readonly GameRecord[],
): GameSummary[] {
  const others = stored.filter(({ id }) => unsaved.every((record) => record.id !== id));
  const unfinished = unsaved.filter(({ result }) => !result).map(summaryOf);
  return [...unfinished, ...others].sort(byPinAndTime);
}
