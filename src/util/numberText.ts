// Small numbers in sentences, as words.

const NUMBERS = 'no one two three four five six seven eight nine ten'.split(' ');

/** "two", "12". */
export const numberText = (count: number): string => NUMBERS[count] ?? `${count}`;
