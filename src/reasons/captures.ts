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
const isTaking = ({ cells, side }: Position, move: number): boolean =>
  cells[moveTo(move)] !== 0 && colourOf(cells[moveTo(move)]) !== side;

/** Whether the side to move could take what stands on a cell without losing by it. */
export const isTaken = (position: Position, cell: number, values: Int16Array): boolean =>
  legalMoves(position).some(
    (move) =>
      effectsOf(position, move).captured.some((piece) => piece.cell === cell) &&
      !position.losesExchange(move, values),
  );

/** Of two pieces that are traded, how much of the one's worth the other has at least. */
const MIN_TRADED = 0.9;

/** The same, and not for a piece worth about as much, which would be a trade. */
export const isLost = (position: Position, cell: number, values: Int16Array): boolean =>
  legalMoves(position).some((move) => {
    const taken = effectsOf(position, move).captured.find((piece) => piece.cell === cell);
    if (!taken || position.losesExchange(move, values)) return false;
    const isDear = values[position.cells[moveFrom(move)]] >= MIN_TRADED * values[taken.code];
    position.make(move);
    const isTrade = isDear && legalMoves(position).some((back) => moveTo(back) === moveTo(move));
    position.unmake();
    return !isTrade;
  });

/** Enemy pieces that the piece on a cell could take without losing by it. */
export function safeCapturesFrom(position: Position, from: number, values: Int16Array): number[] {
  return legalMoves(position)
    .filter((move) => moveFrom(move) === from && moveTag(move) === TAG_NORMAL)
    .filter((move) => isTaking(position, move) && !position.losesExchange(move, values))
    .map(moveTo)
    .filter((cell) => values[position.cells[cell]] > 0);
}
