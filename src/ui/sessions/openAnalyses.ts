// Opens analyses by id. The code of session and engine is loaded with the first of them.
import type { AnalysisState } from '../../engine/analyst';
import type { AnalysisSession } from '../../session/analysis/types';
import type { AnalysisRecord } from '../../storage/analysisRecord';
import type { GameStore } from '../../storage/gameStore';
import type { CreateAnalyst } from './analysisSource';
import { createOpenSessions, type OpenSessions } from './openSessions';

export type OpenAnalyses = OpenSessions<AnalysisRecord, AnalysisSession<AnalysisState>>;

interface OpenAnalysesParts {
  readonly store: Promise<GameStore>;
  readonly loadAnalyst: () => Promise<CreateAnalyst>;
}

export function createOpenAnalyses({ store, loadAnalyst }: OpenAnalysesParts): OpenAnalyses {
  return createOpenSessions(async () => {
    const [games, createAnalyst, { analysisSource }] = await Promise.all([
      store,
      loadAnalyst(),
      import('./analysisSource'),
    ]);
    return analysisSource(games, await games.openAnalyses(), createAnalyst);
  });
}
