// Where things are on a drawn board: flipping, which cell a point belongs to, and which cell lies in a direction.
import type { BoardDrawing, Point } from '../games/drawing';

/** A drawing with the side it is seen from. */
export interface Perspective {
  readonly drawing: BoardDrawing;
  /** Whether Black is at the bottom. */
  readonly flipped: boolean;
}

/** A point of the drawing as seen, and back: turning by half a turn is its own inverse. */
export function seen({ drawing, flipped }: Perspective, { x, y }: Point): Point {
  return flipped ? { x: drawing.width - x, y: drawing.height - y } : { x, y };
}

/** Where a cell's piece stands, as seen. */
export const cellCentre = (view: Perspective, cell: number): Point =>
  seen(view, view.drawing.cells[cell].centre);

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * The cell whose centre (or, for a cell of several squares, one of their centres) is nearest to a point as seen.
 * Null off the board and where nothing that `counts` is within reach.
 */
export function cellAt(
  view: Perspective,
  point: Point,
  counts: (cell: number) => boolean,
): number | null {
  const { drawing } = view;
  const { x, y } = seen(view, point);
  if (x < 0 || y < 0 || x > drawing.width || y > drawing.height) return null;
  let nearest: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [cell, { centre, reach, pieceSize }] of drawing.cells.entries()) {
    if (!counts(cell)) continue;
    const away = Math.min(...(reach ?? [centre]).map((at) => distance(at, { x, y })));
    if (away < least && away <= pieceSize) {
      least = away;
      nearest = cell;
    }
  }
  return nearest;
}

/** How much a step sideways counts against a neighbour in the wanted direction. */
const ASIDE = 2.2;

/**
 * The cell an arrow key leads to: the nearest one that lies more ahead than aside, as seen; null at the edge.
 */
export function cellTowards(
  view: Perspective,
  from: number,
  direction: Point,
  counts: (cell: number) => boolean,
): number | null {
  const start = cellCentre(view, from);
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of view.drawing.cells.keys()) {
    if (cell === from || !counts(cell)) continue;
    const { x, y } = cellCentre(view, cell);
    const ahead = (x - start.x) * direction.x + (y - start.y) * direction.y;
    const aside = Math.abs((x - start.x) * direction.y - (y - start.y) * direction.x);
    if (ahead <= 1 || aside > ahead * 1.05) continue;
    const cost = ahead + aside * ASIDE;
    if (cost < least) {
      least = cost;
      best = cell;
    }
  }
  return best;
}
