// An analysis as its screen sees it, with what the engine has found; and its sheets.
import type { AnalysisState } from '../../engine/analyst';
import type { AnalysisSession, AnalysisView } from '../../session/analysis/types';
import type { TableState } from '../table/useTable';

export type Analysis = AnalysisSession<AnalysisState>;
export type View = AnalysisView<AnalysisState>;

export type AnalysisSheet =
  | 'menu'
  | 'move'
  | 'comment'
  | 'name'
  | 'engine'
  | 'copy'
  | 'rules'
  | 'share'
  | 'playOn';

export interface AnalysisSheetProps {
  readonly view: View;
  readonly session: Analysis;
  readonly table: TableState<AnalysisSheet>;
}
