// Where things are on a drawn board from either side, and which cell a tap or an arrow key means.
import type { BoardDrawing, Point } from '../games/drawing';
import type { Board } from '../rules/board';
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

/** How far beside a cell's outline, in drawing units, a tap still means it, where it means no other. */
const TAP_SLACK = 25;

/**
 * The cell that a point as seen lies in or, between the outlines, the nearest one. Null off the board and where
 * nothing that `counts` is near.
 */
export function cellAt(
  view: Perspective,
  point: Point,
  counts: (cell: number) => boolean,
): number | null {
  const { drawing } = view;
  const at = seen(view, point);
  if (at.x < 0 || at.y < 0 || at.x > drawing.width || at.y > drawing.height) return null;
  let nearest: number | null = null;
  let least = TAP_SLACK;
  for (const [cell, { corners }] of drawing.cells.entries()) {
    if (!counts(cell)) continue;
    const away = distanceTo(corners, at);
    if (away === 0) return cell;
    if (away < least) {
      least = away;
      nearest = cell;
    }
  }
  return nearest;
}

/** Distance from a point to a convex polygon with clockwise corners (as seen, y downwards); 0 inside. */
export function distanceTo(corners: readonly Point[], point: Point): number {
  let inside = true;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, from] of corners.entries()) {
    const to = itemAt(corners, (index + 1) % corners.length);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const [px, py] = [point.x - from.x, point.y - from.y];
    if (dx * py - dy * px < 0) inside = false;
    const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy)));
    least = Math.min(least, Math.hypot(px - along * dx, py - along * dy));
  }
  return inside ? 0 : least;
}

/** How much a step sideways counts against a neighbour, next to one in the wanted direction. */
const SIDEWAYS_WEIGHT = 0.75;
/** How far aside the nearest cell up or down may lie, for each unit ahead: a little over a diagonal. */
const MAX_ASIDE_PER_AHEAD = 1.15;

/**
 * The cell an arrow key leads to, as seen; null at the edge. Left and right stay on the rank, also where cells are staggered;
 * up and down lead to the nearest one that lies ahead rather than aside. `wanted` is the column or row that earlier arrows
 * followed, so that a walk stays straight.
 */
export function cellTowards(
  view: Perspective,
  board: Board,
  from: number,
  direction: Point,
  counts: (cell: number) => boolean,
  wanted: Point = cellCentre(view, from),
): number | null {
  const start = cellCentre(view, from);
  const aside = (at: Point, base: Point): number =>
    Math.abs((at.x - base.x) * direction.y - (at.y - base.y) * direction.x);
  const isLevel = direction.y === 0;
  const ranks = new Set(ranksOf(board, from));
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of view.drawing.cells.keys()) {
    if (cell === from || !counts(cell)) continue;
    if (isLevel && !ranksOf(board, cell).some((rank) => ranks.has(rank))) continue;
    const at = cellCentre(view, cell);
    const ahead = (at.x - start.x) * direction.x + (at.y - start.y) * direction.y;
    if (ahead <= 1 || (!isLevel && aside(at, start) > ahead * MAX_ASIDE_PER_AHEAD)) continue;
    const cost = ahead + aside(at, wanted) * SIDEWAYS_WEIGHT;
    if (cost < least) {
      least = cost;
      best = cell;
    }
  }
  return best;
}

/** The ranks that a cell's squares lie on. */
const ranksOf = ({ cells, squares }: Board, cell: number): number[] =>
  itemAt(cells, cell).squares.map((square) => itemAt(squares, square).rank);
