// A field for several lines of what the app can read, and why it cannot.
import { useId } from 'preact/hooks';
import styles from './longText.module.css';

interface LongTextProps {
  readonly label: string;
  /** Lines that are seen at once. */
  readonly rows: number;
  readonly text: string;
  /** Why the text is refused, as a sentence, or null. */
  readonly problem: string | null;
  readonly onText: (text: string) => void;
}

export function LongText({ label, rows, text, problem, onText }: LongTextProps) {
  const id = useId();
  return (
    <>
      <label for={id}>{label}</label>
      <textarea
        id={id}
        class={styles.field}
        rows={rows}
        autocapitalize="off"
        autocomplete="off"
        spellcheck={false}
        value={text}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        onInput={(event) => onText(event.currentTarget.value)}
      />
      <p id={`${id}-problem`} class="error-text" role="alert">
        {problem}
      </p>
    </>
  );
}
