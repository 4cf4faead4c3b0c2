// What taps and typed texts mean where any legal move may be played: the move, or why there is none. And the field to type moves
// into, for those who would rather write than point.

import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useFocusToBoard } from '../../board/keyboard';
import { AS_TYPED, readTypedMove } from '../../games/moveReading';
import { kindName, type RuleSet } from '../../games/ruleSet';
import { InputError } from '../../input/input';
import { textsOf } from '../../language/texts';
import { moveFrom, moveTag, moveTo, pseudoLegalMoves, TAG_NORMAL } from '../../rules/move';
import { colourOf } from '../../rules/position';
import { opposite } from '../../rules/types';
import type { BoardState, MoveOption } from '../../session/types';
import { itemAt } from '../../util/items';
import { Button } from '../components/Button';
import { IconButton } from '../components/Icon';
import { colourName } from '../words/names';
import styles from './typedMoveBar.module.css';
import '../../language/shownRefusals';

const texts = textsOf('table');

/** A position and what may be played in it. */
export interface PlayablePosition {
  readonly rules: RuleSet;
  readonly board: BoardState;
  readonly options: readonly MoveOption[];
}

/** A sentence about a piece that was tapped; `to` is null when it cannot move at all. */
export function illegalMoveText(
  { rules, board, options }: PlayablePosition,
  from: number,
  to: number | null,
) {
  if (options.every((option) => option.from === null)) return texts.chooseBelow;
  if (to !== null) return rules.illegalMoveText(rules.parse(board.text), from, to);
  if (colourOf(itemAt(board.cells, from)) !== board.side) {
    return sideToMoveText(board);
  }
  return stuckText(rules, board, from);
}

/** Says to a side that has to wait whose turn it is. */
export const sideToMoveText = ({ side }: BoardState): string =>
  texts.otherSideMoves(colourName(side), colourName(opposite(side)));

/** Why one of the mover's pieces has no move: it may go somewhere but for the king's safety, or nowhere at all. */
function stuckText(rules: RuleSet, board: BoardState, from: number): string {
  const position = rules.parse(board.text);
  const unsafe = pseudoLegalMoves(position).find(
    (move) => moveTag(move) === TAG_NORMAL && moveFrom(move) === from,
  );
  if (unsafe !== undefined) return rules.illegalMoveText(position, from, moveTo(unsafe));
  return texts.stuck(kindName(rules, itemAt(board.cells, from)));
}

/** The move that is meant, or why there is none. */
export function parseTypedMove(
  { rules, board, options }: PlayablePosition,
  text: string,
): TypedMove {
  try {
    return { move: readTypedMove(rules, rules.parse(board.text), options, text, AS_TYPED) };
  } catch (error) {
    if (error instanceof InputError) return { problem: error.message };
    throw error;
  }
}

/** The move that a text means, or why it means none. */
export type TypedMove = { readonly move: string } | { readonly problem: string };

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

/** Stays open, and keeps the focus, from move to move. */
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
