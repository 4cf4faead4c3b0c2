// The move shown stays in sight of its list, whatever becomes of the room that the list has.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Scrolls a list to the move that it marks as shown, whenever one of `changes` is another, and whenever the list has other room: a
 * phone that is turned, words beside it. `scroll` scrolls the list itself, never the page.
 */
export function useShownMove(
  list: RefObject<HTMLElement | null>,
  scroll: (box: Element, shown: Element) => void,
  changes: readonly unknown[],
): void {
  const show = useRef(() => {});
  show.current = () => {
    const box = list.current;
    const shown = box?.querySelector('[aria-current]');
    if (box && shown) scroll(box, shown);
  };
  useLayoutEffect(() => {
    // With the next frame, which lays the page out anyway: doing so within the tap that played the move delays its answer.
    const frame = requestAnimationFrame(() => show.current());
    return () => cancelAnimationFrame(frame);
  }, changes);
  // For good: one that is new with each move would look at the list once more each time.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => show.current());
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [list]);
}
