// From analyses to games (the main line, or the moves to the place shown), and back to the unnamed analysis that was begun
// of the same origin before: reopening a game or position continues it, so that nothing entered there is lost.
import { parseMoveText } from '../analysis/moveText';
import { mainLine, playMoves } from '../analysis/tree';
import { InputError } from '../input/input';
import { type AnalysisRecord, treeText } from './analysisRecord';
import { continuesAnalysis, sameBeginning } from './backup/merge';
import { asShared, type GameRecord, newRecord, type Player, resultOf } from './record';
import { replay, rulesOf } from './replay';

const PERSON: Player = { kind: 'person' };

/**
 * The main line of an analysis that came from elsewhere, as a new game between two persons, which ends where the rules end
 * it. @throws InputError as replay does
 */
export function gameOfMainLine(analysis: AnalysisRecord, id: string, now: number): GameRecord {
  const { game, options, start, name, createdAt, tree } = analysis;
  const begun = newRecord({ game, options, start, white: PERSON, black: PERSON }, id, now);
  const moves = mainLine(parseMoveText(tree));
  const { outcome } = replay(rulesOf(begun), { start, moves, result: null });
  return asShared({ ...begun, moves, name, createdAt, result: outcome && resultOf(outcome) });
}

/** The moves to the place shown as a new game between two persons, to be gone on with. */
export function gameToPlace(
  { game, options, start, path }: AnalysisRecord,
  id: string,
  now: number,
): GameRecord {
  const begun = newRecord({ game, options, start, white: PERSON, black: PERSON }, id, now);
  return { ...begun, moves: path };
}

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
