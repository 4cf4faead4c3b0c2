// Counts, percentages and lists in Spanish, and the names of sides and persons within a sentence.

/** "1 partida", "20 partidas". */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

const NUMBERS = 'dos tres cuatro cinco seis siete ocho nueve diez'.split(' ');
/** "dos", "12"; of more than one, so that it has no gender. */
export const numberWord = (count: number): string => NUMBERS[count - 2] ?? `${count}`;
/** "una jugada", "dos jugadas". */
export const movesText = (count: number): string =>
  count === 1 ? 'una jugada' : `${numberWord(count)} jugadas`;

/** "3,2" of "3.2". */
export const decimal = (text: string): string => text.replace('.', ',');

/** "60 %" of 60 or "60%", with a no-break space. */
export const percentage = (value: number | string): string =>
  `${value}`.replace(/\s*%$/, '').concat('\u00a0%');

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
export const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** "a, b y c". */
export const listed = (items: readonly string[]): string =>
  new Intl.ListFormat('es', { type: 'conjunction' }).format(items);
/** "a, b o c". */
export const either = (items: readonly string[]): string =>
  new Intl.ListFormat('es', { type: 'disjunction' }).format(items);

/** "al caballo", "a la torre". */
export const to = (named: string): string =>
  named.startsWith('el ') ? `al ${named.slice(3)}` : `a ${named}`;

/** Whether a side goes by its colour, which is a plural: "Blancas". Else it is a person's name. */
const isColour = (side: string): boolean => /^(?:blancas|negras)$/i.test(side);

/** "las blancas", "Ben". */
export const theSide = (side: string): string => (isColour(side) ? `las ${lowered(side)}` : side);
/** "de las blancas", "de Ben". */
export const ofSide = (side: string): string => `de ${theSide(side)}`;
/** "a las blancas", "a Ben". */
export const toSide = (side: string): string => `a ${theSide(side)}`;
/** "con blancas". */
export const withSide = (side: string): string => `con ${isColour(side) ? lowered(side) : side}`;
/** "las blancas juegan", "Ben juega". */
export const sideDoes = (side: string, one: string, many: string): string =>
  `${theSide(side)} ${isColour(side) ? many : one}`;
/** "Empiezan las blancas", "Empieza Ben". */
export const doesSide = (side: string, one: string, many: string): string =>
  `${isColour(side) ? many : one} ${theSide(side)}`;
/** "Juegan blancas", "Juega Ben". */
export const toPlay = (side: string): string =>
  isColour(side) ? `Juegan ${lowered(side)}` : `Juega ${side}`;

/** Who plays on another device; null without a name. */
export const theFriend = (friend: string | null): string => friend ?? 'tu rival';
