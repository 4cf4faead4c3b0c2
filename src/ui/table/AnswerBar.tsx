// After a move has been judged: the way on, with the likeliest answer first in focus.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useFocusToBoard } from '../../board/useFocusToBoard';
import '../components/button.css';
import styles from './said.module.css';

export interface Answer {
  readonly label: string;
  readonly onPress: () => void;
}

interface AnswerBarProps {
  /** The likeliest last, where the thumb is. */
  readonly answers: readonly Answer[];
}

export function AnswerBar({ answers }: AnswerBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const likeliest = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => likeliest.current?.focus(), []);
  useFocusToBoard(bar);
  return (
    <div ref={bar} class={styles.answers} data-part="answers">
      {answers.map(({ label, onPress }, index) => {
        const last = index === answers.length - 1;
        return (
          <button
            key={label}
            ref={last ? likeliest : null}
            type="button"
            class={`button${last ? ' primary' : ''}`}
            onClick={onPress}
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}
