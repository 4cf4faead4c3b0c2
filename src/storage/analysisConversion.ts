// An analysis as text for people: tags as a game's text has them, then the moves with variations in parentheses and comments
// in braces. The texts of games can be analysed as well. And an analysis as a game (the main line, or the moves to the place
// shown), and back to the unnamed analysis that was begun of the same origin before: reopening a game or position continues it,
// so that nothing entered there is lost.
import { exactMoves, moveTokens, parseMoveText } from '../analysis/moveText';
import { mainLine, playMoves } from '../analysis/tree';
import { InputError, readWholeText, refusal } from '../input/input';
import {
  ANALYSIS_VERSION,
  type AnalysisRecord,
  newAnalysis,
  parsePlayableAnalysis,
  readAnalysis,
  readAnalysisVersion,
  treeText,
} from './analysisRecord';
import { continuesAnalysis, sameBeginning } from './backup/merge';
import {
  formatTagged,
  movesBefore,
  optionsText,
  parseDate,
  parseGameText,
  parseOptions,
  requiredTag,
  splitTags,
  UNFINISHED,
} from './gameText';
import { asShared, type GameRecord, newRecord, type Player, resultOf } from './record';
import { moveNumber, replay, rulesOf } from './replay';

const TAGS = ['Analysis', 'Name', 'Game', 'Options', 'Date', 'Start'] as const;
const FIRST_TAG = /^\uFEFF?\s*\[Analysis\s/;

/** Whether a text is that of an analysis, by the tag it begins with. */
export const isAnalysisText = (text: string): boolean => FIRST_TAG.test(text);

/** Writes an analysis; its identity on this device, the place shown and the settings are left out. */
export function formatAnalysisText(record: AnalysisRecord): string {
  const { name, game, options, createdAt, start } = record;
  const values: Record<(typeof TAGS)[number], string> = {
    Analysis: String(ANALYSIS_VERSION),
    Name: name ?? '',
    Game: game,
    Options: optionsText(options),
    Date: new Date(createdAt).toISOString(),
    Start: start,
  };
  const { tree } = readAnalysis(record);
  return formatTagged(
    TAGS.map((tag) => [tag, values[tag]]),
    [...moveTokens(tree), UNFINISHED],
  );
}

/**
 * Reads an analysis, or a game as one, as a new one on this device: `id` is its identity here and `now` the time.
 * @throws InputError naming the tag, the field or the move that is wrong
 */
export function parseAnalysisText(text: string, id: string, now: number): AnalysisRecord {
  if (!isAnalysisText(text)) {
    const { record, tree } = parseGameText(text, id, now);
    const { name, createdAt } = record;
    return parsePlayableAnalysis({ ...newAnalysis({ ...record, tree }, id, now), name, createdAt });
  }
  const tagged = splitTags(text, TAGS, 'analysis');
  const version = requiredTag(tagged, 'Analysis');
  readAnalysisVersion(readWholeText(version, 'Analysis', 1, Number.MAX_SAFE_INTEGER));
  const game = requiredTag(tagged, 'Game');
  const options = parseOptions(tagged.tags.get('Options') ?? '');
  const start = requiredTag(tagged, 'Start');
  const written = movesBefore(tagged.rest, UNFINISHED);
  const rules = rulesOf({ game, options });
  const read = parseMoveText(written, rules.notationWord);
  const tree = exactMoves(rules, start, read, (sides) =>
    refusal('atMove', moveNumber(rules, sides)),
  );
  const begun = newAnalysis({ game, options, start, tree }, id, now);
  return parsePlayableAnalysis({
    ...begun,
    name: tagged.tags.get('Name') ?? null,
    createdAt: parseDate(requiredTag(tagged, 'Date')),
  });
}

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
