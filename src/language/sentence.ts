// What sentences of all languages have in common: of whom they speak, as data (each language says it in its own way, with the
// verb that goes with it), and how they begin.

/** The reader, or a side that is not the reader's. */
export type Who = 'you' | 'white' | 'black';

/** The text with a capital at its beginning. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
