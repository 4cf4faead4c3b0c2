// What of an analysis is a game: its main line, or the moves to the place shown.
import { parseMoveText } from '../analysis/moveText';
import { mainLine } from '../analysis/tree';
import type { AnalysisRecord } from './analysisRecord';
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
