// What taps and typed texts mean where any legal move may be played: the move, or why there is none.
import '../../language/shownRefusals';
import { AS_TYPED, readTypedMove } from '../../games/moveReading';
import { kindName, type RuleSet } from '../../games/ruleSet';
import { InputError } from '../../input/input';
import { textsOf } from '../../language/texts';
import { pseudoLegalMoves } from '../../rules/legalMoves';
import { moveFrom, moveTag, moveTo, TAG_NORMAL } from '../../rules/move';
import { colourOf } from '../../rules/position';
import { opposite } from '../../rules/types';
import type { BoardState, MoveOption } from '../../session/types';
import { itemAt } from '../../util/items';
import { colourName } from '../words/names';

const texts = textsOf('table');

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
  if (options.every((option) => option.from === null)) return texts.chooseBelow;
  if (to !== null) return rules.illegalMoveText(rules.parse(board.text), from, to);
  if (colourOf(itemAt(board.cells, from)) !== board.side) {
    return sideToMoveText(board);
  }
  return stuckText(rules, board, from);
}

/** Says to a side that has to wait whose turn it is. */
export const sideToMoveText = ({ side }: BoardState): string =>
  texts.otherSideMoves(colourName(side), colourName(opposite(side)));

/** Why one of the mover's pieces has no move: it may go somewhere but for the king's safety, or nowhere at all. */
function stuckText(rules: RuleSet, board: BoardState, from: number): string {
  const position = rules.parse(board.text);
  const unsafe = pseudoLegalMoves(position).find(
    (move) => moveTag(move) === TAG_NORMAL && moveFrom(move) === from,
  );
  if (unsafe !== undefined) return rules.illegalMoveText(position, from, moveTo(unsafe));
  return texts.stuck(kindName(rules, itemAt(board.cells, from)));
}

/** The move that is meant, or why there is none. */
export function parseTypedMove(
  { rules, board, options }: PlayablePosition,
  text: string,
): TypedMove {
  try {
    return { move: readTypedMove(rules, rules.parse(board.text), options, text, AS_TYPED) };
  } catch (error) {
    if (error instanceof InputError) return { problem: error.message };
    throw error;
  }
}

/** The move that a text means, or why it means none. */
export type TypedMove = { readonly move: string } | { readonly problem: string };
