// The buttons of an analysis: along the moves, to the engine, and to all the rest.
import type { TableAction } from '../table/ActionBar';
import type { Analysis, View } from './types';

export interface ActionsContext {
  readonly view: View;
  readonly session: Analysis;
  /** Goes one move on, or asks which way. */
  readonly onForward: () => void;
  readonly onMore: () => void;
}

export function analysisActions(context: ActionsContext): readonly TableAction[] {
  const { view, session, onForward, onMore } = context;
  const { record, branches } = view;
  const { engine } = record.settings;
  const atStart = record.path.length === 0;
  const atEnd = branches.length === 0;
  return [
    { icon: 'more', label: 'More', onPress: onMore },
    {
      icon: 'engine',
      label: 'Engine',
      pressed: engine,
      disabled: view.superseded,
      onPress: () => void session.configure({ engine: !engine }),
    },
    {
      icon: 'toStart',
      label: 'Line start',
      disabled: atStart,
      onPress: () => void session.toLineStart(),
    },
    { icon: 'previous', label: 'Previous', disabled: atStart, onPress: () => void session.back() },
    { icon: 'next', label: 'Next', disabled: atEnd, onPress: onForward },
    { icon: 'live', label: 'Line end', disabled: atEnd, onPress: () => void session.toLineEnd() },
  ];
}
