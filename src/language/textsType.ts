// What every language says: the shape of the English texts. What a language lacks, has too much, or says with other parameters is
// a compile error.
import type { english } from './en';

/** A part of the app whose texts are loaded together. */
export type TextsName = keyof typeof english;

/** Texts, and functions that make them. */
export type Texts<Name extends TextsName> = Readonly<
  Awaited<ReturnType<(typeof english)[Name]>>['texts']
>;

/** What a language's folder exports: how each of its modules is loaded. */
export type LanguageFolder = {
  readonly [Name in TextsName]: () => Promise<{ readonly texts: Texts<Name> }>;
};
