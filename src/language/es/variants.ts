// What variants of any game are called, and which side they favour.
import type { Texts } from '../textsType';

export const texts: Texts<'variants'> = {
  standard: 'Estándar',
  off: 'No',
  on: 'Sí',
  default: (option, value) => `${option}: ${value}`,
  values: (names) => names.join(', '),
  valuesAndMore: (names, more) => `${names.join(', ')} y ${more} más`,

  noAdvantage: 'Ningún bando tiene una ventaja clara.',
  winsLittleMore: {
    white: 'Las blancas ganan un poco más a menudo.',
    black: 'Las negras ganan un poco más a menudo.',
  },
  winsMore: {
    white: 'Las blancas ganan más a menudo.',
    black: 'Las negras ganan más a menudo.',
  },
  unfair: {
    white: 'Con estas reglas, las blancas ganan más a menudo.',
    black: 'Con estas reglas, las negras ganan más a menudo.',
  },
};
