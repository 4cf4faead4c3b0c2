// The position a stored game is at, for lists. Unfinished games' positions are cached in localStorage, so that Home draws them
// without compiling rules and playing moves. The cache key covers all that the position depends on: a changed or damaged entry
// is ignored, and the game is played out.
import type { RuleSet } from '../../games/game';
import type { Setup } from '../../rules/positionCore';
import { readOrNull } from '../../storage/errors';
import type { GameRecord } from '../../storage/record';
import { replay, rulesOf } from '../../storage/replay';
import { crc32 } from '../../util/crc32';

export interface StoredPosition {
  readonly rules: RuleSet;
  readonly board: Setup;
}

/**
 * The last position of a game; an unfinished one is replayed only if that has not been done since its last move.
 * @throws InputError naming the ply or field that does not fit the rules
 */
export function readStoredPosition(record: GameRecord): StoredPosition {
  const rules = rulesOf(record);
  if (record.result) return { rules, board: replay(rules, record).position };
  const known = knownPosition(record, rules);
  if (known) return { rules, board: known };
  const { position } = replay(rules, record);
  cachePosition(record, rules.format(position));
  return { rules, board: position };
}

/** Null where it is not known, or what is kept of it was damaged. */
function knownPosition(record: GameRecord, rules: RuleSet): Setup | null {
  const text = cachedPosition(record);
  return text === null ? null : readOrNull(text, (stored) => rules.parseSetup(stored));
}

const STORAGE_KEY = 'fortyone.standings';
/** Games kept: as many as Home reads at first. */
const MAX_ENTRIES = 12;

type PlayedGame = Pick<GameRecord, 'id' | 'game' | 'options' | 'start' | 'moves'>;
/** FENs by what they are of, the latest last. */
type CachedPositions = readonly (readonly [key: string, text: string])[];

/** The FEN after the last move, or null where it is not known; to be parsed as any text from outside. */
export function cachedPosition(record: PlayedGame): string | null {
  const key = keyOf(record);
  return read().find(([known]) => known === key)?.[1] ?? null;
}

/** `text` is the position after the record's last move. */
export function cachePosition(record: PlayedGame, text: string): void {
  const others = read().filter(([key]) => idIn(key) !== record.id);
  try {
    const kept: CachedPositions = [...others.slice(1 - MAX_ENTRIES), [keyOf(record), text]];
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full: the game is played out next time.
  }
}

const keyOf = ({ id, game, options, start, moves }: PlayedGame): string =>
  `${crc32(JSON.stringify([game, options, start, moves]))} ${id}`;

const idIn = (key: string): string => key.slice(key.indexOf(' ') + 1);

function read(): CachedPositions {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is CachedPositions[number] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((text) => typeof text === 'string');
