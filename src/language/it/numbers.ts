// Counts, articles and prepositions in Italian.

/** "1 partita", "20 partite". */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const isSide = (name: string): boolean => name === 'Bianco' || name === 'Nero';

/** "il Bianco", but "Ana". */
export const theSide = (name: string): string => (isSide(name) ? `il ${name}` : name);

/** What a friend without a name is called, after its article. */
const friendless = (name: string): string | null =>
  /^il tuo amico$/i.test(name) ? 'tuo amico' : null;

/** "del Bianco", "di Ana", "del tuo amico". */
export function ofSide(name: string): string {
  if (isSide(name)) return `del ${name}`;
  const friend = friendless(name);
  return friend === null ? `di ${name}` : `del ${friend}`;
}

/** "al Bianco", "a Ben", "ad Ana", "al tuo amico". */
export function toSide(name: string): string {
  if (isSide(name)) return `al ${name}`;
  const friend = friendless(name);
  if (friend !== null) return `al ${friend}`;
  return `${/^a/i.test(name) ? 'ad' : 'a'} ${name}`;
}

/** The article that a percentage takes after a preposition such as "da" and "a": "dal 60%", "dall’8%", "dallo 0%". */
function joined(preposition: string, percent: string): string {
  if (/^0(?!\d)/.test(percent)) return `${preposition}llo ${percent}`;
  const isVowel = /^(8\d?|1|11)(?!\d)/.test(percent);
  return isVowel ? `${preposition}ll’${percent}` : `${preposition}l ${percent}`;
}

/** "dal 60% al 30%". */
export const fromTo = (before: string, after: string): string =>
  `${joined('da', before)} ${joined('a', after)}`;

/** "al 60%", "all’8%". */
export const toPercent = (percent: string): string => joined('a', percent);

/** "nel 60%", "nell’8%". */
export const inPercent = (percent: string): string => joined('ne', percent);

/** "del 60%", "dell’8%". */
export const ofPercent = (percent: string): string => joined('de', percent);

/** "il 28 novembre 2026", "l’8 novembre 2026". */
export const theDay = (day: string): string => (/^(8|11)\b/.test(day) ? `l’${day}` : `il ${day}`);

const NUMERALS = 'zero uno due tre quattro cinque sei sette otto nove dieci'.split(' ');

/** "due", "12". */
export const numeral = (count: number): string => NUMERALS[count] ?? `${count}`;

/** "una mossa", "due mosse". */
export const movesText = (count: number): string =>
  count === 1 ? 'una mossa' : `${numeral(count)} mosse`;
