// A brush on a board that is being set up or drawn: what a pointer does there instead of moving pieces. Taps are answered
// when the finger is lifted, so that resting it still asks how a piece moves; one finger draws, a second one ends it.
import { useRef } from 'preact/hooks';
import { tapSlopPx } from './interaction';

export interface Brush {
  /** A tap on a cell, or a key pressed on it. */
  tap(cell: number): void;
  /** A drag from one cell came to another; first of all to the one where it began. */
  drag(from: number, over: number): void;
  /** The drag that was heard of last ended; `kept` is false where something broke it off, or all is let go of. */
  drop(kept: boolean): void;
}

/** A board while a position is set up on it: pieces may go anywhere, so targets are not marked. */
export interface BoardSetup {
  /** Null where pieces are moved by hand. */
  readonly brush: Brush | null;
  /** What Enter does on a cell, in the words of the help. */
  readonly enter: string;
  /** Takes a piece off that was carried off the board by hand. */
  readonly takeOff?: (cell: number) => void;
  /** Cells that something is wrong with. */
  readonly faults: readonly number[];
  /** Cells that a stroke under way has chosen. */
  readonly chosen?: readonly number[];
  /** The one of them that was chosen by a tap or a key and waits for another, or null. */
  readonly corner?: number | null;
  /** What else is said of a cell to those who listen, or null. */
  readonly note?: (cell: number) => string | null;
}

interface Stroke {
  readonly pointer: number;
  readonly from: number;
  readonly x: number;
  readonly y: number;
  /** Travel in CSS pixels that makes it a drag. */
  readonly threshold: number;
  readonly dragging: boolean;
  readonly over: number;
}

interface BrushStrokes {
  down(event: PointerEvent, cell: number | null): void;
  /** Tells whether the pointer draws by now. */
  move(event: PointerEvent, cell: number | null): boolean;
  up(event: PointerEvent, cell: number | null): void;
  /** Ends the stroke without a tap. */
  cancel(): void;
}

/** The strokes of one board; null without a brush. */
export function useBrush(brush: Brush | null): BrushStrokes | null {
  const stroke = useRef<Stroke | null>(null);
  if (!brush) return null;
  const cancel = () => {
    if (stroke.current?.dragging) brush.drop(false);
    stroke.current = null;
  };
  return {
    cancel,
    down: (event, cell) => {
      const first = stroke.current === null;
      cancel();
      if (!first || cell === null) return;
      const { pointerId: pointer, clientX: x, clientY: y } = event;
      const threshold = tapSlopPx(event.pointerType !== 'mouse');
      stroke.current = { pointer, from: cell, x, y, threshold, dragging: false, over: cell };
    },
    move: (event, cell) => {
      const now = stroke.current;
      if (now?.pointer !== event.pointerId) return false;
      const far = Math.hypot(event.clientX - now.x, event.clientY - now.y) > now.threshold;
      const dragging = now.dragging || far;
      const over = cell ?? now.over;
      stroke.current = { ...now, dragging, over: dragging ? over : now.over };
      if (dragging && !now.dragging) brush.drag(now.from, now.from);
      if (dragging && over !== now.over) brush.drag(now.from, over);
      return dragging;
    },
    up: (event, cell) => {
      const now = stroke.current;
      if (now?.pointer !== event.pointerId) return;
      stroke.current = null;
      if (now.dragging) brush.drop(true);
      else if (cell === now.from) brush.tap(cell);
    },
  };
}
