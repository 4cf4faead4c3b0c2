// What variants of any game are called, and which side they favour.
import type { Texts } from '../textsType';
import { lowered } from './numbers';

export const texts: Texts<'variants'> = {
  standard: 'Padrão',
  off: 'Desligado',
  on: 'Ligado',
  default: (option, value) => `${option}: ${lowered(value)}`,
  values: (names) => names.join(', '),
  valuesAndMore: (names, more) => `${names.join(', ')} e mais ${more}`,

  noAdvantage: 'Nenhum lado tem clara vantagem.',
  winsLittleMore: {
    white: 'As brancas vencem um pouco mais.',
    black: 'As pretas vencem um pouco mais.',
  },
  winsMore: { white: 'As brancas vencem mais.', black: 'As pretas vencem mais.' },
  unfair: {
    white: 'Com estas regras, as brancas vencem mais.',
    black: 'Com estas regras, as pretas vencem mais.',
  },
};
