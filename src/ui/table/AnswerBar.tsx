// Buttons that answer or go on, and disappear once pressed: the focus then goes to the board.
import type { ComponentProps } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useFocusToBoard } from '../../board/useFocusToBoard';
import { Button } from '../components/Button';
import styles from './said.module.css';

export interface Answer {
  readonly label: string;
  readonly onPress: () => void;
}

interface AnswerBarProps {
  /** The likeliest last, where the thumb is. */
  readonly answers: readonly Answer[];
}

/** The ways on after a move has been judged; the likeliest has the focus first. */
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
          <Button
            key={label}
            ref={last ? likeliest : null}
            variant={last ? 'primary' : 'plain'}
            onClick={onPress}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}

/** A single such button. */
export function OneTimeButton(props: ComponentProps<typeof Button>) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusToBoard(button);
  return <Button {...props} ref={button} />;
}
