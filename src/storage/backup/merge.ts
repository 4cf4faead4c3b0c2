// What becomes of a game or an analysis that is both on this device and in a backup.
import { parseMoveText } from '../../analysis/moveText';
import { containsTree } from '../../analysis/tree';
import { optionsKey } from '../../games/options';
import { crc32, inHex } from '../../util/crc32';
import type { AnalysisRecord } from '../analysisRecord';
import type { GameRecord } from '../record';

/** What records of either kind have. */
export interface Stored {
  readonly id: string;
  readonly updatedAt: number;
  readonly revision: number;
}

/** Whether a record of a file contains all that one here has. */
export type Continues<Record extends Stored> = (here: Record, file: Record) => boolean;

export type Comparison = 'identical' | 'newerHere' | 'newerInFile' | 'both';

/**
 * Compares a game or an analysis here with the one of the same id in a file. Newer work is never overwritten:
 *
 * - `identical`: the same but for the count of saves. Nothing is done.
 * - `newerHere`: the game here was saved later (by its time, then by its count of saves). It stays as it is.
 * - `newerInFile`: the file's was saved later and contains all that was played here: the moves here are the beginning
 *   of the moves there, or the tree here is part of the tree there. It takes the place of the one here, which it continues
 *   (or ends, or gives a title).
 * - `both`: the file's was saved later, but went another way: moves here are not there. Neither may replace the other,
 *   so the one here stays, and the file's is kept beside it as a game of its own (asCopy).
 */
export function compare<Record extends Stored>(
  here: Record,
  file: Record,
  continues: Continues<Record>,
): Comparison {
  if (isSame(here, file)) return 'identical';
  const later = file.updatedAt - here.updatedAt || file.revision - here.revision;
  if (later <= 0) return 'newerHere';
  return continues(here, file) ? 'newerInFile' : 'both';
}

/** The file's record as it replaces the one here: a page with the game open must notice that it went on. */
export function asSuccessor<Record extends Stored>(here: Record, file: Record): Record {
  return { ...file, revision: Math.max(file.revision, here.revision + 1) };
}

/** The file's record under another id, which is always the same, so that a second restore finds it there. */
export function asCopy<Record extends Stored>(file: Record): Record {
  const checksum = inHex(crc32(contentOf(file)));
  // Cut between two halves of a character, the beginning would end with one.
  const begin = file.id.slice(0, 48).replace(/\p{Cs}$/u, '');
  return { ...file, id: `${begin}-${checksum}` };
}

/** Whether two records are the same but for the count of saves. */
export function isSame(here: Stored, file: Stored): boolean {
  return contentOf(here) === contentOf(file);
}

/** All of a record that its player would miss. */
function contentOf({ revision: _saves, ...content }: Stored): string {
  return JSON.stringify(content);
}

/** Whether a game of a file goes on from all that was played here. */
export const continuesGame: Continues<GameRecord> = (here, file) =>
  sameBeginning(here, file) && here.moves.every((move, ply) => move === file.moves[ply]);

/** Whether an analysis of a file has all moves and comments that it has here. */
export const continuesAnalysis: Continues<AnalysisRecord> = (here, file) =>
  sameBeginning(here, file) && containsTree(parseMoveText(file.tree), parseMoveText(here.tree));

/** Under which rules, and from where. */
type Beginning = Pick<GameRecord, 'game' | 'options' | 'start'>;

export const sameBeginning = (here: Beginning, file: Beginning): boolean =>
  here.game === file.game &&
  here.start === file.start &&
  optionsKey(here.options) === optionsKey(file.options);
