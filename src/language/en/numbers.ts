// Counts in English.

/** "1 game", "20 games". */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

const NUMBERS = 'no one two three four five six seven eight nine ten'.split(' ');

/** Small ones as words: "two", "12". */
export const numberText = (count: number): string => NUMBERS[count] ?? `${count}`;

/** As it stands within a sentence. */
export const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
