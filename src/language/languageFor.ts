// Which language the app begins in.

/** Under which the page's local storage has the settings, and with them the language chosen. */
export const SETTINGS_KEY = 'fortyone.settings';

/**
 * The language chosen, or else the first of those that the browser says its owner reads; undefined where none is offered.
 * The page's head calls this before any script is there (.build/languageFiles.ts), so it must need nothing beside itself.
 */
export function languageFor(
  chosen: unknown,
  read: readonly string[],
  offered: readonly string[],
): string | undefined {
  const wished = [chosen, ...read.flatMap((tag) => [tag, tag.split('-')[0]])];
  return wished.flatMap((tag) => offered.find((one) => one === tag) ?? [])[0];
}
