// Along the near edge: what is asked, or what is said of the last move.
import type { TaskView } from '../../session/lesson/types';
import { Icon, type IconName } from '../components/Icon';
import styles from './task.module.css';
import { taskWords } from './words';

const ICONS: Readonly<Record<TaskView['phase']['kind'], IconName>> = {
  asked: 'flag',
  answering: 'flag',
  wrong: 'close',
  done: 'check',
};

export function TaskWords({ view }: { readonly view: TaskView }) {
  const { kind } = view.phase;
  return (
    <p class={`${styles.words} ${styles[kind] ?? ''}`} data-part="task" data-phase={kind}>
      <Icon name={ICONS[kind]} />
      <span>{taskWords(view)}</span>
    </p>
  );
}
