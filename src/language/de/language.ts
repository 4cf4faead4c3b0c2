// Choosing a language.
import type { Texts } from '../textsType';

export const texts: Texts<'language'> = {
  label: 'Sprache',
  notLoaded: (language) =>
    `${language} ließ sich nicht laden. Geh einmal online und wähle die Sprache noch einmal.`,
};
