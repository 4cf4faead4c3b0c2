// Analyses by id: each change is one transaction, and rows that cannot be read are quarantined.
import { InputError, type Refusal } from '../input/input';
import { LAST_TIME } from '../input/parse';
import { createYielder } from '../util/scheduling';
import {
  type AnalysisLabels,
  type AnalysisRecord,
  type PlayedAnalysis,
  parsePlayableAnalysis,
  playAnalysis,
  readAnalysis,
} from './analysisRecord';
import { changedSince, conflictWith, problemWith, readOrNull, revisionOf } from './errors';
import { bounded, type QuarantinedEntry, refusalNote } from './quarantine';
import { byPinAndTime } from './record';
import type { Row, RowDatabase, RowSource } from './rows';

/** Analyses by id. None that cannot be read is dropped: it is quarantined, as games are. */
export interface AnalysisStore {
  /**
   * Resolves when the record is safe. Its revision must be one more than the stored one's, 1 for a new analysis, so that two
   * tabs cannot mix. Saving the very same record again is allowed.
   * @throws ConflictError if the analysis was saved or deleted elsewhere meanwhile
   */
  save(record: AnalysisRecord): Promise<void>;
  /** The analysis, ready to be opened; null if there is none. @throws InputError if it had to be quarantined */
  load(id: string): Promise<PlayedAnalysis | null>;
  /**
   * Renames or pins an analysis as it is stored now. Resolves with it, or null if it is gone.
   * @throws InputError for a bad name
   */
  relabel(id: string, labels: Partial<AnalysisLabels>): Promise<AnalysisRecord | null>;
  /**
   * Forgets an analysis for good. With a revision, only the analysis as it was then.
   * @throws ConflictError if it was saved anew since
   */
  remove(id: string, revision?: number): Promise<void>;
  /** All analyses, pinned ones first, then the last changed, each checked when it is asked for. Damaged ones are quarantined. */
  inOrder(): AsyncIterable<AnalysisRecord>;
  /** All of them at once. */
  list(): Promise<AnalysisRecord[]>;
  /** The last changed first, each read when it is asked for. Damaged ones are left to `inOrder`. */
  latestFirst(): AsyncIterable<AnalysisRecord>;
}

interface AnalysisStoreParts extends Pick<RowSource, 'use' | 'keep'> {
  /** Takes what this page reads and saves. */
  readonly held: Map<string, AnalysisRecord>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createAnalysisStore({ use, keep, held, now }: AnalysisStoreParts): AnalysisStore {
  const quarantine = async (id: string, refusal: Refusal): Promise<void> => {
    const reason = await refusalNote(refusal);
    await use((database) =>
      database.write(['analyses', 'aside'], async ({ analyses, aside }) => {
        const raw: unknown = await analyses.get(id);
        if (raw === undefined) return;
        await aside.add({ reason, at: now(), raw: bounded(raw) });
        await analyses.delete(id);
      }),
    );
  };
  async function* inOrder() {
    const rows = await use((database) =>
      database.read('analyses', ({ analyses }) => analyses.list()),
    );
    const yieldIfDue = createYielder();
    for (const { row } of rows.map(placed).sort(byPinAndTime)) {
      await yieldIfDue();
      const problem = problemWith(row, readAnalysis);
      if (problem === null) yield readAnalysis(row).record;
      else await quarantine(row.id, problem);
    }
  }
  return {
    save: (record) =>
      keep(async (database) => {
        await saveAnalysis(database, record);
        held.set(record.id, record);
      }),

    async load(id) {
      const row = await use((database) =>
        database.read('analyses', ({ analyses }) => analyses.get(id)),
      );
      if (row === undefined) return null;
      try {
        const played = await playAnalysis(row);
        held.set(id, played.record);
        return played;
      } catch (error) {
        if (error instanceof InputError) await quarantine(id, error.refusal);
        throw error;
      }
    },

    async relabel(id, labels) {
      const relabelled = await use((database) =>
        database.write('analyses', async ({ analyses }, finish) => {
          const row = await analyses.get(id);
          if (row === undefined) return null;
          const { record } = readAnalysis(row);
          const revision = record.revision + 1;
          const changed = readAnalysis({ ...record, ...labels, revision }).record;
          await finish(analyses.put(changed));
          return changed;
        }),
      );
      if (relabelled && held.has(id)) held.set(id, relabelled);
      return relabelled;
    },

    async remove(id, revision) {
      await use((database) =>
        database.write('analyses', async ({ analyses }, finish) => {
          const stored = await analyses.get(id);
          const conflict = changedSince(revisionOf(stored), revision, 'analysis');
          if (conflict) throw conflict;
          await finish(analyses.delete(id));
        }),
      );
      held.delete(id);
    },

    inOrder,

    async list() {
      const all: AnalysisRecord[] = [];
      for await (const analysis of inOrder()) all.push(analysis);
      return all;
    },

    async *latestFirst() {
      let to = LAST_TIME;
      // Below zero there is no time, and nothing sound.
      while (to >= 0) {
        const query = { index: 'updatedAt', to } as const;
        const row = await use((database) =>
          database.read('analyses', ({ analyses }) => analyses.last(query)),
        );
        if (!row) return;
        const analysis = readOrNull(row, readAnalysis);
        if (analysis) yield analysis.record;
        to = row.updatedAt - 1;
      }
    },
  };
}

/** A row with its place in lists, as far as one that may be damaged has any. */
const placed = (row: Row<'analyses'>) => ({
  row,
  pinned: 'pinned' in row && row.pinned === true,
  updatedAt: typeof row.updatedAt === 'number' ? row.updatedAt : 0,
});

async function saveAnalysis(database: RowDatabase, record: AnalysisRecord): Promise<void> {
  await database.write('analyses', async ({ analyses }, finish) => {
    const stored = await analyses.get(record.id);
    // A save may have succeeded although its connection was lost before it could say so.
    if (stored && JSON.stringify(stored) === JSON.stringify(record)) return;
    const conflict = conflictWith(revisionOf(stored), record, 'analysis');
    if (conflict) throw conflict;
    await finish(analyses.put(record));
  });
}

/** Restores a quarantined analysis that can be played, unless its place is taken. Returns whether it is among the others. */
export async function restoreAnalysis(
  database: RowDatabase,
  { key, raw }: QuarantinedEntry,
): Promise<boolean> {
  // In WebKit, a page that is left in mid-write keeps all others waiting: who only looks must not begin to write.
  const record = readOrNull(raw, parsePlayableAnalysis);
  if (record === null) return false;
  return database.write(['analyses', 'aside'], async ({ analyses, aside }) => {
    const [isTaken, isHere] = [await analyses.has(record.id), await aside.has(key)];
    // Another page may have restored it meanwhile, and it been changed or deleted since.
    if (isTaken || !isHere) return !isHere;
    await analyses.put(record);
    await aside.delete(key);
    return true;
  });
}
