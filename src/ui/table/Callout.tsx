// What an activity asks for or says of the last move, along the near edge, and the buttons that go on from there.
import type { ComponentChildren, ComponentProps } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useFocusToBoard } from '../../board/useFocusToBoard';
import { Button } from '../components/Button';
import { Icon, type IconName } from '../components/Icon';
import styles from './callout.module.css';

/** The question, that a move is wrong, or that all is done. */
export type CalloutKind = 'asked' | 'wrong' | 'done';

const ICONS: Readonly<Record<CalloutKind, IconName>> = {
  asked: 'flag',
  wrong: 'close',
  done: 'check',
};

interface CalloutProps {
  readonly kind: CalloutKind;
  /** Where the activity stands, in its own terms. */
  readonly phase: string;
  readonly text: string;
  /** What should be known besides, in small letters. */
  readonly note?: string | null;
}

export function Callout({ kind, phase, text, note = null }: CalloutProps) {
  return (
    <p class={`${styles.text} ${styles[kind] ?? ''}`} data-part="task" data-phase={phase}>
      <Icon name={ICONS[kind]} />
      <span>
        {text}
        {note !== null && <small class={styles.note}>{note}</small>}
      </span>
    </p>
  );
}

export interface Answer {
  readonly label: string;
  readonly onPress: () => void;
}

interface AnswerBarProps {
  /** The likeliest last, where the thumb is. */
  readonly answers: readonly Answer[];
  /** Small buttons before them. */
  readonly children?: ComponentChildren;
}

/** The ways on after a move has been judged; the likeliest has the focus first. */
export function AnswerBar({ answers, children }: AnswerBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const likeliest = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => likeliest.current?.focus(), []);
  useFocusToBoard(bar);
  return (
    <div ref={bar} class={styles.answers} data-part="answers">
      {children && <div class={styles.steps}>{children}</div>}
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
