// Articles, the words that go with a gender, and prepositions that run together with articles.

export type Gender = 'm' | 'f';

/** "o", "a". */
export const definite = (gender: Gender): string => (gender === 'm' ? 'o' : 'a');

/** "um", "uma". */
export const indefinite = (gender: Gender): string => (gender === 'm' ? 'um' : 'uma');

const CONTRACTIONS = {
  a: { o: 'ao', a: 'à', os: 'aos', as: 'às' },
  de: { o: 'do', a: 'da', os: 'dos', as: 'das' },
  por: { o: 'pelo', a: 'pela', os: 'pelos', as: 'pelas' },
} as const;

type Preposition = keyof typeof CONTRACTIONS;

/** A preposition before a phrase: "do cavalo", "à torre", "pelos discos", "dele", "de você". */
export function after(preposition: Preposition, phrase: string): string {
  if (preposition === 'de' && /^el[ea]s?\b/.test(phrase)) return `d${phrase}`;
  const [first = '', ...rest] = phrase.split(' ');
  const contractions: Readonly<Record<string, string>> = CONTRACTIONS[preposition];
  return [contractions[first] ?? `${preposition} ${first}`, ...rest].join(' ');
}

const NUMBERS = 'nenhum um dois três quatro cinco seis sete oito nove dez'.split(' ');
const FEMININE = ['nenhuma', 'uma', 'duas'];

/** A small number as a word: "dois", "duas", "12". */
export const numberText = (count: number, gender: Gender): string =>
  (gender === 'f' ? FEMININE[count] : undefined) ?? NUMBERS[count] ?? `${count}`;

/** "um lance", "dois lances". */
export const movesText = (count: number): string =>
  `${numberText(count, 'm')} ${count === 1 ? 'lance' : 'lances'}`;
