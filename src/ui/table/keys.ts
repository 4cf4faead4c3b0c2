// Keys with a meaning at a table, as data: what the help says of them and what they do.

export interface TableKey {
  /** As in `KeyboardEvent.key`. */
  readonly key: string;
  /** What it does, in the words of the help. */
  readonly meaning: string;
  /**
   * Answers the key, pressed on a cell or, with null, elsewhere; what it returns is said. Null where it has no meaning
   * there, or nothing is to be said.
   */
  readonly press: (cell: number | null) => string | null;
}

/** Says what a key pressed on a cell is to say; tells whether the key has a meaning there. */
export function pressKey(
  keys: readonly TableKey[],
  pressed: string,
  cell: number | null,
  say: (text: string) => void,
): boolean {
  const found = keys.find(({ key }) => key === pressed);
  if (!found) return false;
  const words = found.press(cell);
  if (words !== null) say(words);
  return true;
}

/** The press of a key that acts and has nothing to say. */
export const silently = (action: () => void) => (): null => {
  action();
  return null;
};
