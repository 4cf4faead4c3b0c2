// Backing up and restoring a whole store.
import { InputError } from '../../input/input';
import type { Fields } from '../../input/parse';
import { createYielder, type ProgressOptions } from '../../util/scheduling';
import { type AnalysisRecord, readAnalysis } from '../analysisRecord';
import { parseAttempt } from '../attemptRecord';
import { ConflictError } from '../errors';
import type { GameStore } from '../gameStore';
import { parseRecord } from '../parseRecord';
import { type QuarantinedValue, refusalNote } from '../quarantine';
import type { GameRecord } from '../record';
import { storedForm } from '../reviewRecord';
import { type BackupContent, BackupWriter, LARGEST, type WrittenBackup } from './backupForm';
import { planAgain, planRestore, type RestorePlan } from './restorePlan';

/** How often a restore is worked out anew because a game went on meanwhile. */
const ATTEMPTS = 3;

/** What lives in this page only, or has gone further here than what is stored. */
interface Unsaved {
  readonly games?: readonly GameRecord[];
  readonly analyses?: readonly AnalysisRecord[];
}

/**
 * A backup of at most `most` characters with reviews. What is `unsaved` counts instead of what is stored. Games and analyses
 * that have no form of a record count as set aside; whether the moves of the others fit is found out where they are restored
 * or opened. The store is left as it is.
 */
export async function createBackup(
  store: GameStore,
  unsaved: Unsaved,
  preferences: Fields,
  work: ProgressOptions = {},
  most = LARGEST,
): Promise<WrittenBackup> {
  const writer = new BackupWriter(most);
  const { games = [], analyses = [] } = unsaved;
  const waiting = [...games].sort((a, b) => (a.id < b.id ? -1 : 1));
  const damaged: QuarantinedValue[] = [];
  /** Writes the games of this page whose place is before an id, or all. */
  const catchUp = (id: string | null) => {
    for (let next = waiting[0]; next && (id === null || next.id < id); next = waiting[0]) {
      writer.addGame(next);
      waiting.shift();
    }
  };
  // A store that is closed for good has nothing to give, but what this page holds can still be kept.
  const isOpen = store.status.state !== 'closed';
  if (isOpen) {
    const kept = new Set(games.map(({ id }) => id));
    const count = await store.count();
    const yieldIfDue = createYielder(work);
    let done = 0;
    for await (const part of store.readGames()) {
      for (const raw of part) {
        const record = await readable(raw, parseRecord, damaged);
        if (record && !kept.has(record.id)) {
          catchUp(record.id);
          writer.addGame(record);
        }
        await yieldIfDue(++done, count);
      }
    }
  }
  catchUp(null);
  const yieldIfDue = createYielder({ signal: work.signal });
  if (isOpen) {
    for await (const part of (await store.openReviews()).list()) {
      for (const review of part) writer.addReview(storedForm(review));
      await yieldIfDue();
    }
  }
  const rest = isOpen
    ? await store.readRest()
    : { analyses: [], attempts: [], aside: [], choices: {} };
  const allReadable = async <Kept>(raws: readonly unknown[], parse: (raw: unknown) => Kept) => {
    const found: Kept[] = [];
    for (const raw of raws) {
      const kept = await readable(raw, parse, damaged);
      if (kept !== null) found.push(kept);
      await yieldIfDue();
    }
    return found;
  };
  const others = (await allReadable(rest.analyses, (raw) => readAnalysis(raw).record)).filter(
    ({ id }) => analyses.every((one) => one.id !== id),
  );
  const attempts = await allReadable(rest.attempts, parseAttempt);
  const aside = [...rest.aside, ...damaged];
  return writer.finish({
    analyses: [...analyses, ...others],
    attempts,
    aside,
    choices: rest.choices,
    preferences,
  });
}

/** The record, or null with its reason among the damaged. */
async function readable<Kept>(
  raw: unknown,
  parse: (raw: unknown) => Kept,
  damaged: QuarantinedValue[],
): Promise<Kept | null> {
  try {
    return parse(raw);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    damaged.push({ reason: await refusalNote(error.refusal), at: 0, raw });
    return null;
  }
}

/** What restoring would do now; nothing is changed. */
export async function previewRestore(
  store: GameStore,
  file: BackupContent,
  now: number,
  work: ProgressOptions = {},
): Promise<RestorePlan> {
  const games: unknown[] = [];
  for await (const part of store.readGames()) {
    games.push(...part);
    work.signal?.throwIfAborted();
  }
  return planRestore(file, { games, ...(await store.readRest()) }, now, work);
}

/**
 * Restores in one transaction: all of it, or nothing. What was `seen` in the preview is done; if games went on since, all
 * are compared anew. Damaged games here that a sound one of the same id replaces are set aside first.
 * @throws ConflictError if they keep going on in another tab
 */
export async function restore(
  store: GameStore,
  file: BackupContent,
  now: number,
  work: ProgressOptions = {},
  seen: RestorePlan | null = null,
): Promise<RestorePlan> {
  for (let attempt = 1; ; attempt++) {
    const plan =
      seen && attempt === 1
        ? await planAgain(seen, file, await store.readRest(), now)
        : await previewRestore(store, file, now, { signal: work.signal });
    for (const { id, reason } of plan.replaced) await store.quarantine(id, reason);
    const analyses = await store.openAnalyses();
    // Opening one that is damaged sets it aside, and tells why.
    for (const id of plan.replacedAnalyses) await analyses.load(id).catch(ignoreBadInput);
    try {
      await store.writeAll(plan.changes, work);
      return plan;
    } catch (error) {
      if (!(error instanceof ConflictError) || attempt === ATTEMPTS) throw error;
    }
  }
}

function ignoreBadInput(error: unknown): void {
  if (!(error instanceof InputError)) throw error;
}
