// Counts, numbers and lists in Portuguese, and what sides and persons are called within sentences.

/** "1 partida", "20 partidas". */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** With one decimal, "1,5". */
export const decimal = (value: number): string => value.toFixed(1).replace('.', ',');

/** As it stands where a sentence begins, and within one. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
export const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** "a, b e c". */
export const listed = (items: readonly string[]): string =>
  new Intl.ListFormat('pt', { type: 'conjunction' }).format(items);

/** "a, b ou c". */
export const either = (items: readonly string[]): string =>
  new Intl.ListFormat('pt', { type: 'disjunction' }).format(items);

/** Names with an article, as sentences have them: those of `names`. Sides are plural; persons have no article. */
const WITH_ARTICLE: Readonly<Record<string, string>> = {
  Brancas: 'as brancas',
  Pretas: 'as pretas',
  'Seu amigo': 'o seu amigo',
};

/** A side, a person or the friend within a sentence: "as brancas", "Ana", "o seu amigo". */
export const within = (name: string): string => WITH_ARTICLE[name] ?? name;

/** The form of a verb that goes with it: "as brancas jogam", "Ana joga". */
export const verbOf = (name: string, one: string, many: string): string =>
  within(name).startsWith('as ') ? many : one;

/** "das brancas", "de Ana", "do seu amigo". */
export const ofName = (name: string): string => {
  const called = within(name);
  return /^(as|o) /.test(called) ? `d${called}` : `de ${called}`;
};
