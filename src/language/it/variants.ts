// What variants of any game are called, and which side they favour.
import type { Texts } from '../textsType';

export const texts: Texts<'variants'> = {
  standard: 'Standard',
  off: 'No',
  on: 'Sì',
  default: (option, value) => `${option}: ${value.toLowerCase()}`,
  values: (names) => names.join(', '),
  valuesAndMore: (names, more) =>
    `${names.join(', ')} e ${more === 1 ? 'un’altra' : `altre ${more}`}`,

  noAdvantage: 'Nessuno dei due colori ha un chiaro vantaggio.',
  winsLittleMore: {
    white: 'Il Bianco vince un po’ più spesso.',
    black: 'Il Nero vince un po’ più spesso.',
  },
  winsMore: { white: 'Il Bianco vince più spesso.', black: 'Il Nero vince più spesso.' },
  unfair: {
    white: 'Con queste regole il Bianco vince più spesso.',
    black: 'Con queste regole il Nero vince più spesso.',
  },
};
