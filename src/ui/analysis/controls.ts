// The buttons and keys of an analysis: along the moves, to what the engine finds, to what is written.

import { runDetached } from '../../util/failures';
import { passRefusalText } from '../../words/unpassable';
import type { TableAction } from '../table/ActionBar';
import { silently, type TableKey, targetsKey, turnKey } from '../table/keys';
import { placeSentence } from './analysisText';
import { type FoundLines, lineText } from './lineReading';
import type { Analysis, View } from './types';

export interface AnalysisControls {
  readonly view: View;
  readonly session: Analysis;
  readonly found: FoundLines;
  /** Goes one move on, or asks which way. */
  readonly onForward: () => void;
  /** Opens what can be done with the move shown. */
  readonly onMove: () => void;
  readonly onMore: () => void;
}

export function analysisKeys(controls: AnalysisControls): readonly TableKey[] {
  const { view, session, found, onForward, onMove } = controls;
  const { engine, threat } = view.record.settings;
  const back = silently(() => runDetached(session.back()));
  const forward = silently(onForward);
  const change = (settings: Parameters<Analysis['configure']>[0]) =>
    silently(() => {
      if (!view.superseded) runDetached(session.configure(settings));
    });
  return [
    targetsKey(view),
    { key: '2', meaning: 'hear which move led here', press: () => `${placeSentence(view)}.` },
    { key: '3', meaning: 'hear the comment', press: () => view.comment ?? 'No comment here.' },
    turnKey(view, view.outcome),
    { key: '5', meaning: 'hear the engine’s best line', press: () => bestLineText(view, found) },
    { key: '6', meaning: 'hear the moves from here', press: () => branchText(view) },
    { key: '7', meaning: 'switch the engine on or off', press: change({ engine: !engine }) },
    {
      key: '8',
      meaning: 'switch between threat and lines',
      press: change({ threat: !threat, ...(threat ? {} : { engine: true }) }),
    },
    {
      key: '9',
      meaning: 'open the move’s menu',
      press: silently(() => !view.superseded && onMove()),
    },
    { key: ',', meaning: 'one move back', press: back },
    { key: '.', meaning: 'one move on', press: forward },
    { key: 'ArrowLeft', meaning: 'off the board, one move back', press: back },
    { key: 'ArrowRight', meaning: 'off the board, one move on', press: forward },
    {
      key: 'Home',
      meaning: 'to where the line begins',
      press: silently(() => runDetached(session.toLineStart())),
    },
    {
      key: 'End',
      meaning: 'to the end of the line',
      press: silently(() => runDetached(session.toLineEnd())),
    },
  ];
}

function bestLineText(view: View, { lines, threat }: FoundLines): string {
  const { engine, outcome, record, board } = view;
  if (outcome) return 'The game is over here.';
  if (!record.settings.engine) return 'The engine is off.';
  if (engine.kind === 'noThreat') return passRefusalText(engine.refusal, board.side);
  if (engine.kind === 'failed') return engine.reason;
  const [best] = lines;
  if (!best) return 'The engine has no line yet.';
  return `${threat ? 'Threat: ' : ''}${lineText(best)}`;
}

function branchText({ branches }: View): string {
  if (branches.length === 0) return 'The line ends here.';
  return `${branches.map(({ notation }) => notation).join(', or ')}.`;
}

export function analysisActions(controls: AnalysisControls): readonly TableAction[] {
  const { view, session, onForward, onMore } = controls;
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
      onPress: () => runDetached(session.configure({ engine: !engine })),
    },
    {
      icon: 'toStart',
      label: 'Line start',
      disabled: atStart,
      onPress: () => runDetached(session.toLineStart()),
    },
    {
      icon: 'previous',
      label: 'Previous',
      disabled: atStart,
      onPress: () => runDetached(session.back()),
    },
    { icon: 'next', label: 'Next', disabled: atEnd, onPress: onForward },
    {
      icon: 'live',
      label: 'Line end',
      disabled: atEnd,
      onPress: () => runDetached(session.toLineEnd()),
    },
  ];
}
