// Which games tell something about the person who plays on this device: what Statistics counts, and what sets the level
// of a computer that matches them. A game is somebody's own if they played it here; its level, only from its start.
import { BLACK, type Colour, opposite, WHITE } from '../rules/types';
import { outcomeOf, playerOf } from './record';
import type { GameSummary } from './summary';

/** What tells whose game it is. */
type Owned = Pick<GameSummary, 'start' | 'white' | 'black' | 'plies' | 'result' | 'source'>;

/** Whether a game is one's own, and not lost by a person who never made a move in it. */
export function isOwnPlay(game: Owned): boolean {
  if (game.source === 'shared') return false;
  const winner = game.result && outcomeOf(game.result).winner;
  if (winner === null) return true;
  const loser = opposite(winner);
  return playerOf(game, loser).kind === 'computer' || hasMoved(game, loser);
}

/** Whether a game also says how strong its player is: it came with no moves. */
export const isPlayedFromStart = (game: Owned): boolean =>
  game.source === undefined && isOwnPlay(game);

const hasMoved = ({ start, plies }: Owned, side: Colour): boolean =>
  plies > (side === firstToMove(start) ? 0 : 1);

/** Who moves first from a FEN: its second word says so in every game. */
export const firstToMove = (start: string): Colour => (start.split(' ')[1] === 'b' ? BLACK : WHITE);
