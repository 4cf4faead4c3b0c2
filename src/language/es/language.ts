// Choosing a language.
import type { Texts } from '../textsType';

export const texts: Texts<'language'> = {
  label: 'Idioma',
  notLoaded: (language) =>
    `No se pudo cargar el idioma: ${language}. Conéctate una vez a internet y elígelo de nuevo.`,
};
