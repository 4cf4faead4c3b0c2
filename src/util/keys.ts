/** Keys held down while another one is pressed, as in `KeyboardEvent`. */
interface HeldKeys {
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Whether a key pressed is the browser's: Alt and an arrow go back a page. */
export const isBrowserKey = ({ ctrlKey, altKey, metaKey }: HeldKeys): boolean =>
  ctrlKey || altKey || metaKey;
