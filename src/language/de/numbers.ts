// Counts, percentages and decimals in German.

/** "1 Partie", "20 Partien". */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** "44 %", with a no-break space. */
export const percent = (value: number | string): string => `${value}\u00a0%`;

/** A decimal comma: "3,2". */
export const decimal = (text: string): string => text.replace('.', ',');

const NUMBERS = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');

/** Small numbers in sentences, as words from two on: "zwei", "13". */
export const numberText = (count: number): string => NUMBERS[count] ?? `${count}`;

/** "in einem Zug", "in zwei Zügen". */
export const inMoves = (count: number): string =>
  count === 1 ? 'in einem Zug' : `in ${numberText(count)} Zügen`;

/** "a, b und c". */
export function listText(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} und ${last}`;
}
