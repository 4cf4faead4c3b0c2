// Choosing a language.
import type { Texts } from '../textsType';

export const texts: Texts<'language'> = {
  label: 'Lingua',
  notLoaded: (language) =>
    `${language}: caricamento non riuscito. Vai online una volta e scegli di nuovo questa lingua.`,
};
