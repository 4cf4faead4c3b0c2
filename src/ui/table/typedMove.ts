// What a typed text means in the position on the board.
import { readTypedMove } from '../../games/moveReading';
import { InputError } from '../../rules/types';
import type { PlayablePosition } from './refusal';
import type { TypedMove } from './TypedMoveBar';

/** The move that is meant, or why there is none. */
export function typedMoveAt({ rules, board, options }: PlayablePosition, text: string): TypedMove {
  try {
    return { move: readTypedMove(rules, rules.parse(board.text), options, text) };
  } catch (error) {
    if (error instanceof InputError) return { problem: error.message };
    throw error;
  }
}
