// An analysis as its screen sees it: with what the engine has to tell.
import type { AnalysisState } from '../../engine/analyst';
import type { AnalysisSession, AnalysisView } from '../../session/analysis/types';

export type Analysis = AnalysisSession<AnalysisState>;
export type View = AnalysisView<AnalysisState>;
