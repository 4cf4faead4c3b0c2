// Places of an analysis in words.
import { colourName } from '../words/names';
import type { View } from './types';

/** The place shown as a name: `3. Cf4`, `3... Cf4`, `the start`. */
export function placeName({ place }: Pick<View, 'place'>): string {
  const { played, number, second } = place;
  return played ? `${number}${second ? '...' : '.'} ${played.notation}` : 'the start';
}

/** Which place is shown, in a sentence for those who listen. */
export function placeSentence({ place }: Pick<View, 'place'>): string {
  if (!place.played) return 'Position before the first move';
  const { side, notation } = place.played;
  return `After ${colourName(side)}'s move ${place.number}, ${notation}`;
}
