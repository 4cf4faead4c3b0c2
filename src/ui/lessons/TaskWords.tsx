// Along the near edge: what is asked, or what is said of the last move.
import type { TaskView } from '../../session/lesson/types';
import { SaidBox } from '../table/SaidBox';
import { taskWords } from './words';

export function TaskWords({ view }: { readonly view: TaskView }) {
  const { kind } = view.phase;
  return (
    <SaidBox kind={kind === 'answering' ? 'asked' : kind} phase={kind} words={taskWords(view)} />
  );
}
