// Counts in French, and the names of sides and persons within a sentence.

/** "1 partie", "20 parties"; French counts 0 as one. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count < 2 ? one : many}`;

const NUMBERS = 'zéro un deux trois quatre cinq six sept huit neuf dix'.split(' ');

/** Small numbers in sentences, as words: "deux", "12"; the masculine of one. */
export const inWords = (count: number): string => NUMBERS[count] ?? `${count}`;

/** "un coup", "deux coups". */
export const movesText = (moves: number): string => `${inWords(moves)} coup${moves > 1 ? 's' : ''}`;

/** "3,2" of "3.2". */
export const decimal = (text: string): string => text.replace('.', ',');

/** "60 %" of "60%", with the narrow space before the sign. */
export const percentage = (text: string): string => text.replace(/\s*%/g, '\u202f%');

/** "1", "1 et 2", "1, 2 et 3". */
export const inList = (parts: readonly (string | number)[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
export const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** Whether a side goes by its colour, which is a plural: "Blancs". Else it is a person's name. */
const isColour = (side: string): boolean => /^(?:blancs|noirs)$/i.test(side);

/** "les Blancs", "Ben". */
export const theSide = (side: string): string => (isColour(side) ? `les ${side}` : side);
/** "aux Blancs", "à Ben". */
export const toSide = (side: string): string => (isColour(side) ? `aux ${side}` : `à ${side}`);
/** "des Blancs", "de Ben", "d’Ana". */
export const ofSide = (side: string): string => {
  if (isColour(side)) return `des ${side}`;
  return /^[aeiouàâäéèêëîïôöùûüh]/i.test(side) ? `d’${side}` : `de ${side}`;
};

/** "les Blancs jouent", "Ben joue". */
export const sideDoes = (side: string, one: string, many: string): string =>
  `${theSide(side)} ${isColour(side) ? many : one}`;
/** "Aux Blancs de jouer", "À Ben de jouer". */
export const toPlay = (side: string): string => `${capital(toSide(side))} de jouer`;

/** Who plays on another device; null without a name. */
export const theFriend = (friend: string | null): string => friend ?? 'ton adversaire';
export const toFriend = (friend: string | null): string => toSide(theFriend(friend));
export const ofFriend = (friend: string | null): string =>
  friend === null ? 'de ton adversaire' : ofSide(friend);
