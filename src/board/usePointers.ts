// Pointer events of the whole board, wherever on it they begin: the listeners sit on the frame, not on its buttons.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

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

/** How far from the screen's side, in CSS pixels, swipes for going back begin. */
const EDGE = 28;

/** Whether a click must come of it: cells are pressed by pointers, what lies over them is not. */
const isOnButton = ({ target }: TouchEvent): boolean =>
  target instanceof Element && target.closest('[data-picker]') !== null;

const isAtEdge = ({ touches }: TouchEvent): boolean =>
  [...touches].some(({ clientX }) => clientX < EDGE || clientX > innerWidth - EDGE);
