// Finds a link of this app in what was scanned, pasted or shared.

/** What follows the address that opens links; null where there is none. */
export const linkIn = (text: string): string | null => /#\/?open\/(\S*)/.exec(text)?.[1] ?? null;
