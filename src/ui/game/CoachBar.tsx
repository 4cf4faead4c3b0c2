// The coach's question about a move that is shown but not yet played: what is wrong with it, and the player's word.
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useFocusToBoard } from '../../board/useFocusToBoard';
import { Button } from '../components/Button';
import styles from './coachBar.module.css';

interface CoachBarProps {
  /** What is wrong, in a sentence. */
  readonly words: string;
  readonly onPlay: () => void;
  readonly onTakeBack: () => void;
}

export function CoachBar({ words, onPlay, onTakeBack }: CoachBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const question = useId();
  useLayoutEffect(() => back.current?.focus(), []);
  useFocusToBoard(bar);
  return (
    <div
      ref={bar}
      class={styles.root}
      role="alertdialog"
      aria-label="Coach"
      aria-describedby={question}
      data-part="coach"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onTakeBack();
      }}
    >
      <p id={question}>{words} Play it all the same?</p>
      <div class={styles.answers}>
        <Button onClick={onPlay}>Play it</Button>
        <Button ref={back} variant="primary" onClick={onTakeBack}>
          Take it back
        </Button>
      </div>
    </div>
  );
}
