// What variants of any game are called, and which side they favour.
import type { Texts } from '../textsType';

export const texts: Texts<'variants'> = {
  standard: 'Standard',
  off: 'Non',
  on: 'Oui',
  default: (option, value) => `${option} : ${value}`,
  values: (names) => names.join(', '),
  valuesAndMore: (names, more) => `${names.join(', ')} et ${more} de plus`,

  noAdvantage: 'Personne n’a d’avantage net.',
  winsLittleMore: {
    white: 'Les Blancs gagnent un peu plus souvent.',
    black: 'Les Noirs gagnent un peu plus souvent.',
  },
  winsMore: {
    white: 'Les Blancs gagnent plus souvent.',
    black: 'Les Noirs gagnent plus souvent.',
  },
  unfair: {
    white: 'Avec ces règles, les Blancs gagnent plus souvent.',
    black: 'Avec ces règles, les Noirs gagnent plus souvent.',
  },
};
