// What becomes of a game that is both on this device and in a backup.
import { crc32 } from '../crc32';
import type { GameRecord } from '../record';

export type Comparison = 'identical' | 'newerHere' | 'newerInFile' | 'both';

/**
 * Compares a game here with the one of the same id in a file. Newer work is never overwritten:
 *
 * - `identical`: the same but for the count of saves. Nothing is done.
 * - `newerHere`: the game here was saved later (by its time, then by its count of saves). It stays as it is.
 * - `newerInFile`: the file's was saved later and contains all that was played here: the moves here are the beginning
 *   of the moves there. It takes the place of the one here, which it continues (or ends, or gives a title).
 * - `both`: the file's was saved later, but went another way: moves here are not there. Neither may replace the other,
 *   so the one here stays, and the file's is kept beside it as a game of its own (asTwin).
 */
export function compare(here: GameRecord, file: GameRecord): Comparison {
  if (sameGame(here, file)) return 'identical';
  const later = file.updatedAt - here.updatedAt || file.revision - here.revision;
  if (later <= 0) return 'newerHere';
  return continues(here, file) ? 'newerInFile' : 'both';
}

/** The file's record as it replaces the one here: a page with the game open must notice that it went on. */
export function asSuccessor(here: GameRecord, file: GameRecord): GameRecord {
  return { ...file, revision: Math.max(file.revision, here.revision + 1) };
}

/** The file's record under another id, which is always the same, so that a second restore finds it there. */
export function asTwin(file: GameRecord): GameRecord {
  const mark = crc32(contentOf(file)).toString(16).padStart(8, '0');
  // Cut between two halves of a character, the beginning would end with one.
  const begin = file.id.slice(0, 48).replace(/\p{Cs}$/u, '');
  return { ...file, id: `${begin}-${mark}` };
}

function sameGame(here: GameRecord, file: GameRecord): boolean {
  return contentOf(here) === contentOf(file);
}

/** All of a record that its player would miss. */
function contentOf({ revision: _saves, ...content }: GameRecord): string {
  return JSON.stringify(content);
}

function continues(here: GameRecord, file: GameRecord): boolean {
  return (
    here.game === file.game &&
    here.start === file.start &&
    JSON.stringify(here.options) === JSON.stringify(file.options) &&
    here.moves.every((move, ply) => move === file.moves[ply])
  );
}
