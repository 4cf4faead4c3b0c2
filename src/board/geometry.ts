// Where things are on a drawn board, from either side.
import type { BoardDrawing, Point } from '../games/drawing';
import { itemAt } from '../util/items';

/** A drawing with the side it is seen from. */
export interface Perspective {
  readonly drawing: BoardDrawing;
  /** Whether it is turned by half a turn. */
  readonly flipped: boolean;
}

/** How a player sees the board; White's side is at the top in some terrains. */
export function perspective(
  drawing: BoardDrawing,
  terrain: number,
  blackAtBottom: boolean,
): Perspective {
  return { drawing, flipped: blackAtBottom !== (drawing.whiteOnTop?.(terrain) ?? false) };
}

/** The transform that turns what is drawn unflipped. */
export const turnOf = ({ drawing, flipped }: Perspective): string | undefined =>
  flipped ? `rotate(180 ${drawing.width / 2} ${drawing.height / 2})` : undefined;

/** A point of the drawing as seen, and back: turning by half a turn is its own inverse. */
export function seen({ drawing, flipped }: Perspective, { x, y }: Point): Point {
  return flipped ? { x: drawing.width - x, y: drawing.height - y } : { x, y };
}

/** Where a cell's piece stands, as seen. */
export const cellCentre = (view: Perspective, cell: number): Point =>
  seen(view, itemAt(view.drawing.cells, cell).centre);
