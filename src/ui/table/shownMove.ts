// The move shown stays in sight of its list, whatever becomes of the room that the list has.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Scrolls a list to the move that it marks as shown, whenever one of `changes` is another, and whenever the list has other room: a
 * phone that is turned, words beside it. `scroll` scrolls the list itself, never the page.
 */
export function useShownMove(
  list: RefObject<HTMLElement | null>,
  scroll: (box: Element, shown: Element) => void,
  changes: readonly unknown[],
): void {
  useLayoutEffect(() => {
    const show = () => {
      const box = list.current;
      const shown = box?.querySelector('[aria-current]');
      if (box && shown) scroll(box, shown);
    };
    // With the next frame, which lays the page out anyway: doing so within the tap that played the move delays its answer.
    const frame = requestAnimationFrame(show);
    const observer = new ResizeObserver(show);
    if (list.current) observer.observe(list.current);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, changes);
}
