// Moves that have no cells to tap, as plain buttons: passing, and choices between armies.
import { useRef } from 'preact/hooks';
import type { RuleSet } from '../games/game';
import type { MoveOption } from '../session/types';
import styles from './choice.module.css';
import { useFocusToBoard } from './useFocusToBoard';

export interface ChoiceBarProps {
  readonly rules: RuleSet;
  readonly options: readonly MoveOption[];
  readonly onPlay: (text: string) => void;
}

/** Nothing while every option has cells. */
export function ChoiceBar({ rules, options, onPlay }: ChoiceBarProps) {
  const choices = options.filter(({ from }) => from === null);
  if (choices.length === 0) return null;
  return (
    <fieldset class={styles.bar} aria-label="Moves without a cell">
      {choices.map(({ move, text }) => (
        <Choice key={text} label={rules.choiceLabel(move)} onPlay={() => onPlay(text)} />
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly onPlay: () => void;
}

/** A button that goes when its move was played. */
function Choice({ label, onPlay }: ChoiceProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusToBoard(button);
  return (
    <button ref={button} type="button" class={styles.button} onClick={onPlay}>
      {label}
    </button>
  );
}
