// Opens analyses by id. The code of session and engine is loaded with the first of them.
import type { AnalysisState } from '../engine/analyst';
import type { AnalysisEngine, AnalysisSession } from '../session/analysis/types';
import type { AnalysisRecord } from '../storage/analysisRecord';
import type { GameStore } from '../storage/gameStore';
import { createOpenSessions, type OpenSessions } from './openSessions';

const OPEN_ELSEWHERE = 'This analysis is open in another tab. You are looking on.';

export type OpenAnalyses = OpenSessions<AnalysisRecord, AnalysisSession<AnalysisState>>;

/** Makes an engine for one analysis, which calls `onChange` whenever its state changes. */
export type CreateAnalyst = (onChange: () => void) => AnalysisEngine<AnalysisState>;

export interface OpenAnalysesParts {
  readonly store: Promise<GameStore>;
  readonly loadAnalyst: () => Promise<CreateAnalyst>;
}

export function createOpenAnalyses({ store, loadAnalyst }: OpenAnalysesParts): OpenAnalyses {
  return createOpenSessions(async () => {
    const [analyses, createAnalyst, { openAnalysis }] = await Promise.all([
      store.then((opened) => opened.openAnalyses()),
      loadAnalyst(),
      import('../session/analysis/analysisSession'),
    ]);
    return {
      load: (id) => analyses.load(id),
      start: ({ record, seat }) =>
        openAnalysis({
          record,
          engine: createAnalyst,
          store: {
            save: async (next) => {
              await analyses.save(next);
              seat.announce();
            },
          },
          ...(seat.plays ? {} : { elsewhere: OPEN_ELSEWHERE }),
        }),
    };
  });
}
