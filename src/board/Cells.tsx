// The board as keyboards and screen readers meet it: one real button per cell inside a labelled group, one of them
// in the tab order, arrow keys to the neighbour in that direction. Taps and drags are the board's own business.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RuleSet } from '../games/game';
import type { BoardState, MoveOption } from '../session/types';
import { cellTowards, type Perspective, seen } from './geometry';
import { cellName } from './names';

export interface CellsProps {
  readonly rules: RuleSet;
  readonly state: BoardState;
  readonly view: Perspective;
  readonly targets: ReadonlyMap<number, readonly MoveOption[]>;
  readonly selected: number | null;
  /** The cell in the tab order; the first one if null. */
  readonly focused: number | null;
  readonly label: string;
  readonly counts: (cell: number) => boolean;
  readonly onFocus: (cell: number) => void;
  readonly onActivate: (cell: number) => void;
  readonly onDismiss: () => void;
}

const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export function Cells(props: CellsProps) {
  const { rules, state, view, targets, selected, focused, counts } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const cells = [...view.drawing.cells.keys()].filter(counts);
  const tabStop = focused !== null && cells.includes(focused) ? focused : cells[0];

  // A cell that ceases to exist (the bridge slid away) must not take the focus with it.
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (active === document.body && focused !== null && !cells.includes(focused)) {
      focusCell(tabStop);
    }
  }, [state]);

  const focusCell = (cell: number) => {
    props.onFocus(cell);
    group.current?.querySelector<HTMLButtonElement>(`[data-button="${cell}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent, cell: number) => {
    if (event.key === 'Escape') {
      props.onDismiss();
      return;
    }
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    const next = cellTowards(view, cell, direction, counts);
    if (next !== null) focusCell(next);
  };

  return (
    <fieldset class="board-cells" ref={group} aria-label={props.label}>
      {cells.map((cell) => (
        <button
          key={cell}
          type="button"
          class="board-cell"
          data-button={cell}
          tabIndex={cell === tabStop ? 0 : -1}
          aria-label={cellName(rules, state, cell, targets)}
          aria-pressed={cell === selected}
          style={buttonBox(view, cell)}
          onFocus={() => props.onFocus(cell)}
          onKeyDown={(event) => onKeyDown(event, cell)}
          onClick={(event) => {
            // Clicks that a pointer made have been handled as taps; keys and screen readers count none.
            if (event.detail === 0) props.onActivate(cell);
          }}
        />
      ))}
    </fieldset>
  );
}

/** The button's place in percent of the board: around all squares of the cell. */
function buttonBox(view: Perspective, cell: number) {
  const { drawing } = view;
  const { centre, reach, pieceSize } = drawing.cells[cell];
  const points = (reach ?? [centre]).map((point) => seen(view, point));
  const half = Math.min(pieceSize, 100) / 2;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - half, Math.min(...ys) - half];
  return {
    left: `${(left / drawing.width) * 100}%`,
    top: `${(top / drawing.height) * 100}%`,
    width: `${((Math.max(...xs) + half - left) / drawing.width) * 100}%`,
    height: `${((Math.max(...ys) + half - top) / drawing.height) * 100}%`,
  };
}
