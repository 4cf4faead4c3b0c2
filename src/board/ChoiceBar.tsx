// Moves that have no cells to tap, as plain buttons: passing, with the reason for it, and choices between armies, each a
// card with the piece that only this army has and how it moves.
import type { ComponentChildren } from 'preact';
import { useId, useMemo, useRef } from 'preact/hooks';
import type { RuleSet } from '../games/game';
import { textsOf } from '../language/texts';
import { TAG_PASS } from '../rules/move';
import { colourOf, kindOf } from '../rules/position';
import { type Colour, WHITE } from '../rules/types';
import { boardState, legalOptions } from '../session/moves';
import type { BoardState, MoveOption } from '../session/types';
import { itemAt } from '../util/items';
import { Ground, PieceAt } from './BoardPicture';
import picture from './board.module.css';
import styles from './choice.module.css';
import { cellCentre, type Perspective, perspective, seen, turnOf } from './geometry';
import { targetsOf } from './interaction';
import { useFocusToBoard } from './keyboard';
import { CellMarks, TargetMarks } from './Marks';

const texts = textsOf('board');

interface ChoiceBarProps {
  readonly rules: RuleSet;
  readonly state: Pick<BoardState, 'cells' | 'terrain' | 'side' | 'text'>;
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
  const special = choices.map((option) => specialPiece(option, choices, side));
  const headline = special.some((code) => code !== null)
    ? rules.drawing.headline?.(cells, terrain, side, own)
    : null;
  const passes = choices.length === options.length && choices.every(({ tag }) => tag === TAG_PASS);
  const reason = headline
    ? texts.stage(headline.title, headline.detail)
    : passes
      ? passReason(side, own)
      : null;
  return (
    <fieldset
      class={styles.bar}
      {...(reason === null ? { 'aria-label': texts.otherMoves } : { 'aria-labelledby': id })}
    >
      {reason !== null && <p id={id}>{reason}</p>}
      {choices.map((option, index) => {
        const code = itemAt(special, index);
        return (
          <Choice key={option.text} isCard={code !== null} onPlay={() => onPlay(option.text)}>
            {code !== null && <PieceMoves rules={rules} text={state.text} {...{ option, code }} />}
            <span>{rules.choiceLabel(option.move)}</span>
          </Choice>
        );
      })}
    </fieldset>
  );
}

/** Why there is nothing but a pass. */
function passReason(side: Colour, own: Colour | null): string {
  if (side === own) return texts.youPass;
  return side === WHITE ? texts.whitePasses : texts.blackPasses;
}

/** Code of the piece that a choice alone brings to the chooser's army; null where it brings no army of its own. */
function specialPiece(
  { move, effects }: MoveOption,
  choices: readonly MoveOption[],
  side: Colour,
): number | null {
  const others = choices.filter((other) => other.move !== move);
  const isElsewhere = (code: number) =>
    others.some((other) => other.effects.arrived.some((piece) => piece.code === code));
  const own = effects.arrived.filter(({ code }) => colourOf(code) === side && !isElsewhere(code));
  return own[0]?.code ?? null;
}

interface PieceMovesProps {
  readonly rules: RuleSet;
  /** FEN of the position in which the choice is made. */
  readonly text: string;
  readonly option: MoveOption;
  /** The piece. */
  readonly code: number;
}

/** The part of the board that a piece reaches from the best place on it, with both kings where the choice puts them. */
function PieceMoves({ rules, text, option, code }: PieceMovesProps) {
  const { state, from, targets } = useMemo(
    () => bestPlace({ rules, text, option, code }),
    [rules, text, option.text, code],
  );
  const view = perspective(rules.drawing, state.terrain, false);
  const marks = { view, state, targets, selected: from, aimed: null, ring: null };
  const size = itemAt(rules.drawing.cells, from).pieceSize;
  return (
    <span class={styles.moves}>
      <svg
        class={picture.picture}
        viewBox={boxAround(view, [from, ...targets.keys()])}
        aria-hidden="true"
      >
        <Ground rules={rules} view={view} terrain={state.terrain} />
        <CellMarks {...marks} showTargets={true} picking={false} />
        {[...targets.keys()].map((cell) => (
          <path
            key={cell}
            class={styles.reached}
            d={itemAt(rules.drawing.cells, cell).outline}
            transform={turnOf(view)}
          />
        ))}
        <PieceAt rules={rules} code={code} at={cellCentre(view, from)} size={size} />
        <TargetMarks {...marks} showTargets={true} picking={false} />
      </svg>
    </span>
  );
}

/** A piece on the cell from which it has the most moves. */
function bestPlace({ rules, text, option, code }: PieceMovesProps) {
  const position = rules.parse(text);
  position.make(option.move);
  const { terrain } = position;
  const kings = option.effects.arrived.filter((piece) => rules.kinds[kindOf(piece.code)]?.royal);
  const taken = kings.map(({ cell }) => cell);
  const places = [...rules.board.cells.keys()]
    .filter((cell) => rules.exists(terrain, cell) && !taken.includes(cell))
    .map((from) => {
      const codes = [code, ...kings.map((king) => king.code)];
      position.arrange(codes, [from, ...taken], colourOf(code));
      const targets = targetsOf(legalOptions(rules, position), from);
      return { from, targets, state: boardState(rules, position, null) };
    });
  return places.reduce((best, one) => (one.targets.size > best.targets.size ? one : best));
}

/** A view box around cells as seen. */
function boxAround(view: Perspective, cells: readonly number[]): string {
  const corners = cells
    .flatMap((cell) => itemAt(view.drawing.cells, cell).corners)
    .map((corner) => seen(view, corner));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return `${left} ${top} ${Math.max(...xs) - left} ${Math.max(...ys) - top}`;
}

interface ChoiceProps {
  readonly children: ComponentChildren;
  readonly isCard: boolean;
  readonly onPlay: () => void;
}

/** A button that goes when its move was played. */
function Choice({ isCard, onPlay, children }: ChoiceProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusToBoard(button);
  return (
    <button
      ref={button}
      type="button"
      class={`${styles.button}${isCard ? ` ${styles.card}` : ''}`}
      onClick={onPlay}
    >
      {children}
    </button>
  );
}
