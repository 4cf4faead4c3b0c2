// The outline of arrows, in drawing units.
import type { Point } from '../games/drawing';

interface ArrowShape {
  /** The middle line of the shaft, as path data. */
  readonly shaft: string;
  readonly head: string;
  /** Shaft and head in one. */
  readonly outline: string;
}

/** From beside a piece to short of the middle of the target; `width` is the shaft's, `size` that of the pieces. */
export function arrowShape(from: Point, to: Point, size: number, width: number): ArrowShape {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const place = (distance: number, across: number) => ({
    x: from.x + along.x * distance - along.y * across,
    y: from.y + along.y * distance + along.x * across,
  });
  const start = Math.min(0.36 * size, 0.3 * length);
  const tip = length - 0.06 * size;
  const wing = 0.14 * size + width / 2;
  const neck = tip - Math.min(1.7 * wing, 0.4 * length);
  const half = width / 2;
  return {
    shaft: `M${pointsOf([place(start, 0), place(neck, 0)])}`,
    head: `M${pointsOf([place(neck, wing), place(tip, 0), place(neck, -wing)])}z`,
    outline: `M${pointsOf([
      place(start, half),
      place(neck, half),
      place(neck, wing),
      place(tip, 0),
      place(neck, -wing),
      place(neck, -half),
      place(start, -half),
    ])}z`,
  };
}

/** Points of a path, joined by lines. */
export const pointsOf = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
