// Hands the focus on to the board when the control that has it goes away, so that keys go on working.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Watches over an element that is there as long as its component. */
export function useFocusToBoard(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const held = element.current;
    return () => {
      if (!held?.contains(document.activeElement)) return;
      document.querySelector<HTMLElement>('[data-cells] [tabindex="0"]')?.focus();
    };
  }, [element]);
}
