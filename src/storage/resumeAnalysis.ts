// One unnamed analysis for each origin: whoever analyses a game, a position or something received again goes on with the one
// begun before, and what was entered in it is found again.
import { parseMoveText } from '../analysis/moveText';
import { mainLine, playMoves } from '../analysis/tree';
import { InputError } from '../rules/types';
import { type AnalysisRecord, treeText } from './analysisRecord';
import { continuesAnalysis, sameBeginning } from './backup/merge';

/**
 * The stored analysis that a new one would repeat, showing the place that the new one shows, to be saved as its next
 * revision; null if there is none. Of the same game on this device it is the same however far the game has gone since; of
 * anything else, if it has all moves and comments of the new one.
 */
export function resumed(
  stored: readonly AnalysisRecord[],
  wanted: AnalysisRecord,
): AnalysisRecord | null {
  const found = stored.find((one) => one.name === wanted.name && hasOrigin(one, wanted));
  return found ? shownAt(found, wanted) : null;
}

function hasOrigin(one: AnalysisRecord, wanted: AnalysisRecord): boolean {
  const { origin } = wanted;
  if (origin) return one.origin?.game === origin.game && sameBeginning(one, wanted);
  return one.origin === null && continuesAnalysis(wanted, one);
}

function shownAt(found: AnalysisRecord, wanted: AnalysisRecord): AnalysisRecord {
  const { path, origin } = wanted;
  const revision = found.revision + 1;
  try {
    const joined = playMoves(parseMoveText(found.tree), [], mainLine(parseMoveText(wanted.tree)));
    const grown = playMoves(joined, [], path);
    return { ...found, tree: treeText(grown), path, origin, revision };
  } catch (error) {
    // A tree that is full stays as it is.
    if (error instanceof InputError) return { ...found, revision };
    throw error;
  }
}
