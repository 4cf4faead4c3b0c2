// What the player is told: why a tap was no move, what a key was asked, a hint, a tip. It lies where the list of moves
// is, so that no piece and no button is covered. The announcer tells it to those who listen.
import { Icon } from '../components/Icon';
import styles from './messageBar.module.css';

interface MessageBarProps {
  readonly words: string;
  /** Whether it is advice, which is asked for, or an answer, which is not. */
  readonly advises: boolean;
  /** Whether who is to read it sits at the far edge. */
  readonly facesAway: boolean;
}

export function MessageBar({ words, advises, facesAway }: MessageBarProps) {
  return (
    <p class={`${styles.root}${facesAway ? ' turned' : ''}`} data-part="message">
      <Icon name={advises ? 'hint' : 'help'} />
      <span>{words}</span>
    </p>
  );
}
