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
  /** What should be known besides, in small letters. */
  readonly note?: string | null;
}

export function SaidBox({ kind, phase, words, note = null }: SaidBoxProps) {
  return (
    <p class={`${styles.words} ${styles[kind] ?? ''}`} data-part="task" data-phase={phase}>
      <Icon name={ICONS[kind]} />
      <span>
        {words}
        {note !== null && <small class={styles.note}>{note}</small>}
      </span>
    </p>
  );
}
