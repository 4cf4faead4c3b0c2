// A threat: what the other side would do if it were to move. Where the turn cannot pass, why not.
import { effectsOf, exchangesArmies } from '../rules/effects';
import { legalMoves } from '../rules/legalMoves';
import type { Position } from '../rules/position';
import { type Colour, opposite, WHITE } from '../rules/types';

const nameOf = (colour: Colour): string => (colour === WHITE ? 'White' : 'Black');

/** Whether the side to move must choose an army: no piece moves before that. */
function mustChoose(position: Position): boolean {
  const [move] = legalMoves(position);
  return move !== undefined && exchangesArmies(effectsOf(position, move));
}

/** Passes the turn, to be taken back with unmake; or a sentence that says why it cannot pass, and nothing is done. */
export function passTurn(position: Position): string | null {
  const [own, other] = [nameOf(position.side), nameOf(opposite(position.side))];
  if (position.inCheck())
    return `${own} stands in check, which must be answered before ${other} moves.`;
  if (mustChoose(position)) return `${own} has to choose before any piece moves.`;
  position.makeNull();
  if (!position.outcome()) return null;
  position.unmake();
  return `${other} would have nothing to do here.`;
}
