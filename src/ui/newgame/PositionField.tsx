// A position text to start from, judged as it is typed.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Draft } from './draft';
import styles from './fold.module.css';

export interface PositionFieldProps {
  readonly draft: Draft;
  /** Why the text is refused, or null. */
  readonly problem: string | null;
  readonly onChange: (draft: Draft) => void;
  /** What else can be done with a position that is not refused. */
  readonly children?: ComponentChildren;
}

export function PositionField({ draft, problem, onChange, children }: PositionFieldProps) {
  const id = useId();
  return (
    <details class={styles.root}>
      <summary>
        <span>Start from a position</span>
        {draft.position.trim() !== '' && <span class="hint-text">Your own</span>}
      </summary>
      <div class={styles.content}>
        <label for={id}>Position text</label>
        <textarea
          id={id}
          rows={3}
          autocapitalize="off"
          autocomplete="off"
          spellcheck={false}
          value={draft.position}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
          onInput={(event) => onChange({ ...draft, position: event.currentTarget.value })}
        />
        <p id={`${id}-problem`} class="error-text" role="alert">
          {problem}
        </p>
        {draft.position.trim() !== '' && problem === null && children}
      </div>
    </details>
  );
}
