// A field to type moves into: for those who would rather write than point. It stays open, and keeps the focus, from
// move to move.
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useFocusToBoard } from '../../board/useFocusToBoard';
import { InputError } from '../../rules/types';
import { readTypedMove } from '../../session/typedMove';
import type { SessionView } from '../../session/types';
import { IconButton } from '../components/IconButton';
import '../components/button.css';
import './typedMoveBar.css';

export interface TypedMoveBarProps {
  readonly view: SessionView;
  /** Another number each time the player asks for the field. */
  readonly asked: number;
  readonly onPlay: (text: string) => void;
  /** Hears why a text is no move. */
  readonly onProblem: (problem: string) => void;
  readonly onClose: () => void;
}

export function TypedMoveBar({ view, asked, onPlay, onProblem, onClose }: TypedMoveBarProps) {
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
    const result = read(view, text);
    setBad('problem' in result);
    if ('problem' in result) return onProblem(result.problem);
    setText('');
    onPlay(result.move);
  };
  return (
    <form ref={form} class="typed-move" onSubmit={submit}>
      <label for={id} class="visually-hidden">
        Type a move
      </label>
      <input
        ref={field}
        id={id}
        class="typed-move-field"
        value={text}
        aria-invalid={bad}
        placeholder="Type a move"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="go"
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <button type="submit" class="button">
        Play
      </button>
      <IconButton icon="close" label="Close the field" onClick={onClose} />
    </form>
  );
}

/** The move that is meant in the position on the board, or why there is none. */
function read(view: SessionView, text: string): { move: string } | { problem: string } {
  if (!view.live) return { problem: 'This is an earlier position: go back to the game to play.' };
  if (view.outcome) return { problem: 'The game is over.' };
  if (view.superseded) return { problem: 'This game is being played in another tab.' };
  if (view.paused) return { problem: 'The game is paused.' };
  if (view.deciding !== 'person') return { problem: 'It is the computer that is to move.' };
  try {
    const position = view.rules.parse(view.board.text);
    return { move: readTypedMove(view.rules, position, view.options, text) };
  } catch (error) {
    if (error instanceof InputError) return { problem: error.message };
    throw error;
  }
}
