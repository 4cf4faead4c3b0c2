// The buttons and keys of a puzzle.
import type { PuzzleSession, PuzzleView } from '../../session/puzzle/types';
import { runDetached } from '../../util/failures';
import type { TableAction } from '../table/ActionBar';
import { lastMoveKey, silently, type TableKey, targetsKey, turnKey } from '../table/keys';
import { isTried } from './puzzleText';

export interface PuzzleControls {
  readonly view: PuzzleView;
  readonly session: PuzzleSession;
  /** What stands below the board. */
  readonly text: string;
  readonly onMore: () => void;
  readonly onAnalyse: () => void;
  /** To the next puzzle; null where none follows yet. */
  readonly onNext: (() => void) | null;
}

export function puzzleActions(controls: PuzzleControls): readonly TableAction[] {
  const { view, session, onMore, onAnalyse, onNext } = controls;
  const { kind } = view.phase;
  return [
    { icon: 'more', label: 'More', onPress: onMore },
    {
      icon: 'hint',
      label: 'Hint',
      disabled: kind !== 'asked' || view.hint?.whole === true,
      onPress: () => runDetached(session.hint()),
    },
    {
      icon: 'check',
      label: 'Solution',
      disabled: kind !== 'asked' && !isTried(view),
      onPress: () => runDetached(session.solve()),
    },
    {
      // With an engine at hand nothing is left to solve.
      icon: 'analyse',
      label: 'Analyse',
      disabled: view.solved === null,
      onPress: onAnalyse,
    },
    { icon: 'next', label: 'Next', disabled: onNext === null, onPress: () => onNext?.() },
  ];
}

export function puzzleKeys(controls: PuzzleControls): readonly TableKey[] {
  const { view, session, text, onAnalyse, onNext } = controls;
  return [
    targetsKey(view),
    lastMoveKey(view),
    { key: '3', meaning: 'hear what is asked, or what is said of the move', press: () => text },
    turnKey(view, null),
    {
      key: '5',
      meaning: 'see which piece moves, then where to',
      press: silently(() => runDetached(session.hint())),
    },
    { key: '6', meaning: 'see the solution', press: silently(() => runDetached(session.solve())) },
    { key: '7', meaning: 'try again', press: silently(() => session.again()) },
    {
      key: '9',
      meaning: 'analyse, once it is settled',
      press: silently(() => view.solved !== null && onAnalyse()),
    },
    { key: ',', meaning: 'the solution one move back', press: silently(() => session.stepBy(-1)) },
    { key: ';', meaning: 'the solution one move on', press: silently(() => session.stepBy(1)) },
    { key: '.', meaning: 'to the next puzzle', press: silently(() => onNext?.()) },
  ];
}
