// Analyses in IndexedDB: each change is one transaction of strict durability, and rows that cannot be read move aside.
import { InputError } from '../rules/types';
import { createYielder } from '../util/scheduling';
import {
  type AnalysisLabels,
  type AnalysisRecord,
  type PlayedAnalysis,
  parsePlayableAnalysis,
  playAnalysis,
  readAnalysis,
} from './analysisRecord';
import type { AnalysisStore } from './analysisStore';
import { changedSince, conflictWith, problemWith, revisionOf } from './errors';
import type { QuarantinedEntry } from './gameStore';
import { bounded } from './quarantine';
import { byPinAndTime } from './record';
import type { Database } from './schema';
import { lastOf, within } from './transaction';

interface DatabaseAnalysesParts {
  /** Runs an operation on the open database; see Connection. */
  readonly use: <T>(operation: (database: Database) => Promise<T>) => Promise<T>;
  /** Runs a save, and resolves when it can be relied on. */
  readonly keep: (write: (database: Database) => Promise<void>) => Promise<void>;
  /** Takes what this page reads and saves. */
  readonly held: Map<string, AnalysisRecord>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const DURABLE = { durability: 'strict' } as const;

export class DatabaseAnalyses implements AnalysisStore {
  constructor(private readonly parts: DatabaseAnalysesParts) {}

  save(record: AnalysisRecord): Promise<void> {
    return this.parts.keep(async (database) => {
      await saveRow(database, record);
      this.parts.held.set(record.id, record);
    });
  }

  async load(id: string): Promise<PlayedAnalysis | null> {
    const row = await this.parts.use((database) => database.get('analyses', id));
    if (row === undefined) return null;
    try {
      const played = await playAnalysis(row);
      this.parts.held.set(id, played.record);
      return played;
    } catch (error) {
      if (error instanceof InputError) await this.quarantine(id, error.message);
      throw error;
    }
  }

  async relabel(id: string, labels: Partial<AnalysisLabels>): Promise<AnalysisRecord | null> {
    const relabelled = await this.parts.use(async (database) => {
      const tx = database.transaction('analyses', 'readwrite', DURABLE);
      return within(tx, async () => {
        const row = await tx.store.get(id);
        if (row === undefined) return null;
        const { record } = readAnalysis(row);
        const revision = record.revision + 1;
        const changed = readAnalysis({ ...record, ...labels, revision }).record;
        await lastOf(tx, tx.store.put(changed));
        return changed;
      });
    });
    if (relabelled && this.parts.held.has(id)) this.parts.held.set(id, relabelled);
    return relabelled;
  }

  async remove(id: string, revision?: number): Promise<void> {
    await this.parts.use(async (database) => {
      const tx = database.transaction('analyses', 'readwrite', DURABLE);
      await within(tx, async () => {
        const conflict = changedSince(revisionOf(await tx.store.get(id)), revision, 'analysis');
        if (conflict) throw conflict;
        await lastOf(tx, tx.store.delete(id));
      });
    });
    this.parts.held.delete(id);
  }

  async list(): Promise<AnalysisRecord[]> {
    const rows = await this.parts.use((database) => database.getAll('analyses'));
    const good: AnalysisRecord[] = [];
    const breathe = createYielder();
    for (const row of rows) {
      await breathe();
      const problem = problemWith(row, readAnalysis);
      if (problem === null) good.push(readAnalysis(row).record);
      else await this.quarantine(row.id, problem);
    }
    return good.sort(byPinAndTime);
  }

  private quarantine(id: string, reason: string): Promise<void> {
    return this.parts.use(async (database) => {
      const tx = database.transaction(['analyses', 'aside'], 'readwrite', DURABLE);
      await within(tx, async () => {
        const raw: unknown = await tx.objectStore('analyses').get(id);
        if (raw === undefined) return;
        await tx.objectStore('aside').add({ reason, at: this.parts.now(), raw: bounded(raw) });
        await tx.objectStore('analyses').delete(id);
      });
    });
  }
}

async function saveRow(database: Database, record: AnalysisRecord): Promise<void> {
  const tx = database.transaction('analyses', 'readwrite', DURABLE);
  await within(tx, async () => {
    const stored = await tx.store.get(record.id);
    // A save may have succeeded although its connection was lost before it could say so.
    if (stored && JSON.stringify(stored) === JSON.stringify(record)) return;
    const conflict = conflictWith(revisionOf(stored), record, 'analysis');
    if (conflict) throw conflict;
    await lastOf(tx, tx.store.put(record));
  });
}

/**
 * Puts an analysis that was set aside among the others, if it can be played and its place is not taken. Returns whether it
 * is there.
 */
export async function bringBackAnalysis(
  database: Database,
  { key, raw }: QuarantinedEntry,
): Promise<boolean> {
  // In WebKit, a page that is left in mid-write keeps all others waiting: who only looks must not begin to write.
  if (problemWith(raw, parsePlayableAnalysis) !== null) return false;
  const { record } = readAnalysis(raw);
  const tx = database.transaction(['analyses', 'aside'], 'readwrite', DURABLE);
  return within(tx, async () => {
    const analyses = tx.objectStore('analyses');
    const aside = tx.objectStore('aside');
    const [there, moved] = [await analyses.count(record.id), await aside.count(key)];
    // Another page may have brought it back meanwhile, and it been changed or deleted since.
    if (there > 0 || moved === 0) return moved === 0;
    await analyses.put(record);
    await aside.delete(key);
    return true;
  });
}
