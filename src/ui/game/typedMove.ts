// What a typed text means in a game being played.
import type { SessionView } from '../../session/types';
import type { TypedMove } from '../table/TypedMoveBar';
import { typedMoveAt } from '../table/typedMove';

/** The move that is meant in the position on the board, or why there is none. */
export function typedMove(view: SessionView, text: string): TypedMove {
  if (!view.live) return { problem: 'This is an earlier position: go back to the game to play.' };
  if (view.outcome) return { problem: 'The game is over.' };
  if (view.superseded) return { problem: 'This game is being played in another tab.' };
  if (view.paused) return { problem: 'The game is paused.' };
  if (view.deciding !== 'person') return { problem: 'It is the computer that is to move.' };
  return typedMoveAt(view, text);
}
