// Choosing a language.
import type { Texts } from '../textsType';

export const texts: Texts<'language'> = {
  label: 'Langue',
  notLoaded: (language) =>
    `${language} : impossible à charger. Connecte-toi une fois à Internet et choisis à nouveau cette langue.`,
};
