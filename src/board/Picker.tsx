// The choice of a promotion, at the cell where the move ends: a column of pieces towards the middle of the board.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { sidedPiece } from '../games/alphabet';
import { kindName, type RuleSet } from '../games/ruleSet';
import { textsOf } from '../language/texts';
import { codeOf, colourOf } from '../rules/position';
import type { BoardState, MoveOption } from '../session/types';
import { itemAt } from '../util/items';
import { PieceAt } from './BoardPicture';
import styles from './board.play.module.css';
import { cellCentre, type Perspective } from './geometry';
import type { Picking } from './interaction';

const texts = textsOf('board');

interface PickerProps {
  readonly rules: RuleSet;
  readonly view: Perspective;
  readonly state: BoardState;
  readonly picking: Picking;
  /** Turned to face the player at the top. */
  readonly upsideDown: boolean;
  readonly onPick: (option: MoveOption) => void;
  readonly onCancel: () => void;
}

/** A dialog of large buttons; "stay a pawn" is one of them where the rules allow it. */
export function Picker(props: PickerProps) {
  const { rules, view, state, picking, upsideDown, onPick, onCancel } = props;
  const { drawing } = view;
  const dialog = useRef<HTMLDivElement>(null);
  // The dialog opens for a decision, so its first button takes the focus, and gives it back.
  useLayoutEffect(() => {
    const before = document.activeElement;
    dialog.current?.querySelector('button')?.focus();
    return () => before instanceof HTMLElement && before.focus();
  }, [picking]);
  // The tap that opened the dialog ends in a click on whatever has come up under the finger: that chooses nothing.
  const pressed = useRef(false);
  const at = cellCentre(view, picking.to);
  const below = at.y < drawing.height / 2;
  // What is wanted most lies under the finger, and staying as it is furthest away.
  const choices = [...picking.options].sort(
    (a, b) => Number(a.promotion === 0) - Number(b.promotion === 0),
  );
  const moved = itemAt(state.cells, picking.from);
  const code = (option: MoveOption): number =>
    option.promotion === 0 ? moved : codeOf(option.promotion, colourOf(moved));
  const label = (option: MoveOption): string =>
    option.promotion === 0
      ? texts.stay(kindName(rules, moved))
      : texts.become(sidedPiece(rules, code(option)));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key] ?? (event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : 0);
    if (event.key !== 'Escape' && step === 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (step === 0) onCancel();
    else focusNext(dialog.current, step > 0 === below ? 1 : -1);
  };
  return (
    <div
      ref={dialog}
      class={`${styles.picker}${below ? '' : ` ${styles.above}`}${upsideDown ? ` ${styles.turned}` : ''}`}
      data-picker
      role="dialog"
      aria-modal="true"
      aria-label={texts.promotion}
      style={{
        left: `${clamp((at.x / drawing.width) * 100, 10, 90)}%`,
        ...(below
          ? { top: startsAt(at.y / drawing.height) }
          : { bottom: startsAt(1 - at.y / drawing.height) }),
      }}
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        pressed.current = true;
      }}
    >
      {choices.map((option) => (
        <button
          key={option.text}
          type="button"
          class={styles.pick}
          aria-label={label(option)}
          title={label(option)}
          onClick={({ detail }) => (pressed.current || detail === 0) && onPick(option)}
        >
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <PieceAt rules={rules} code={code(option)} at={{ x: 50, y: 50 }} size={100} />
          </svg>
        </button>
      ))}
    </div>
  );
}

/** Half of a choice and its frame, which begins at the target cell. */
const HALF_CHOICE = 32;

/** The edge of the column for a target at a part of the board's height, but no further out than the board. */
const startsAt = (part: number): string =>
  `max(0px, ${(100 * part).toFixed(1)}% - ${HALF_CHOICE}px)`;

/** Down and up, as the column is seen from the near side. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus along the dialog's buttons, round and round. */
function focusNext(dialog: Element | null, step: 1 | -1): void {
  const buttons = [...(dialog?.querySelectorAll('button') ?? [])];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
