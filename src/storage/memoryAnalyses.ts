// Analyses in this page's memory only, for when the device gives no storage.
import {
  type AnalysisLabels,
  type AnalysisRecord,
  type PlayedAnalysis,
  playAnalysis,
  readAnalysis,
} from './analysisRecord';
import type { AnalysisStore } from './analysisStore';
import { changedSince, conflictWith } from './errors';
import { byPinAndTime } from './record';

export class MemoryAnalyses implements AnalysisStore {
  constructor(private readonly kept: Map<string, AnalysisRecord>) {}

  async save(record: AnalysisRecord): Promise<void> {
    const conflict = conflictWith(this.kept.get(record.id), record, 'analysis');
    if (conflict) throw conflict;
    this.kept.set(record.id, record);
  }

  async load(id: string): Promise<PlayedAnalysis | null> {
    const record = this.kept.get(id);
    return record ? playAnalysis(record) : null;
  }

  async relabel(id: string, labels: Partial<AnalysisLabels>): Promise<AnalysisRecord | null> {
    const record = this.kept.get(id);
    if (!record) return null;
    const revision = record.revision + 1;
    const changed = readAnalysis({ ...record, ...labels, revision }).record;
    this.kept.set(id, changed);
    return changed;
  }

  async remove(id: string, revision?: number): Promise<void> {
    const conflict = changedSince(this.kept.get(id), revision, 'analysis');
    if (conflict) throw conflict;
    this.kept.delete(id);
  }

  async list(): Promise<AnalysisRecord[]> {
    return [...this.kept.values()].sort(byPinAndTime);
  }
}
