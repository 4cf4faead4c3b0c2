// Choosing a language.
import type { Texts } from '../textsType';

export const texts: Texts<'language'> = {
  label: 'Idioma',
  notLoaded: (language) =>
    `Não foi possível carregar ${language}. Conecte-se uma vez à internet e escolha de novo.`,
};
