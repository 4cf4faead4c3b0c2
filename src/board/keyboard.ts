// The keyboard at a board: which keys are the browser's own, and the focus without which no key would work.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Hands the focus on when the control that has it goes away: to the open field for typed moves, else to the board. It watches
 * over an element that is there as long as its component.
 */
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

/** Keys held down while another one is pressed, as in `KeyboardEvent`. */
interface HeldKeys {
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Whether a key pressed is the browser's: Alt and an arrow go back a page. */
export const isBrowserKey = ({ ctrlKey, altKey, metaKey }: HeldKeys): boolean =>
  ctrlKey || altKey || metaKey;
