// The languages that the app speaks, a folder each; textsType.ts says what each has.
import { english } from './en';
import type { LanguageFolder } from './textsType';

export interface Language {
  /** In the language itself. */
  readonly name: string;
  /** As the page's `lang` has it. */
  readonly lang: string;
  /** By which dates and times are written. */
  readonly locale: string;
  /** Between a number's units and its tenths. */
  readonly decimalMark: '.' | ',';
  /** Loads its folder; only English is there from the beginning. */
  readonly folder: () => Promise<LanguageFolder>;
}

/** In which the app begins, and what it falls back on. */
export const ENGLISH = 'en';

const spoken = {
  [ENGLISH]: {
    ...{ name: 'English', lang: 'en', locale: 'en-GB', decimalMark: '.' },
    folder: async () => english,
  },
  de: {
    ...{ name: 'Deutsch', lang: 'de', locale: 'de-DE', decimalMark: ',' },
    folder: async () => (await import('./de')).german,
  },
  es: {
    ...{ name: 'Español', lang: 'es', locale: 'es-ES', decimalMark: ',' },
    folder: async () => (await import('./es')).spanish,
  },
  fr: {
    ...{ name: 'Français', lang: 'fr', locale: 'fr-FR', decimalMark: ',' },
    folder: async () => (await import('./fr')).french,
  },
  it: {
    ...{ name: 'Italiano', lang: 'it', locale: 'it-IT', decimalMark: ',' },
    folder: async () => (await import('./it')).italian,
  },
  pt: {
    ...{ name: 'Português (Brasil)', lang: 'pt-BR', locale: 'pt-BR', decimalMark: ',' },
    folder: async () => (await import('./pt')).portuguese,
  },
} satisfies Readonly<Record<string, Language>>;

/** Of a language that people speak. */
export type LanguageTag = keyof typeof spoken;

const offered: Record<string, Language> = { ...spoken };

/** By the tag under which a choice is kept, in the order in which they are offered. */
export const languages: Readonly<Record<string, Language>> = offered;

/** Adds a language before anything has looked at them: for development and tests. */
export function offerLanguage(tag: string, language: Language): void {
  offered[tag] = language;
}
