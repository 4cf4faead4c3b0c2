// The buttons of setting up.
import { clearBoard } from '../../editor/draft';
import type { TableAction } from '../table/ActionBar';
import type { SetUpSheet } from './sheets';
import type { UsedEditing } from './useEditing';

export interface ActionsContext {
  readonly editing: UsedEditing;
  readonly show: (sheet: SetUpSheet) => void;
}

export function setUpActions({ editing, show }: ActionsContext): readonly TableAction[] {
  const { draft, verdict, canUndo, change, undo } = editing;
  return [
    { icon: 'more', label: 'More', onPress: () => show('menu') },
    { icon: 'takeBack', label: 'Undo', disabled: !canUndo, onPress: undo },
    {
      icon: 'trash',
      label: 'Clear',
      disabled: draft.cells.every((code) => code === 0),
      onPress: () => change(clearBoard),
    },
    { icon: 'settings', label: 'Details', onPress: () => show('details') },
    { icon: 'play', label: 'Go on', disabled: !verdict.playable, onPress: () => show('goOn') },
  ];
}
