// What sentences of all languages have in common: of whom they speak, as data (each language says it in its own way, with the
// verb that goes with it), how they begin, and how they write large counts.

/** The reader, or a side that is not the reader's. */
export type Who = 'you' | 'white' | 'black';

/** The text with a capital at its beginning. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/**
 * "2,000" for a comma; `least` is the first count that has a mark at all. Written without the browser's data on languages, which
 * take a page longer to load than most screens' code.
 */
export const inThousands = (count: number, mark: string, least = 1000): string =>
  count < least ? `${count}` : `${count}`.replace(/\B(?=(?:\d{3})+$)/g, mark);
