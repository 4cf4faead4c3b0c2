// Where there is room: the tasks of the lesson, to go to any of them.
import type { Lesson } from '../../games/lessons';
import { Icon } from '../components/Icon';
import styles from './task.module.css';

interface TaskListProps {
  readonly lesson: Lesson;
  readonly number: number;
  readonly solved: readonly number[];
  readonly onTask: (task: number) => void;
}

export function TaskList({ lesson, number, solved, onTask }: TaskListProps) {
  return (
    <ol class={styles.tasks} aria-label="Tasks">
      {lesson.tasks.map((task, index) => (
        <li key={task.position}>
          <button
            type="button"
            class={styles.task}
            aria-current={index === number ? 'step' : undefined}
            onClick={() => onTask(index)}
          >
            <span class={styles.number}>
              {solved.includes(index) ? <Icon name="check" /> : index + 1}
              {solved.includes(index) && <span class="visually-hidden">Done:</span>}
            </span>
            <span class={styles.ask}>{task.ask}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
