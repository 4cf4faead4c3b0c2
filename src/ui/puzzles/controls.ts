// The buttons and keys of a puzzle.
import { textsOf } from '../../language/texts';
import type { PuzzleSession, PuzzleView } from '../../session/puzzle/types';
import { runDetached } from '../../util/failures';
import type { TableAction } from '../table/bars';
import { lastMoveKey, silently, type TableKey, targetsKey, turnKey } from '../table/keys';
import { isTried } from './puzzleText';

const texts = textsOf('puzzle');

interface PuzzleControls {
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
    { icon: 'more', label: texts.more, onPress: onMore },
    {
      icon: 'hint',
      label: texts.hint,
      disabled: kind !== 'asked' || view.hint?.whole === true,
      onPress: () => runDetached(session.hint()),
    },
    {
      icon: 'check',
      label: texts.showSolution,
      disabled: kind !== 'asked' && !isTried(view),
      onPress: () => runDetached(session.solve()),
    },
    {
      // With an engine at hand nothing is left to solve.
      icon: 'analyse',
      label: texts.analyse,
      disabled: view.solved === null,
      onPress: onAnalyse,
    },
    { icon: 'next', label: texts.next, disabled: onNext === null, onPress: () => onNext?.() },
  ];
}

export function puzzleKeys(controls: PuzzleControls): readonly TableKey[] {
  const { view, session, text, onAnalyse, onNext } = controls;
  return [
    targetsKey(view),
    lastMoveKey(view),
    { key: '3', meaning: texts.keys.hear, press: () => text },
    turnKey(view, null),
    {
      key: '5',
      meaning: texts.keys.hint,
      press: silently(() => runDetached(session.hint())),
    },
    { key: '6', meaning: texts.keys.solution, press: silently(() => runDetached(session.solve())) },
    { key: '7', meaning: texts.keys.again, press: silently(() => session.again()) },
    {
      key: '9',
      meaning: texts.keys.analyse,
      press: silently(() => view.solved !== null && onAnalyse()),
    },
    { key: ',', meaning: texts.keys.back, press: silently(() => session.stepBy(-1)) },
    { key: ';', meaning: texts.keys.on, press: silently(() => session.stepBy(1)) },
    { key: '.', meaning: texts.keys.next, press: silently(() => onNext?.()) },
  ];
}
