// What variants of any game are called, and which side they favour.

export const texts = {
  /** The defaults of every game. */
  standard: 'Standard',
  /** An option that is a switch. */
  off: 'Off',
  on: 'On',
  /** A default, away from its option: "Bridge: Fixed". */
  default: (option: string, value: string) => `${option}: ${value}`,
  /** A variant by its values: "Moving bridge, Dopefish". */
  values: (names: readonly string[]) => names.join(', '),
  /** The same by the first of them, with how many there are besides: one or more. */
  valuesAndMore: (names: readonly string[], more: number) => `${names.join(', ')} and ${more} more`,

  /** Who wins, as far as games between equals show. */
  noAdvantage: 'Neither side has a clear advantage.',
  winsLittleMore: {
    white: 'White wins a little more often.',
    black: 'Black wins a little more often.',
  },
  winsMore: { white: 'White wins more often.', black: 'Black wins more often.' },
  /** A warning beside the options that cause it. */
  unfair: {
    white: 'White wins more often with these rules.',
    black: 'Black wins more often with these rules.',
  },
};
