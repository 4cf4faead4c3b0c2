// The buttons and keys of a task.

import type { TaskSession, TaskView } from '../../session/lesson/types';
import { runDetached } from '../../util/failures';
import type { TableAction } from '../table/ActionBar';
import { lastMoveKey, silently, type TableKey, targetsKey, turnKey } from '../table/keys';
import { moveCountText } from '../words/quantities';
import { taskText } from './taskText';

interface TaskControls {
  readonly view: TaskView;
  readonly session: TaskSession;
  readonly onMore: () => void;
  /** To another task; null where there is none left. */
  readonly onSkip: (() => void) | null;
}

export function taskActions({
  view,
  session,
  onMore,
  onSkip,
}: TaskControls): readonly TableAction[] {
  const { phase } = view;
  return [
    { icon: 'more', label: 'More', onPress: onMore },
    { icon: 'toStart', label: 'Again', onPress: () => session.again() },
    {
      icon: 'takeBack',
      label: 'Take back',
      disabled: !view.canTakeBack,
      onPress: () => session.takeBack(),
    },
    {
      icon: 'hint',
      label: 'Show me',
      disabled: phase.kind !== 'asked' || view.shown !== null,
      onPress: () => runDetached(session.show()),
    },
    {
      icon: 'next',
      label: 'Skip',
      disabled: onSkip === null || phase.kind === 'done',
      onPress: () => onSkip?.(),
    },
  ];
}

export function taskKeys(view: TaskView, session: TaskSession): readonly TableKey[] {
  const { left } = view;
  return [
    targetsKey(view),
    lastMoveKey(view),
    { key: '3', meaning: 'hear what is asked', press: () => taskText(view) },
    turnKey(view, null),
    {
      key: '5',
      meaning: 'hear how many moves are left',
      press: () => (left === null ? 'No move limit.' : `${moveCountText(left)}.`),
    },
    { key: '6', meaning: 'see a move', press: silently(() => runDetached(session.show())) },
    { key: '7', meaning: 'take back', press: silently(() => session.takeBack()) },
    { key: '8', meaning: 'begin the task again', press: silently(() => session.again()) },
  ];
}
