// The sentences about moves in the language chosen: each language has a grammar of its own. What a sentence says is decided
// before, in this folder, and is the same in all.
import { ENGLISH, type LanguageTag } from '../language/languages';
import { textsFrom } from '../language/texts';
import type { Grammar } from './en';

type Load = () => Promise<{ readonly texts: Grammar }>;

const GRAMMARS: Readonly<Record<LanguageTag, Load>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  it: () => import('./it'),
  pt: () => import('./pt'),
};

/** The one of the pseudo language is English. */
const grammarOf = (tag: string, all: Readonly<Record<string, Load>>): Load =>
  all[tag] ?? GRAMMARS[ENGLISH];

export const grammar: Grammar = textsFrom<Grammar>('grammar', (tag) => grammarOf(tag, GRAMMARS)());
