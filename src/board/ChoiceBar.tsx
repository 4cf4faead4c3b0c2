// Moves that have no cells to tap, as plain buttons: passing, and choices between armies.
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import type { RuleSet } from '../games/game';
import { colourOf } from '../rules/position';
import type { Colour } from '../rules/types';
import type { BoardState, MoveOption } from '../session/types';
import { PieceAt } from './BoardPicture';
import styles from './choice.module.css';
import { useFocusToBoard } from './useFocusToBoard';

interface ChoiceBarProps {
  readonly rules: RuleSet;
  readonly state: Pick<BoardState, 'cells' | 'terrain' | 'side'>;
  readonly options: readonly MoveOption[];
  /** The reader's colour in a game against the computer, else null. */
  readonly own: Colour | null;
  readonly onPlay: (text: string) => void;
}

/** Nothing while every option has cells. */
export function ChoiceBar({ rules, state, options, own, onPlay }: ChoiceBarProps) {
  const id = useId();
  const choices = options.filter(({ from }) => from === null);
  if (choices.length === 0) return null;
  const { cells, terrain, side } = state;
  const armed = choices.map(({ move, text, effects }) => ({
    move,
    text,
    army: kindsOf(effects.arrived),
  }));
  const headline = armed.some(({ army }) => army.size > 0)
    ? rules.drawing.headline?.(cells, terrain, side, own)
    : null;
  return (
    <fieldset
      class={styles.bar}
      {...(headline ? { 'aria-labelledby': id } : { 'aria-label': 'Other moves' })}
    >
      {headline && (
        <p id={id}>
          {headline.title}: {headline.detail}
        </p>
      )}
      {armed.map(({ move, text, army }) => (
        <Choice key={text} label={rules.choiceLabel(move)} onPlay={() => onPlay(text)}>
          <Army rules={rules} codes={sorted(army, side)} />
        </Choice>
      ))}
    </fieldset>
  );
}

/** Piece codes, each once. */
const kindsOf = (arrived: MoveOption['effects']['arrived']): ReadonlySet<number> =>
  new Set(arrived.map(({ code }) => code));

/** The chooser's pieces first. */
const sorted = (codes: ReadonlySet<number>, side: Colour): number[] =>
  [...codes].sort((a, b) => Number(colourOf(a) !== side) - Number(colourOf(b) !== side) || b - a);

/** Both armies that a choice brings, a row each. */
function Army({ rules, codes }: { readonly rules: RuleSet; readonly codes: readonly number[] }) {
  if (codes.length === 0) return null;
  const columns = codes.length / 2;
  return (
    <svg viewBox={`0 0 ${columns * 100} 200`} aria-hidden="true">
      {codes.map((code, index) => (
        <PieceAt
          key={code}
          rules={rules}
          code={code}
          at={{ x: (index % columns) * 100 + 50, y: index < columns ? 50 : 150 }}
          size={100}
        />
      ))}
    </svg>
  );
}

interface ChoiceProps {
  readonly children: ComponentChildren;
  readonly label: string;
  readonly onPlay: () => void;
}

/** A button that goes when its move was played. */
function Choice({ label, onPlay, children }: ChoiceProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusToBoard(button);
  return (
    <button ref={button} type="button" class={styles.button} onClick={onPlay}>
      {children}
      {label}
    </button>
  );
}
