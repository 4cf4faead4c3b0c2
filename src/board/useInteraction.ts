// Joins the headless interaction to a mounted board: pointer events and long presses in, requests out; and the strokes of a brush
// where a position is set up or a board drawn.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { MoveOption } from '../session/types';
import {
  allLost,
  forgetWanted,
  IDLE,
  type Interaction,
  type Reaction,
  type Request,
  refresh,
  tapSlopPx,
} from './interaction';

interface InteractionHost {
  /** The position, compared by identity. */
  readonly position: object;
  readonly options: readonly MoveOption[];
  readonly onRequest: (request: Request) => void;
}

interface UsedInteraction {
  readonly interaction: Interaction;
  /** Runs an event through the state. */
  run(event: (state: Interaction) => Reaction): void;
}

/** The interaction state of one board. Losing the window or turning the device lets go of everything. */
export function useInteraction({ position, options, onRequest }: InteractionHost): UsedInteraction {
  const current = useRef<Interaction>(IDLE);
  const [interaction, show] = useState<Interaction>(IDLE);
  const ask = useRef(onRequest);
  ask.current = onRequest;
  const set = (state: Interaction) => {
    current.current = state;
    show(state);
  };
  const run = (event: (state: Interaction) => Reaction) => {
    const { state, request } = event(current.current);
    if (state !== current.current) set(state);
    if (request) ask.current(request);
  };
  // Before the first paint: a tap on what has just been painted must not be forgotten as one on the position before.
  useLayoutEffect(() => run(forgetWanted), [position]);
  useLayoutEffect(() => set(refresh(current.current, options)), [options]);
  useEffect(() => {
    const release = () => run(allLost);
    const hidden = () => document.hidden && release();
    window.addEventListener('blur', release);
    window.addEventListener('resize', release);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('blur', release);
      window.removeEventListener('resize', release);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, []);
  return { interaction, run };
}

/** How long a finger rests before it asks something instead of moving. */
const LONG_PRESS_MS = 500;

interface LongPress {
  /** A finger came down; `onHeld` is called unless it is cancelled in time. */
  begin(onHeld: () => void): void;
  /** It moved, was lifted, or another one came. */
  cancel(): void;
}

export function useLongPress(): LongPress {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => cancel, []);
  return {
    cancel,
    begin: (onHeld) => {
      cancel();
      timer.current = setTimeout(onHeld, LONG_PRESS_MS);
    },
  };
}

interface PointerHandlers {
  readonly down: (event: PointerEvent) => void;
  readonly move: (event: PointerEvent) => void;
  readonly up: (event: PointerEvent) => void;
  /** A pointer that presses nothing went away. */
  readonly leave: (event: PointerEvent) => void;
  /** Cancelled by the browser, or captured by something else. */
  readonly lost: (event: PointerEvent) => void;
  /** The wish for a context menu, at a pointer's place. */
  readonly menu: (event: PointerEvent) => void;
}

/** Listens on the element until it is unmounted; always calls the newest handlers. */
export function usePointers(
  element: RefObject<HTMLElement | null>,
  handlers: PointerHandlers,
): void {
  const newest = useRef(handlers);
  newest.current = handlers;
  // Before the first paint: a board in sight hears every finger.
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const listening = new AbortController();
    const { signal } = listening;
    const on = (type: keyof HTMLElementEventMap, handler: keyof PointerHandlers) =>
      target.addEventListener(
        type,
        (event) => event instanceof PointerEvent && newest.current[handler](event),
        { signal },
      );
    on('pointerdown', 'down');
    on('pointermove', 'move');
    on('pointerup', 'up');
    on('pointerleave', 'leave');
    on('pointercancel', 'lost');
    on('lostpointercapture', 'lost');
    // The board has its own answer to it.
    on('contextmenu', 'menu');
    target.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    // Some browsers would turn a swipe from the screen's edge into going back, whatever touch-action says.
    const holdEdge = (event: TouchEvent) =>
      isAtEdge(event) && !isOnButton(event) && event.preventDefault();
    target.addEventListener('touchstart', holdEdge, { signal, passive: false });
    return () => listening.abort();
  }, [element]);
}

/** Width of the strip at each side, in CSS pixels, where a swipe may go back. No browser documents it; found by hand. */
const EDGE_PX = 28;

/** Whether a click must come of it: cells are pressed by pointers, what lies over them is not. */
const isOnButton = ({ target }: TouchEvent): boolean =>
  target instanceof Element && target.closest('[data-picker]') !== null;

const isAtEdge = ({ touches }: TouchEvent): boolean =>
  [...touches].some(({ clientX }) => clientX < EDGE_PX || clientX > innerWidth - EDGE_PX);

/**
 * What a pointer does on a board that is being set up or drawn, instead of moving pieces. Taps are answered when the finger is
 * lifted, so that resting it still asks how a piece moves; one finger draws, a second one ends it.
 */
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
