// Along the far edge: which lesson it is, how many of its tasks there are and which are done, and moves that are left.
import type { Lesson } from '../../games/lessons';
import type { TaskView } from '../../session/lesson/types';
import { Icon } from '../components/Icon';
import styles from './task.module.css';
import { movesWords } from './words';

interface TaskStripProps {
  readonly lesson: Lesson;
  readonly number: number;
  readonly solved: readonly number[];
  readonly view: TaskView;
}

export function TaskStrip({ lesson, number, solved, view }: TaskStripProps) {
  const { left, phase } = view;
  return (
    <div class={styles.strip} data-part="lesson">
      <span class={styles.title}>{lesson.title}</span>
      {left !== null && phase.kind !== 'done' && (
        <span class={styles.left}>{movesWords(left)}</span>
      )}
      <ol class={styles.dots}>
        {lesson.tasks.map((task, index) => (
          <li
            key={task.position}
            class={styles.dot}
            aria-current={index === number ? 'step' : undefined}
          >
            <span class="visually-hidden">
              Task {index + 1}
              {solved.includes(index) ? ', done' : ''}
            </span>
            {solved.includes(index) && <Icon name="check" />}
          </li>
        ))}
      </ol>
    </div>
  );
}
