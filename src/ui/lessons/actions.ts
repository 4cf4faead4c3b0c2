// The buttons of a task.
import type { TaskSession, TaskView } from '../../session/lesson/types';
import type { TableAction } from '../table/ActionBar';

export interface ActionsContext {
  readonly view: TaskView;
  readonly session: TaskSession;
  readonly onLessons: () => void;
  /** To another task; null where there is none left. */
  readonly onSkip: (() => void) | null;
}

export function taskActions({
  view,
  session,
  onLessons,
  onSkip,
}: ActionsContext): readonly TableAction[] {
  const { phase } = view;
  return [
    { icon: 'more', label: 'Lessons', onPress: onLessons },
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
      onPress: () => void session.show(),
    },
    {
      icon: 'next',
      label: 'Skip',
      disabled: onSkip === null || phase.kind === 'done',
      onPress: () => onSkip?.(),
    },
  ];
}
