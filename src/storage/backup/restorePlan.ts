// What restoring a backup would do to this device: counted for the player first, then done in one step, or not at all.
import { InputError } from '../../input/input';
import { type Fields, readFields } from '../../input/parse';
import { joinProgress } from '../../lessons/progress';
import { createYielder, type ProgressOptions } from '../../util/scheduling';
import {
  type AnalysisRecord,
  parseForeignAnalysis,
  parsePlayableAnalysis,
} from '../analysisRecord';
import { type AttemptRecord, parseAttempt } from '../attemptRecord';
import { isProgressKey, parseProgress } from '../choicesAndProgress';
import type { StoreChanges, StoreContent } from '../gameStore';
import { checkMoves, parseForeignRecord, parseRecord } from '../parseRecord';
import {
  bounded,
  countKinds,
  isOfSize,
  type KindCounts,
  kindOf,
  type QuarantinedValue,
  refusalNote,
  toTagged,
} from '../quarantine';
import type { GameRecord } from '../record';
import { readableReview, type StoredReview, storedForm } from '../reviewRecord';
import type { BackupContent } from './backupForm';
import {
  asCopy,
  asSuccessor,
  type Comparison,
  type Continues,
  compare,
  continuesAnalysis,
  continuesGame,
  isSame,
  type Stored,
} from './merge';

/** Games (or analyses) of the file by what becomes of them; `unreadable` ones are set aside with the reason, not dropped. */
export type RestoreCounts = Readonly<Record<Comparison | 'new' | 'unreadable', number>>;

export interface RestorePlan {
  readonly games: RestoreCounts;
  readonly analyses: RestoreCounts;
  /** Games here that cannot be played, to be set aside for sound ones of the file. */
  readonly replaced: readonly Replaced[];
  /** Ids of analyses of which that is true. */
  readonly replacedAnalyses: readonly string[];
  /** Lessons done there and not here. */
  readonly lessons: number;
  /** Puzzles tried there and not here. */
  readonly attempts: number;
  /** Attempts at puzzles that cannot be read, and are set aside. */
  readonly badAttempts: number;
  /** What the file has that was set aside before, and is not set aside here. */
  readonly quarantinedBefore: KindCounts;
  /** What to do to the store; empty lists if nothing is to be done. */
  readonly changes: StoreChanges;
  /** The file's settings. */
  readonly preferences: Fields;
  /** Why games and analyses are unreadable, by their place in the file. */
  readonly problems: readonly string[];
  /** What took long to find out, for planAgain. */
  readonly compared: Compared;
}

interface Compared {
  readonly games: Merged<GameRecord>;
  readonly analyses: Merged<AnalysisRecord>;
  /** Reviews of the file that can be read, of games that are here or in the file. */
  readonly reviews: readonly StoredReview[];
}

/** Key of a stored choice; see choicesAndProgress.ts. */
const CHOICE = /^new game \S{1,32}$/;
/** Upper limit (characters) for a stored choice of this or a later version. */
const LARGEST_CHOICE = 20_000;

/** Something here that cannot be read, and why. */
interface Replaced {
  readonly id: string;
  readonly reason: string;
}

/** What a store holds, as it lies there. */
interface Present extends StoreContent {
  readonly games: readonly unknown[];
}

/**
 * Works out a restore; nothing is changed. `now` is in milliseconds since 1970. Choices of new games are taken over where this
 * device has none; progress with lessons is joined. A game that is new here is checked for its form, its game and its start,
 * and its moves where it is opened, as every stored game is; one that differs from a game here must be playable.
 */
export async function planRestore(
  file: BackupContent,
  here: Present,
  now: number,
  work: ProgressOptions = {},
): Promise<RestorePlan> {
  const games = await merged({
    ...{ part: 'games', file: file.games, here: here.games, now, work },
    ...{ parse: parseForeignRecord, parseOwn: parseRecord, checkMoves, continues: continuesGame },
  });
  const analyses = await merged({
    ...{ part: 'analyses', file: file.analyses, here: here.analyses, now, work },
    ...{ parse: parseForeignAnalysis, parseOwn: parsePlayableAnalysis },
    // Both readers have played them.
    ...{ checkMoves: () => undefined, continues: continuesAnalysis },
  });
  const reviews = await reviewsOf(file, here, work.signal);
  return planFrom({ games, analyses, reviews }, file, here, now);
}

/**
 * The plan that a player agreed to, with the small things that have come here since. Games and analyses are as they were
 * compared: one that went on since is noticed where the changes are written.
 */
export const planAgain = (
  { compared }: RestorePlan,
  file: BackupContent,
  here: StoreContent,
  now: number,
): Promise<RestorePlan> => planFrom(compared, file, here, now);

async function planFrom(
  compared: Compared,
  file: BackupContent,
  here: StoreContent,
  now: number,
): Promise<RestorePlan> {
  const { games, analyses } = compared;
  const attempts = await newAttempts(file, here, now);
  const progress = joinedProgress(file.choices, here.choices);
  return {
    games: games.counts,
    analyses: analyses.counts,
    replaced: games.replaced,
    replacedAnalyses: analyses.replaced.map(({ id }) => id),
    lessons: progress.reduce((sum, { learned }) => sum + learned, 0),
    attempts: attempts.changes.length,
    badAttempts: attempts.problems.length,
    quarantinedBefore: countKinds(unknownOf(file.aside, here.aside).map(({ raw }) => kindOf(raw))),
    changes: {
      games: games.changes,
      analyses: analyses.changes,
      reviews: compared.reviews,
      attempts: attempts.changes,
      aside: unknownOf(
        [...file.aside, ...games.aside, ...analyses.aside, ...attempts.aside],
        here.aside,
      ),
      choices: [
        ...Object.entries(file.choices).filter(
          ([key, value]) =>
            CHOICE.test(key) &&
            isOfSize(value, LARGEST_CHOICE) &&
            !Object.hasOwn(here.choices, key),
        ),
        ...progress.map(({ entry }) => entry),
      ],
    },
    preferences: file.preferences,
    problems: [...games.problems, ...analyses.problems, ...attempts.problems],
    compared,
  };
}

/** What becomes of progress that is different in the file, and how many lessons were done there alone. */
function joinedProgress(file: Fields, here: Fields) {
  return Object.keys(file)
    .filter(isProgressKey)
    .flatMap((key) => {
      const own = parseProgress(here[key]);
      const joined = joinProgress(own, parseProgress(file[key]));
      if (JSON.stringify(joined) === JSON.stringify(own)) return [];
      return [{ entry: [key, joined] as const, learned: joined.done.length - own.done.length }];
    });
}

interface Merging<Kept extends Stored> {
  /** Name of the list in the file. */
  readonly part: string;
  readonly file: readonly unknown[];
  readonly here: readonly unknown[];
  readonly now: number;
  readonly work: ProgressOptions;
  /** Reads what the file has. @throws InputError for what cannot be read */
  readonly parse: (raw: unknown) => Kept;
  /** Reads what is stored here. @throws InputError for what cannot be read */
  readonly parseOwn: (raw: unknown) => Kept;
  /** @throws InputError where the moves do not fit the rules */
  readonly checkMoves: (record: Kept) => void;
  readonly continues: Continues<Kept>;
}

interface Merged<Kept> {
  readonly counts: RestoreCounts;
  readonly replaced: readonly Replaced[];
  readonly changes: readonly { readonly record: Kept; readonly seen: number | null }[];
  readonly aside: readonly QuarantinedValue[];
  readonly problems: readonly string[];
}

/** Works out what becomes of the games or the analyses of a file. */
async function merged<Kept extends Stored>(merging: Merging<Kept>): Promise<Merged<Kept>> {
  const { part, file, here, now, work, parse, parseOwn, continues } = merging;
  const counts = { new: 0, newerHere: 0, newerInFile: 0, both: 0, identical: 0, unreadable: 0 };
  const problems: string[] = [];
  const replaced: Replaced[] = [];
  const aside: QuarantinedValue[] = [];
  const stored = new Map(here.map((raw) => [readFields(raw, part).id, raw]));
  const seen = new Map<string, number>();
  const written = new Map<string, Kept>();
  const yieldIfDue = createYielder(work);
  /** What is here under the same id, or about to be; null for nothing that can be played or is the same. */
  const knownAs = async (record: Kept): Promise<Kept | null> => {
    const { id } = record;
    const fresh = written.get(id);
    if (fresh || !stored.has(id)) return fresh ?? null;
    try {
      const own = parseOwn(stored.get(id));
      if (!isSame(own, record)) merging.checkMoves(own);
      seen.set(id, own.revision);
      return own;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      replaced.push({ id, reason: await refusalNote(error.refusal) });
      return null;
    }
  };
  const take = async (record: Kept): Promise<Comparison | 'new'> => {
    const known = await knownAs(record);
    if (!known) {
      written.set(record.id, record);
      return 'new';
    }
    if (!isSame(known, record)) merging.checkMoves(record);
    const comparison = compare(known, record, continues);
    if (comparison === 'newerInFile') written.set(record.id, asSuccessor(known, record));
    if (comparison === 'both' && (await take(asCopy(record))) === 'identical') return 'identical';
    return comparison;
  };
  for (const [index, raw] of file.entries()) {
    try {
      counts[await take(parse(raw))]++;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      counts.unreadable++;
      problems.push(`${part}[${index}]: ${error.message}`);
      aside.push({ reason: await refusalNote(error.refusal), at: now, raw: bounded(raw) });
    }
    await yieldIfDue(index + 1, file.length);
  }
  const changes = [...written.values()].map((record) => ({
    record,
    seen: seen.get(record.id) ?? null,
  }));
  return { counts, replaced, changes, aside, problems };
}

/** Entries whose value is not set aside here yet, each once. */
function unknownOf(
  found: readonly QuarantinedValue[],
  here: readonly QuarantinedValue[],
): QuarantinedValue[] {
  const known = new Set(here.map(keyOf));
  return found.filter((entry) => {
    const key = keyOf(entry);
    return !known.has(key) && known.add(key);
  });
}

const keyOf = ({ raw }: QuarantinedValue): string => JSON.stringify(toTagged(raw));

/** Reviews of games that are here or in the file. One that cannot be read is left out: it can be made again. */
async function reviewsOf(
  file: BackupContent,
  here: { readonly games: readonly unknown[] },
  signal?: AbortSignal,
): Promise<StoredReview[]> {
  const games = new Set([...here.games, ...file.games].map(idOf));
  const found: StoredReview[] = [];
  const yieldIfDue = createYielder({ signal });
  for (const raw of file.reviews) {
    const review = readableReview(raw);
    if (review && games.has(review.id)) found.push(storedForm(review));
    await yieldIfDue();
  }
  return found;
}

/** Attempts at puzzles of the file that are not here: none of them ever changes. Those that cannot be read are set aside. */
async function newAttempts(file: BackupContent, here: StoreContent, now: number) {
  const known = new Set(here.attempts.map(idOf));
  const changes = new Map<string, AttemptRecord>();
  const aside: QuarantinedValue[] = [];
  const problems: string[] = [];
  for (const [index, raw] of file.attempts.entries()) {
    try {
      const attempt = parseAttempt(raw);
      if (!known.has(attempt.id)) changes.set(attempt.id, attempt);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      problems.push(`attempts[${index}]: ${error.message}`);
      aside.push({ reason: await refusalNote(error.refusal), at: now, raw: bounded(raw) });
    }
  }
  return { changes: [...changes.values()], aside, problems };
}

/** The id of whatever has one. */
const idOf = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : undefined;
