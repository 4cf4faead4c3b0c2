// A language that nobody speaks, made from the English texts: in brackets, with accents, and 40 % longer. It shows what is said
// outside the language folders, what is put together from parts, and what has too little room. For development and tests alone.
import { english } from './en';
import { offerLanguage } from './languages';
import type { LanguageFolder } from './textsType';

export const PSEUDO = 'en-XA';

const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'à', c: 'ç', e: 'é', i: 'î', n: 'ñ', o: 'ö', s: 'š', u: 'û', y: 'ý', z: 'ž' },
  ...{ A: 'Å', C: 'Ç', E: 'É', I: 'Î', N: 'Ñ', O: 'Ö', S: 'Š', U: 'Û', Y: 'Ý', Z: 'Ž' },
};

/** No word is longer than this, so that lines can break. */
const LONG = /~{8}(?=~)/g;

/** "[Šéttîñgš ~~~]"; a text without letters stays as it is. */
function said(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const accented = text.replace(/[a-z]/gi, (letter) => ACCENTED[letter] ?? letter);
  const more = '~'.repeat(Math.ceil(0.4 * text.length));
  return `[${accented} ${more.replace(LONG, '$& ')}]`;
}

/** The same of whatever holds or makes texts. */
export function pseudo(english: unknown): unknown {
  if (typeof english === 'string') return said(english);
  if (typeof english === 'function')
    return (...given: unknown[]) => pseudo(Reflect.apply(english, null, given));
  if (Array.isArray(english)) return english.map(pseudo);
  if (typeof english !== 'object' || english === null) return english;
  return Object.fromEntries(Object.entries(english).map(([name, one]) => [name, pseudo(one)]));
}

/** Adds it to the languages that can be chosen. */
export function offerPseudo(): void {
  const modules = Object.entries(english).map(([name, load]) => [
    name,
    async () => ({ texts: pseudo((await load()).texts) }),
  ]);
  // Of the same shape as the English one, since it is made from that.
  const folder = Object.fromEntries(modules) as LanguageFolder;
  offerLanguage(PSEUDO, {
    ...{ name: said('Pseudo'), lang: 'qps-ploc', locale: 'de', decimalMark: ',' },
    folder: async () => folder,
  });
}
