// Moves that have no cells to tap, as plain buttons: passing, and choices such as Bipartite's Power Piece.
import type { RuleSet } from '../games/game';
import type { MoveOption } from '../session/types';
import './play.css';

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
    <fieldset class="choice-bar" aria-label="Moves without a cell">
      {choices.map(({ move, text }) => (
        <button key={text} type="button" class="choice-button" onClick={() => onPlay(text)}>
          {rules.choiceLabel(move)}
        </button>
      ))}
    </fieldset>
  );
}
