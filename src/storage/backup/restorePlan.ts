// What restoring a backup would do to this device: counted for the player first, then done in one step, or not at all.
import { InputError } from '../../rules/types';
import type { Fields } from '../fields';
import type { AsideValue, StoreChanges } from '../gameStore';
import { parseForeignAnalysis } from '../parseAnalysis';
import { parseForeignRecord } from '../parseRecord';
import type { BackupContent, Everything } from './backupFile';
import { breather } from './breather';
import {
  asSuccessor,
  asTwin,
  type Comparison,
  type Continues,
  compare,
  continuesAnalysis,
  continuesGame,
  type Stored,
} from './merge';
import { toTagged } from './tagged';

/** Games (or analyses) of the file by what becomes of them; `unreadable` ones are set aside with the reason, not dropped. */
export type RestoreCounts = Readonly<Record<Comparison | 'new' | 'unreadable', number>>;

export interface RestorePlan {
  readonly games: RestoreCounts;
  readonly analyses: RestoreCounts;
  /** What to do to the store; empty lists if nothing is to be done. */
  readonly changes: StoreChanges;
  /** The file's settings. */
  readonly preferences: Fields;
  /** Why games and analyses are unreadable, by their place in the file. */
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
  const games = await merged({
    ...{ part: 'games', file: file.games, here: here.games, now },
    ...{ parse: parseForeignRecord, continues: continuesGame },
  });
  const analyses = await merged({
    ...{ part: 'analyses', file: file.analyses, here: here.analyses, now },
    ...{ parse: parseForeignAnalysis, continues: continuesAnalysis },
  });
  return {
    games: games.counts,
    analyses: analyses.counts,
    changes: {
      games: games.changes,
      analyses: analyses.changes,
      aside: unknownOf([...file.aside, ...games.aside, ...analyses.aside], here.aside),
      choices: Object.entries(file.choices).filter(
        ([key]) => CHOICE.test(key) && !Object.hasOwn(here.choices, key),
      ),
    },
    preferences: file.preferences,
    problems: [...games.problems, ...analyses.problems],
  };
}

interface Merging<Kept extends Stored> {
  /** Name of the list in the file. */
  readonly part: string;
  readonly file: readonly unknown[];
  readonly here: readonly Kept[];
  readonly now: number;
  /** @throws InputError for what cannot be read */
  readonly parse: (raw: unknown) => Kept;
  readonly continues: Continues<Kept>;
}

interface Merged<Kept> {
  readonly counts: RestoreCounts;
  readonly changes: readonly { readonly record: Kept; readonly seen: number | null }[];
  readonly aside: readonly AsideValue[];
  readonly problems: readonly string[];
}

/** Works out what becomes of the games or the analyses of a file. */
async function merged<Kept extends Stored>(merging: Merging<Kept>): Promise<Merged<Kept>> {
  const { part, file, here, now, parse, continues } = merging;
  const counts = { new: 0, newerHere: 0, newerInFile: 0, both: 0, identical: 0, unreadable: 0 };
  const problems: string[] = [];
  const aside: AsideValue[] = [];
  const known = new Map(here.map((record) => [record.id, record]));
  const written = new Map<string, Kept>();
  const breathe = breather();
  const put = (record: Kept) => {
    known.set(record.id, record);
    written.set(record.id, record);
  };
  const take = (record: Kept): Comparison | 'new' => {
    const same = known.get(record.id);
    if (!same) {
      put(record);
      return 'new';
    }
    const comparison = compare(same, record, continues);
    if (comparison === 'newerInFile') put(asSuccessor(same, record));
    if (comparison === 'both' && take(asTwin(record)) === 'identical') return 'identical';
    return comparison;
  };
  for (const [index, raw] of file.entries()) {
    try {
      counts[take(parse(raw))]++;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      counts.unreadable++;
      problems.push(`${part}[${index}]: ${error.message}`);
      aside.push({ reason: error.message, at: now, raw });
    }
    await breathe();
  }
  const seen = new Map(here.map(({ id, revision }) => [id, revision]));
  const changes = [...written.values()].map((record) => ({
    record,
    seen: seen.get(record.id) ?? null,
  }));
  return { counts, changes, aside, problems };
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
