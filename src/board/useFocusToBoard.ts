// Hands the focus on when the control that has it goes away, so that keys go on working: to the open field for typed moves,
// else to the board.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Watches over an element that is there as long as its component. */
export function useFocusToBoard(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const held = element.current;
    return () => {
      if (!held?.contains(document.activeElement)) return;
      const next = ['[data-part="typing"] input', '[data-cells] [tabindex="0"]']
        .map((place) => document.querySelector<HTMLElement>(place))
        .find((found) => found && !held.contains(found));
      next?.focus();
    };
  }, [element]);
}
