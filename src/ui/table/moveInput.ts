// What taps and typed texts mean where any legal move may be played: the move, or why there is none.
import type { RuleSet } from '../../games/game';
import { readTypedMove } from '../../games/moveReading';
import { pseudoLegalMoves } from '../../rules/legalMoves';
import { moveFrom, moveTag, moveTo, TAG_NORMAL } from '../../rules/move';
import { colourOf, kindOf } from '../../rules/position';
import { InputError, opposite } from '../../rules/types';
import type { BoardState, MoveOption } from '../../session/types';
import { itemAt } from '../../util/items';
import { colourName } from '../words/names';

/** A position and what may be played in it. */
export interface PlayablePosition {
  readonly rules: RuleSet;
  readonly board: BoardState;
  readonly options: readonly MoveOption[];
}

/** A sentence about a piece that was tapped; `to` is null when it cannot move at all. */
export function illegalMoveText(
  { rules, board, options }: PlayablePosition,
  from: number,
  to: number | null,
) {
  if (options.every((option) => option.from === null)) return 'Choose with the buttons below.';
  if (to !== null) return rules.illegalMoveText(rules.parse(board.text), from, to);
  if (colourOf(itemAt(board.cells, from)) !== board.side) {
    return `${colourName(board.side)} is to move, not ${colourName(opposite(board.side))}.`;
  }
  return stuckText(rules, board, from);
}

/** Why one of the mover's pieces has no move: it may go somewhere but for the king's safety, or nowhere at all. */
function stuckText(rules: RuleSet, board: BoardState, from: number): string {
  const position = rules.parse(board.text);
  const unsafe = pseudoLegalMoves(position).find(
    (move) => moveTag(move) === TAG_NORMAL && moveFrom(move) === from,
  );
  if (unsafe !== undefined) return rules.illegalMoveText(position, from, moveTo(unsafe));
  const name = rules.kinds[kindOf(itemAt(board.cells, from))]?.name ?? 'piece';
  return `The ${name} has nowhere to go. Hold it to see how it moves.`;
}

/** The move that is meant, or why there is none. */
export function parseTypedMove(
  { rules, board, options }: PlayablePosition,
  text: string,
): TypedMove {
  try {
    return { move: readTypedMove(rules, rules.parse(board.text), options, text) };
  } catch (error) {
    if (error instanceof InputError) return { problem: error.message };
    throw error;
  }
}

/** The move that a text means, or why it means none. */
export type TypedMove = { readonly move: string } | { readonly problem: string };
