// Why a tap or drop was no move, as far as the player should be told.
import type { SessionView } from '../../session/types';
import { whyNoMove } from '../table/refusal';

/**
 * A sentence, or null where there is nothing to explain: an empty cell, or a game that is over. `to` is null when the
 * tapped piece cannot move at all.
 */
export function refusal(view: SessionView, from: number, to: number | null): string | null {
  const { board, live, deciding, paused, options } = view;
  if (deciding === null || board.cells[from] === 0) return null;
  if (!live) return 'This is an earlier position. Go back to the game to play.';
  if (paused) return 'The game is paused.';
  if (deciding === 'computer') return 'The computer is to move.';
  // Everything has been said that may be played; what follows would only confuse while a move is being saved.
  return options.length === 0 ? null : whyNoMove(view, from, to);
}
