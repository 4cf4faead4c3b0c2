// Swiping sideways on an element: what a finger does there besides tapping and scrolling.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Pixels sideways that make a swipe, and how much farther than up or down. */
const FAR = 40;
const SIDEWAYS = 2;

interface Swipes {
  readonly left: () => void;
  readonly right: () => void;
}

/** The element must leave sideways movements to the page: `touch-action: pan-y`. */
export function useSwipe(element: RefObject<HTMLElement | null>, swipes: Swipes): void {
  const latest = useRef(swipes);
  latest.current = swipes;
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let begun: PointerEvent | null = null;
    const down = (event: PointerEvent) => {
      begun = event.isPrimary && event.pointerType !== 'mouse' ? event : null;
    };
    const up = (event: PointerEvent) => {
      if (!begun || event.pointerId !== begun.pointerId) return;
      const [dx, dy] = [event.clientX - begun.clientX, event.clientY - begun.clientY];
      begun = null;
      if (Math.abs(dx) < FAR || Math.abs(dx) < SIDEWAYS * Math.abs(dy)) return;
      // The move under the finger was not tapped.
      target.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => target.removeEventListener('click', swallow, { capture: true }));
      if (dx < 0) latest.current.left();
      else latest.current.right();
    };
    const cancel = () => {
      begun = null;
    };
    target.addEventListener('pointerdown', down);
    target.addEventListener('pointerup', up);
    target.addEventListener('pointercancel', cancel);
    return () => {
      target.removeEventListener('pointerdown', down);
      target.removeEventListener('pointerup', up);
      target.removeEventListener('pointercancel', cancel);
    };
  }, [element]);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
