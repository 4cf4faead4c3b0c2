// Along the near edge of an activity that asks for moves: what is asked, or what is said of the last move.
import { Icon, type IconName } from '../components/Icon';
import styles from './said.module.css';

/** What is said: the question, that a move is wrong, or that all is done. */
export type SaidKind = 'asked' | 'wrong' | 'done';

const ICONS: Readonly<Record<SaidKind, IconName>> = {
  asked: 'flag',
  wrong: 'close',
  done: 'check',
};

interface SaidBoxProps {
  readonly kind: SaidKind;
  /** Where the activity stands, in its own terms. */
  readonly phase: string;
  readonly words: string;
}

export function SaidBox({ kind, phase, words }: SaidBoxProps) {
  return (
    <p class={`${styles.words} ${styles[kind] ?? ''}`} data-part="task" data-phase={phase}>
      <Icon name={ICONS[kind]} />
      <span>{words}</span>
    </p>
  );
}
