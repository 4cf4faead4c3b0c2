// A field to type moves into: for those who would rather write than point. It stays open, and keeps the focus, from
// move to move.
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useFocusToBoard } from '../../board/useFocusToBoard';
import { textsOf } from '../../language/texts';
import { Button } from '../components/Button';
import { IconButton } from '../components/Icon';
import type { TypedMove } from './moveInput';
import styles from './typedMoveBar.module.css';

const texts = textsOf('table');

interface TypedMoveBarProps {
  /** What is typed, as in "Type a move". */
  readonly label: string;
  /** What is done with it, as in "Play". */
  readonly does: string;
  readonly read: (text: string) => TypedMove;
  /** Another number each time the player asks for the field. */
  readonly asked: number;
  readonly onPlay: (text: string) => void;
  /** Hears why a text is no move. */
  readonly onProblem: (problem: string) => void;
  readonly onClose: () => void;
}

export function TypedMoveBar({
  label,
  does,
  read,
  asked,
  onPlay,
  onProblem,
  onClose,
}: TypedMoveBarProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [bad, setBad] = useState(false);
  useFocusToBoard(form);
  useLayoutEffect(() => field.current?.focus(), [asked]);
  const submit = (event: Event) => {
    event.preventDefault();
    field.current?.focus();
    const result = read(text);
    setBad('problem' in result);
    if ('problem' in result) return onProblem(result.problem);
    setText('');
    onPlay(result.move);
  };
  return (
    <form ref={form} class={styles.root} data-part="typing" onSubmit={submit}>
      <label for={id} class="visually-hidden">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        class={styles.field}
        value={text}
        aria-invalid={bad}
        placeholder={label}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="go"
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <Button type="submit">{does}</Button>
      <IconButton icon="close" label={texts.closeField} onClick={onClose} />
    </form>
  );
}
