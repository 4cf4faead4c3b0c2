// Keys of a task.
import type { TaskSession, TaskView } from '../../session/lesson/types';
import type { TableKey } from '../table/keys';
import { targetsKey, turnKey } from '../table/positionWords';
import { lastMoveWords } from '../words/lastMoveWords';
import { movesWords, taskWords } from './words';

export function taskKeys(view: TaskView, session: TaskSession): readonly TableKey[] {
  const { rules, board, notation, left } = view;
  const act = (action: () => void) => () => {
    action();
    return null;
  };
  return [
    targetsKey(view),
    {
      key: '2',
      meaning: 'hear the last move',
      press: () => `${lastMoveWords(rules, board, notation) || 'No move yet'}.`,
    },
    { key: '3', meaning: 'hear what is asked', press: () => taskWords(view) },
    turnKey(view, null),
    {
      key: '5',
      meaning: 'hear how many moves are left',
      press: () => (left === null ? 'As many moves as you like.' : `${movesWords(left)}.`),
    },
    { key: '6', meaning: 'be shown a move', press: act(() => void session.show()) },
    { key: '7', meaning: 'take back', press: act(() => session.takeBack()) },
    { key: '8', meaning: 'begin the task again', press: act(() => session.again()) },
  ];
}
