// What restoring a backup would do to this device: counted for the player first, then done in one step, or not at all.
import { InputError } from '../../rules/types';
import type { Fields } from '../fields';
import type { AsideValue, StoreChanges } from '../gameStore';
import { parseForeignRecord } from '../parseRecord';
import type { GameRecord } from '../record';
import type { BackupContent, Everything } from './backupFile';
import { breather } from './breather';
import { asSuccessor, asTwin, type Comparison, compare } from './merge';
import { toTagged } from './tagged';

/** Games of the file by what becomes of them; `unreadable` ones are set aside with the reason, not dropped. */
export type RestoreCounts = Readonly<Record<Comparison | 'new' | 'unreadable', number>>;

export interface RestorePlan {
  readonly counts: RestoreCounts;
  /** What to do to the store; empty lists if nothing is to be done. */
  readonly changes: StoreChanges;
  /** The file's settings. */
  readonly preferences: Fields;
  /** Why games are unreadable, by their place in the file. */
  readonly problems: readonly string[];
}

/** Key of a stored choice; see choices.ts. */
const CHOICE = /^new game \S{1,32}$/;

/**
 * Works out a restore; nothing is changed. `now` is in milliseconds since 1970. Choices of new games are taken over
 * where this device has none.
 */
export async function planRestore(
  file: BackupContent,
  here: Omit<Everything, 'preferences'>,
  now: number,
): Promise<RestorePlan> {
  const counts = { new: 0, newerHere: 0, newerInFile: 0, both: 0, identical: 0, unreadable: 0 };
  const problems: string[] = [];
  const merged = new Map(here.games.map((record) => [record.id, record]));
  const written = new Map<string, GameRecord>();
  const aside: AsideValue[] = [...file.aside];
  const breathe = breather();
  const put = (record: GameRecord) => {
    merged.set(record.id, record);
    written.set(record.id, record);
  };
  const take = (record: GameRecord): Comparison | 'new' => {
    const known = merged.get(record.id);
    if (!known) {
      put(record);
      return 'new';
    }
    const comparison = compare(known, record);
    if (comparison === 'newerInFile') put(asSuccessor(known, record));
    if (comparison === 'both' && take(asTwin(record)) === 'identical') return 'identical';
    return comparison;
  };
  for (const [index, raw] of file.games.entries()) {
    try {
      counts[take(parseForeignRecord(raw))]++;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      counts.unreadable++;
      problems.push(`games[${index}]: ${error.message}`);
      aside.push({ reason: error.message, at: now, raw });
    }
    await breathe();
  }
  const seen = new Map(here.games.map(({ id, revision }) => [id, revision]));
  return {
    counts,
    changes: {
      games: [...written.values()].map((record) => ({ record, seen: seen.get(record.id) ?? null })),
      aside: unknownOf(aside, here.aside),
      choices: Object.entries(file.choices).filter(
        ([key]) => CHOICE.test(key) && !Object.hasOwn(here.choices, key),
      ),
    },
    preferences: file.preferences,
    problems,
  };
}

/** Entries whose value is not set aside here yet, each once. */
function unknownOf(found: readonly AsideValue[], here: readonly AsideValue[]): AsideValue[] {
  const known = new Set(here.map(keyOf));
  return found.filter((entry) => {
    const key = keyOf(entry);
    return !known.has(key) && known.add(key);
  });
}

const keyOf = ({ raw }: AsideValue): string => JSON.stringify(toTagged(raw));
