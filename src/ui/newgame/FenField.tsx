// A FEN to start from, judged as it is typed.
import type { ComponentChildren } from 'preact';
import { Button } from '../components/Button';
import { LongText } from '../components/fields';
import type { GameDraft } from './draft';
import styles from './fold.module.css';

interface FenFieldProps {
  readonly draft: GameDraft;
  /** Why the text is refused, or null. */
  readonly problem: string | null;
  readonly onChange: (draft: GameDraft) => void;
  /** Opens a board on which the position is set up. */
  readonly onSetUp: () => void;
  /** What else can be done with a position that is not refused. */
  readonly children?: ComponentChildren;
}

export function FenField({ draft, problem, onChange, onSetUp, children }: FenFieldProps) {
  return (
    <details class={styles.root}>
      <summary>
        <span>Start from a position</span>
        {draft.position.trim() !== '' && <span class="hint-text">Your own</span>}
      </summary>
      <div class={styles.content}>
        <LongText
          label="Position text"
          rows={3}
          text={draft.position}
          problem={problem}
          onText={(position) => onChange({ ...draft, position })}
        />
        <Button onClick={onSetUp}>Set up on a board</Button>
        {draft.position.trim() !== '' && problem === null && children}
      </div>
    </details>
  );
}
