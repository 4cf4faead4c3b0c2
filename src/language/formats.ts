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

const tenths = inLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      ...{ minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false },
    }),
);

/** "3.0", "7.3". */
export const tenthsText = (value: number): string => tenths().format(value);
