// An analysis as text for people: tags as a game's text has them, then the moves with variations in parentheses and comments
// in braces. The texts of games can be analysed as well.
import { exactMoves, moveTokens, parseMoveText } from '../analysis/moveText';
import { readWholeText, refusal } from '../input/input';
import {
  ANALYSIS_VERSION,
  type AnalysisRecord,
  newAnalysis,
  parsePlayableAnalysis,
  readAnalysis,
  readAnalysisVersion,
} from './analysisRecord';
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
import { moveNumber, rulesOf } from './replay';

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
