// Asks for the title of a game.
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { LONGEST } from '../../storage/parseRecord';
import { Sheet } from '../components/Sheet';
import '../components/button.css';
import styles from '../components/textField.module.css';

export interface RenameSheetProps {
  /** The title so far. */
  readonly name: string | null;
  /** Why the last title was refused. */
  readonly problem: string | null;
  /** Null takes the title away. */
  readonly onRename: (name: string | null) => void;
  readonly onClose: () => void;
}

export function RenameSheet({ name, problem, onRename, onClose }: RenameSheetProps) {
  const [text, setText] = useState(name ?? '');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.select(), []);
  return (
    <Sheet title="Rename" onClose={onClose}>
      <form
        class={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onRename(text.trim() || null);
        }}
      >
        <label for={id}>Title</label>
        <input
          ref={field}
          id={id}
          class={styles.field}
          type="text"
          maxLength={LONGEST.title}
          autocomplete="off"
          value={text}
          aria-describedby={`${id}-hint`}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p id={`${id}-hint`} class="hint-text">
          Left empty, the game goes by its own name.
        </p>
        <p role="alert" class="error-text">
          {problem}
        </p>
        <button type="submit" class="button primary">
          Save
        </button>
      </form>
    </Sheet>
  );
}
