// Which sheets an analysis has, and what each of them is given.
import type { TableState } from '../table/useTable';
import type { Analysis, View } from './types';

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

export interface SheetsProps {
  readonly view: View;
  readonly session: Analysis;
  readonly table: TableState<AnalysisSheet>;
}
