// Why a disc may not go where a player wants it to: the sentence a rejected tap shows.
import { colourOf } from '../../rules/position';
import { OWN_PIECE, whyNotFrom } from '../kit/whyNot';
import { BEYOND, NEIGHBOUR_COUNT, NEIGHBOURS, SIDES } from './board';
import type { BridgesPosition } from './position';

/** A sentence for a move that is not legal; cells must differ. */
export function whyNotBridges(position: BridgesPosition, from: number, to: number): string {
  const { cells, side } = position;
  const unavailable = whyNotFrom(position, from);
  if (unavailable) return unavailable;
  if (cells[to] !== 0) {
    return colourOf(cells[to]) === side
      ? OWN_PIECE
      : 'Discs are not captured by moving onto them: surround them from three sides.';
  }
  const sides = Array.from({ length: NEIGHBOUR_COUNT[from] }, (_, i) => from * SIDES + i);
  if (sides.some((i) => NEIGHBOURS[i] === to)) {
    return 'A step crosses a bridge: from tile to tile, or from octagon to octagon.';
  }
  const jump = sides.find((i) => BEYOND[i] === to);
  if (jump === undefined) return 'A disc steps across one bridge, or jumps over one neighbour.';
  return cells[NEIGHBOURS[jump]] === 0
    ? 'There is no disc of yours to jump over.'
    : 'A disc never jumps over an enemy.';
}
