// Several games in one text, as a file or a mail may hold them: where each begins, and what is wrong with the ones that
// cannot be read. One bad game does not hide the others. Variations and comments make an analysis, of which the main line is
// read as a game.
import { treeOf } from '../analysis/tree';
import { InputError, type Refusal, refusal, refuse } from '../input/input';
import { gameOfMainLine, isAnalysisText, parseAnalysisText } from '../storage/analysisConversion';
import { type AnalysisRecord, treeText } from '../storage/analysisRecord';
import { parseGameText } from '../storage/gameText';
import type { GameRecord } from '../storage/record';

/** No person plays more, and more would take too long to look through. */
const MAX_GAMES = 2000;
/** In characters, some five hundred for each game. */
export const MAX_TEXT_LENGTH = 4_000_000;

/** The text of one game among several. */
interface TextPart {
  readonly text: string;
  /** Number of its first line in the whole text, from 1. */
  readonly line: number;
}

export type ReadPart =
  | {
      readonly record: GameRecord;
      /** All that the text holds, if the game lacks some of it: variations or comments. */
      readonly analysis?: AnalysisRecord;
    }
  /** Why it cannot be read; names its place if there are several. */
  | { readonly problem: Refusal };

/**
 * Parts the text where a game's tags begin after the moves of another.
 * @throws InputError if the text is empty, too long, or holds no game at all
 */
export function splitGameTexts(text: string): TextPart[] {
  if (text.length > MAX_TEXT_LENGTH) {
    throw refuse('textLength', text.length, MAX_TEXT_LENGTH);
  }
  if (text.trim() === '') throw refuse('emptyText');
  const parts: { lines: string[]; line: number; moved: boolean }[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const begun = parts.at(-1);
    const isTag = /^\s*\[/.test(line);
    if (begun && !(isTag && begun.moved)) {
      begun.lines.push(line);
      begun.moved ||= !isTag && line.trim() !== '';
    } else if (isTag) parts.push({ lines: [line], line: index + 1, moved: false });
    else if (line.trim() !== '') throw refuse('noTags', index + 1, line.trim().slice(0, 30));
  }
  if (parts.length > MAX_GAMES) {
    throw refuse('tooManyGames', parts.length, MAX_GAMES);
  }
  return parts.map(({ lines, line }) => ({ text: lines.join('\n'), line }));
}

/** Reads one part of several, as a new game on this device: `id` is its identity here and `now` the time. */
export function readPart(
  { text, line }: TextPart,
  several: boolean,
  id: string,
  now: number,
): ReadPart {
  try {
    if (!isAnalysisText(text)) return readGame(text, id, now);
    const analysis = parseAnalysisText(text, id, now);
    return { record: gameOfMainLine(analysis, id, now), analysis };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { problem: several ? refusal('gameFromLine', line, error.refusal) : error.refusal };
  }
}

function readGame(text: string, id: string, now: number): ReadPart {
  const { record, tree } = parseGameText(text, id, now);
  const isPlain = treeText(tree) === treeText(treeOf(record.moves));
  return isPlain ? { record } : { record, analysis: parseAnalysisText(text, id, now) };
}
