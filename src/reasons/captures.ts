// What a side could take in a position without losing by it, and what would be taken back there.
import { effectsOf } from '../rules/effects';
import { legalMoves } from '../rules/legalMoves';
import { moveFrom, moveTag, moveTo, TAG_NORMAL } from '../rules/move';
import { colourOf, type Position } from '../rules/position';

/**
 * Pieces of the waiting side that the side to move could take where they stand, each with the cells of those that could
 * take back.
 */
export function guarded(position: Position): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const move of legalMoves(position)) {
    const cell = moveTo(move);
    if (moveTag(move) !== TAG_NORMAL || !isTaking(position, move)) continue;
    position.make(move);
    const takers = legalMoves(position)
      .filter((answer) => moveTo(answer) === cell && moveTag(answer) === TAG_NORMAL)
      .map(moveFrom);
    position.unmake();
    const known = found.get(cell);
    // Only who guards against every way of taking it counts.
    found.set(cell, new Set(takers.filter((taker) => !known || known.has(taker))));
  }
  return found;
}

/** Whether a move takes what stands on its target. */
export const isTaking = ({ cells, side }: Position, move: number): boolean =>
  cells[moveTo(move)] !== 0 && colourOf(cells[moveTo(move)]) !== side;

/** Whether the side to move could take what stands on a cell without losing by it. */
export const isTaken = (position: Position, cell: number, values: Int16Array): boolean =>
  legalMoves(position).some(
    (move) =>
      effectsOf(position, move).captured.some((piece) => piece.cell === cell) &&
      !position.losesExchange(move, values),
  );

/** Enemy pieces that the piece on a cell could take without losing by it. */
export function attackedFrom(position: Position, from: number, values: Int16Array): number[] {
  return legalMoves(position)
    .filter((move) => moveFrom(move) === from && moveTag(move) === TAG_NORMAL)
    .filter((move) => isTaking(position, move) && !position.losesExchange(move, values))
    .map(moveTo)
    .filter((cell) => values[position.cells[cell]] > 0);
}
