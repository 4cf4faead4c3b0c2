// The buttons and keys of a task.

import { textsOf } from '../../language/texts';
import type { TaskSession, TaskView } from '../../session/lesson/types';
import { runDetached } from '../../util/failures';
import type { TableAction } from '../table/ActionBar';
import { lastMoveKey, silently, type TableKey, targetsKey, turnKey } from '../table/keys';
import { taskText } from './taskText';

const texts = textsOf('lessonScreens');

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
    { icon: 'more', label: texts.more, onPress: onMore },
    { icon: 'toStart', label: texts.again, onPress: () => session.again() },
    {
      icon: 'takeBack',
      label: texts.takeBack,
      disabled: !view.canTakeBack,
      onPress: () => session.takeBack(),
    },
    {
      icon: 'hint',
      label: texts.showMe,
      disabled: phase.kind !== 'asked' || view.shown !== null,
      onPress: () => runDetached(session.show()),
    },
    {
      icon: 'next',
      label: texts.skip,
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
    { key: '3', meaning: texts.keys.hear, press: () => taskText(view) },
    turnKey(view, null),
    {
      key: '5',
      meaning: texts.keys.movesLeft,
      press: () => (left === null ? texts.noMoveLimit : texts.movesLeft(left)),
    },
    { key: '6', meaning: texts.keys.show, press: silently(() => runDetached(session.show())) },
    { key: '7', meaning: texts.keys.takeBack, press: silently(() => session.takeBack()) },
    { key: '8', meaning: texts.keys.again, press: silently(() => session.again()) },
  ];
}
