// How numbers and dates are written in the language in force. What is stored, sent or read by programs never comes from here.
import { spokenLanguage } from './texts';

/**
 * A format of the language in force. It is made when it is first used: the first one makes the browser load its data on
 * languages, which takes longer than most screens' code.
 */
export function inLanguage<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const { locale } = spokenLanguage();
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}

/** "3.0", "7.3". No format of the browser's: screens that say a level would wait for its data on languages. */
export const tenthsText = (value: number): string =>
  value.toFixed(1).replace('.', spokenLanguage().decimalMark);
