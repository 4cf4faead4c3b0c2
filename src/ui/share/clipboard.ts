// Reads the clipboard, in browsers that let a page do that.

export const canPaste = (): boolean => typeof navigator.clipboard?.readText === 'function';

/** The text on the clipboard; null where the browser or the player does not let the app read it. To be called within a tap. */
export async function pastedText(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}
