// The board as keyboards and screen readers meet it: one real button per cell inside a labelled whole, one of them
// in the tab order, arrow keys to the neighbour in that direction, letters to the next such piece. Taps and drags are the
// board's own business.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { typedKind } from '../games/alphabet';
import type { Point } from '../games/drawing';
import type { RuleSet } from '../games/game';
import { kindOf } from '../rules/position';
import type { BoardState, MoveOption } from '../session/types';
import { itemAt } from '../util/items';
import styles from './board.play.module.css';
import { cellCentre, cellTowards, type Perspective } from './geometry';
import { isBrowserKey } from './keyboard';
import { cellDescription, cellName } from './names';
import { useElementCache } from './Pieces';

interface CellsProps {
  readonly rules: RuleSet;
  readonly state: BoardState;
  readonly view: Perspective;
  readonly targets: ReadonlyMap<number, readonly MoveOption[]>;
  /** What else is said of a cell, or null. */
  readonly note: (cell: number) => string | null;
  /** Whether `onKey` is asked before a letter leads to a piece. */
  readonly keysFirst: boolean;
  readonly selected: number | null;
  /** The cell in the tab order, or the nearest to it; the first one if null. */
  readonly focused: number | null;
  readonly label: string;
  /** Further words about the position; may be empty. */
  readonly description: string;
  readonly counts: (cell: number) => boolean;
  /** `visible` where the browser would show the focus: after keys, not after taps. */
  readonly onFocus: (cell: number, visible: boolean) => void;
  readonly onBlur: () => void;
  readonly onActivate: (cell: number) => void;
  readonly onDismiss: () => void;
  readonly onAsk: (cell: number) => void;
  /** An arrow led nowhere. */
  readonly onEdge: (() => void) | undefined;
  /** Any other key; tells whether it had a meaning. */
  readonly onKey: ((key: string, cell: number) => boolean) | undefined;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Keys that ask how a piece moves, besides Shift+F10. */
const ASKING: readonly string[] = ['?', 'ContextMenu'];

interface Walk {
  readonly view: Perspective;
  readonly cell: number;
  readonly wanted: Point;
}

export function Cells(props: CellsProps) {
  const { rules, state, view, targets, selected, focused, counts } = props;
  const group = useRef<HTMLDivElement>(null);
  /** The row and column that a walk by arrows follows, while it goes on from this cell and side. */
  const walk = useRef<Walk | null>(null);
  const cells = [...view.drawing.cells.keys()].filter(counts);
  // From the near edge to the far one, whichever side is near.
  if (view.flipped) cells.reverse();
  const tabStop = focused === null ? cells[0] : nearestTo(view, cells, focused);
  const keep = useElementCache([view]);
  const button = (cell: number) => {
    const note = props.note(cell);
    const name = cellName(rules, state, cell, targets) + (note === null ? '' : `, ${note}`);
    const description = cellDescription(rules, state, cell) ?? undefined;
    const tabIndex = cell === tabStop ? 0 : -1;
    const pressed = cell === selected ? true : undefined;
    return keep(cell, `${name} ${description} ${tabIndex} ${pressed}`, () => (
      <button
        key={cell}
        type="button"
        class={styles.cell}
        data-button={cell}
        tabIndex={tabIndex}
        aria-label={name}
        aria-description={description}
        aria-pressed={pressed}
        style={buttonBox(view, cell)}
      />
    ));
  };

  // A cell that ceases to exist (it slid away, or will not slide there) must not take the focus with it, nor one that changes its
  // place in the order as the board turns.
  const hadFocus = group.current?.contains(document.activeElement) ?? false;
  const gone = focused !== null && !cells.includes(focused);
  useLayoutEffect(() => {
    if ((gone || hadFocus) && tabStop !== undefined && document.activeElement === document.body)
      focusCell(tabStop);
  }, [gone, view.flipped]);

  const focusCell = (cell: number) => {
    group.current?.querySelector<HTMLButtonElement>(`[data-button="${cell}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent, cell: number) => {
    if (event.key === 'Escape') {
      props.onDismiss();
      return;
    }
    const asking = ASKING.includes(event.key) || (event.key === 'F10' && event.shiftKey);
    if (asking && state.cells[cell] !== 0) {
      event.preventDefault();
      props.onAsk(cell);
      return;
    }
    if (isBrowserKey(event)) return;
    const direction = ARROWS[event.key];
    if (!direction) {
      if (props.keysFirst && props.onKey?.(event.key, cell)) return event.preventDefault();
      const piece = nextPiece(rules, state, cells, cell, event.key, event.shiftKey);
      if (piece !== null) focusCell(piece);
      if (piece !== null || props.onKey?.(event.key, cell)) event.preventDefault();
      return;
    }
    event.preventDefault();
    const last = walk.current;
    const goesOn = last?.cell === cell && last.view === view;
    const wanted = goesOn ? last.wanted : cellCentre(view, cell);
    const next = cellTowards(view, rules.board, cell, direction, counts, wanted);
    if (next === null) return props.onEdge?.();
    const { x, y } = cellCentre(view, next);
    const kept = direction.x === 0 ? { x: wanted.x, y } : { x, y: wanted.y };
    walk.current = { view, cell: next, wanted: kept };
    focusCell(next);
  };

  return (
    <div
      class={styles.cells}
      // Readers that browse a page by keys of their own leave the keys to the board.
      role="application"
      data-cells
      ref={group}
      aria-label={props.label}
      aria-description={props.description || undefined}
      // Not on the buttons: those that are kept would go on with the listeners of an earlier drawing.
      onFocusIn={(event) => {
        const button = buttonOf(event);
        if (button) props.onFocus(cellOf(button), button.matches(':focus-visible'));
      }}
      onFocusOut={props.onBlur}
      onKeyDown={(event) => {
        const button = buttonOf(event);
        if (button) onKeyDown(event, cellOf(button));
      }}
      onClick={(event) => {
        const button = buttonOf(event);
        // Clicks that a pointer made have been handled as taps; keys and screen readers count none.
        if (button && event.detail === 0) props.onActivate(cellOf(button));
      }}
    >
      {cells.map(button)}
    </div>
  );
}

/** The button that an event in the group is about; null between them. */
const buttonOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-button]') : null;

const cellOf = (button: HTMLElement): number => Number(button.dataset.button);

/** The cell itself if it is among these, or the one of them that is nearest to it. */
function nearestTo(view: Perspective, cells: readonly number[], wanted: number): number {
  const { x, y } = cellCentre(view, wanted);
  const distance = (cell: number): number => {
    const centre = cellCentre(view, cell);
    return Math.hypot(centre.x - x, centre.y - y);
  };
  return cells.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best));
}

/** The next cell in reading order, or the one before, with a piece of this letter; null if there is none. */
function nextPiece(
  rules: RuleSet,
  state: BoardState,
  cells: readonly number[],
  from: number,
  key: string,
  back: boolean,
): number | null {
  const at = cells.indexOf(from);
  const onwards = [...cells.slice(at + 1), ...cells.slice(0, at)];
  if (back) onwards.reverse();
  const kind = typedKind(rules.kinds, key.toUpperCase());
  return onwards.find((cell) => kindOf(itemAt(state.cells, cell)) === kind) ?? null;
}

/** The button's place in percent of the board. */
function buttonBox(view: Perspective, cell: number) {
  const { width, height, cells } = view.drawing;
  const { button } = itemAt(cells, cell);
  const { x, y } = cellCentre(view, cell);
  return {
    left: percent((x - button.width / 2) / width),
    top: percent((y - button.height / 2) / height),
    width: percent(button.width / width),
    height: percent(button.height / height),
  };
}

const percent = (part: number): string => `${(100 * part).toFixed(2)}%`;
