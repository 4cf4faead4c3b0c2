// What the app may ask of the analyses it keeps, wherever they are; see databaseAnalyses.ts and memoryAnalyses.ts.
import type { AnalysisLabels, AnalysisRecord, PlayedAnalysis } from './analysisRecord';

/** Analyses by id. None that cannot be read is dropped: it is set aside, with the games of which that is true. */
export interface AnalysisStore {
  /**
   * Resolves when the record is safe. Its revision must be one more than the stored one's, 1 for a new analysis, so that two
   * tabs cannot mix. Saving the very same record again is allowed.
   * @throws ConflictError if the analysis was saved or deleted elsewhere meanwhile
   */
  save(record: AnalysisRecord): Promise<void>;
  /** The analysis, ready to be opened; null if there is none. @throws InputError if it had to be set aside */
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
  /** All analyses, pinned ones first, then the last changed. Damaged ones are set aside. */
  list(): Promise<AnalysisRecord[]>;
}
