// Asks for one line of text.
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { enteredName } from '../words/givenNames';
import { Button } from './Button';
import { Sheet } from './Sheet';
import styles from './textField.module.css';

export interface TextSheetProps {
  readonly title: string;
  /** Names the field. */
  readonly label: string;
  /** What stands there so far. */
  readonly text: string;
  /** Characters that it may have. */
  readonly longest: number;
  readonly hint: string;
  /** Why the last text was refused. */
  readonly problem: string | null;
  readonly onSave: (text: string) => void;
  readonly onClose: () => void;
}

export function TextSheet(props: TextSheetProps) {
  const { title, label, longest, hint, problem, onSave, onClose } = props;
  const [text, setText] = useState(() => enteredName(props.text));
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.select(), []);
  return (
    <Sheet title={title} onClose={onClose}>
      <form
        class={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(enteredName(text));
        }}
      >
        <label for={id}>{label}</label>
        <input
          ref={field}
          id={id}
          class={styles.field}
          type="text"
          maxLength={longest}
          autocomplete="off"
          value={text}
          aria-describedby={`${id}-hint`}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p id={`${id}-hint`} class="hint-text">
          {hint}
        </p>
        <p role="alert" class="error-text">
          {problem}
        </p>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </form>
    </Sheet>
  );
}
