// What variants of any game are called, and which side they favour.
import type { Texts } from '../textsType';

export const texts: Texts<'variants'> = {
  standard: 'Standard',
  off: 'Aus',
  on: 'An',
  default: (option, value) => `${option}: ${value}`,
  values: (names) => names.join(', '),
  valuesAndMore: (names, more) => `${names.join(', ')} und ${more} weitere`,

  noAdvantage: 'Keine Seite ist klar im Vorteil.',
  winsLittleMore: {
    white: 'Weiß gewinnt etwas öfter.',
    black: 'Schwarz gewinnt etwas öfter.',
  },
  winsMore: { white: 'Weiß gewinnt öfter.', black: 'Schwarz gewinnt öfter.' },
  unfair: {
    white: 'Nach diesen Regeln gewinnt Weiß öfter.',
    black: 'Nach diesen Regeln gewinnt Schwarz öfter.',
  },
};
