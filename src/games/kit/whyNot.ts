// Why a tap is rejected, as far as that is the same in every game.
import { colourOf, type Position } from '../../rules/position';
import { type Colour, WHITE } from '../../rules/types';

const sideName = (colour: Colour): string => (colour === WHITE ? 'White' : 'Black');

export const OWN_PIECE = 'Your own piece stands there.';

/** Why no move of the side on turn begins on a cell; null if one of its pieces stands there. */
export function whyNotFrom({ cells, side }: Position, from: number): string | null {
  const code = cells[from];
  if (code === 0) return 'There is no piece to move there.';
  return colourOf(code) === side ? null : `It is ${sideName(side)}'s turn.`;
}
