// The sheets of setting up by name, and what each is given.
import type { Game } from '../../games/game';
import type { TableState } from '../table/useTable';
import type { UsedEditing } from './useEditing';

export type SetUpSheet =
  | 'menu'
  | 'details'
  | 'game'
  | 'text'
  | 'goOn'
  | 'computer'
  | 'persons'
  | 'share'
  | 'keep';

export interface SheetsProps {
  readonly game: Game;
  readonly editing: UsedEditing;
  readonly table: TableState<SetUpSheet>;
  readonly onFlip: () => void;
}
