// Where opened analyses come from: with their session, loaded with the first of them.

import type { AnalysisState } from '../../engine/analyst';
import { textsOf } from '../../language/texts';
import { openAnalysis } from '../../session/analysis/analysisSession';
import type { AnalysisEngine, AnalysisSession } from '../../session/analysis/types';
import {
  type AnalysisRecord,
  type PlayedAnalysis,
  playAnalysis,
} from '../../storage/analysisRecord';
import type { AnalysisStore } from '../../storage/analysisStore';
import type { GameStore } from '../../storage/gameStore';
import { pruneEmptyAnalyses } from '../../storage/prune';
import type { SessionSource } from './openSessions';

const texts = textsOf('troubles');

/** Makes an engine for one analysis, which calls `onChange` whenever its state changes. */
export type CreateAnalyst = (onChange: () => void) => AnalysisEngine<AnalysisState>;

export function analysisSource(
  games: Pick<GameStore, 'peek'>,
  analyses: AnalysisStore,
  createAnalyst: CreateAnalyst,
): SessionSource<AnalysisRecord, AnalysisSession<AnalysisState>, PlayedAnalysis> {
  return {
    load: (id) => analyses.load(id),
    ready: playAnalysis,
    start: ({ loaded, seat, isNew, tabs }) => {
      const session = openAnalysis({
        analysis: loaded,
        engine: createAnalyst,
        store: {
          save: async (next) => {
            await analyses.save(next);
            tabs.announce(next.id);
          },
        },
        ...(seat.plays ? {} : { elsewhere: texts.analysisIsElsewhere }),
      });
      // Without locks it is unknown which analyses other tabs have open.
      if (isNew && globalThis.navigator?.locks) {
        pruneEmptyAnalyses(analyses, games, tabs, loaded.record).catch((error: unknown) =>
          console.warn('Analyses without entries are kept:', error),
        );
      }
      return session;
    },
  };
}
