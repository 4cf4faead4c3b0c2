// Why a tap or drop was no move, as far as the player should be told.
import { pseudoLegalMoves } from '../../rules/legalMoves';
import { moveFrom, moveTag, moveTo, TAG_NORMAL } from '../../rules/move';
import { colourOf, kindOf } from '../../rules/position';
import { opposite } from '../../rules/types';
import type { SessionView } from '../../session/types';
import { colourName } from '../names';

/**
 * A sentence, or null where there is nothing to explain: an empty cell, or a game that is over. `to` is null when the
 * tapped piece cannot move at all.
 */
export function refusal(view: SessionView, from: number, to: number | null): string | null {
  const { board, rules, live, deciding, paused, options } = view;
  const code = board.cells[from];
  if (deciding === null || code === 0) return null;
  if (!live) return 'This is an earlier position. Go back to the game to play.';
  if (paused) return 'The game is paused.';
  if (deciding === 'computer') return 'The computer is to move.';
  // Everything has been said that may be played; what follows would only confuse while a move is being saved.
  if (options.length === 0) return null;
  if (options.every((option) => option.from === null)) return 'Choose with the buttons below.';
  if (to !== null) return rules.whyNot(rules.parse(board.text), from, to);
  if (colourOf(code) !== board.side) {
    return `${colourName(board.side)} is to move, not ${colourName(opposite(board.side))}.`;
  }
  return whyStuck(view, from);
}

/** Why one of the mover's pieces has no move: it may go somewhere but for the king's safety, or nowhere at all. */
function whyStuck({ board, rules }: SessionView, from: number): string {
  const position = rules.parse(board.text);
  const unsafe = pseudoLegalMoves(position).find(
    (move) => moveTag(move) === TAG_NORMAL && moveFrom(move) === from,
  );
  if (unsafe !== undefined) return rules.whyNot(position, from, moveTo(unsafe));
  const name = rules.kinds[kindOf(board.cells[from])]?.name ?? 'piece';
  return `The ${name} has nowhere to go. Hold it to see how it moves.`;
}
