// The languages that the app speaks, a folder each. English is the type of all: what a language lacks, has too much, or says with
// other parameters is a compile error.
import { english } from './en';

/** A part of the app whose texts are loaded together. */
export type TextsName = keyof typeof english;

/** Texts, and functions that make them. */
export type Texts<Name extends TextsName> = Readonly<
  Awaited<ReturnType<(typeof english)[Name]>>['texts']
>;

/** What a language's folder exports: how each of its modules is loaded. */
type LanguageFolder = {
  readonly [Name in TextsName]: () => Promise<{ readonly texts: Texts<Name> }>;
};

/** By the tag of the page's `lang`. */
export const LANGUAGES = { en: english } as const satisfies Readonly<
  Record<string, LanguageFolder>
>;

export type Language = keyof typeof LANGUAGES;
