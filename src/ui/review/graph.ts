// The curve of chances as shapes: data from data, without a page.

import { itemAt, lastItem } from '../../rules/items';

/** Chances of the near side, 0 to 1, by ply; null where nothing is known yet. */
export type Curve = readonly (number | null)[];

/** A point in percent of the graph's width and height, from its upper left corner. */
interface GraphPoint {
  readonly x: number;
  readonly y: number;
}

/** Where a ply of a curve lies. */
export function pointAt(curve: Curve, ply: number): GraphPoint {
  const last = Math.max(1, curve.length - 1);
  return { x: (100 * ply) / last, y: 100 * (1 - (curve[ply] ?? 0.5)) };
}

/** The ply nearest to a share of the graph's width, 0 to 1. */
export const plyAt = (curve: Curve, share: number): number =>
  Math.round(Math.min(1, Math.max(0, share)) * Math.max(0, curve.length - 1));

/** Stretches of the curve that are known. */
function stretches(curve: Curve): GraphPoint[][] {
  const found: GraphPoint[][] = [];
  for (const [ply, chance] of curve.entries()) {
    if (chance === null) continue;
    if (ply === 0 || curve[ply - 1] === null) found.push([]);
    lastItem(found).push(pointAt(curve, ply));
  }
  return found;
}

/** The line of the curve, as path data. */
export const linePath = (curve: Curve): string =>
  stretches(curve)
    .map((points) => `M${points.map(written).join('L')}`)
    .join('');

/** What lies between the line and the lower edge (the near side's share) or the upper one (the far side's). */
export const areaPath = (curve: Curve, edge: 'lower' | 'upper'): string => {
  const y = edge === 'lower' ? 100 : 0;
  return stretches(curve)
    .map((points) => {
      const [first, last] = [itemAt(points, 0), lastItem(points)];
      return `M${first.x.toFixed(2)} ${y}L${points.map(written).join('L')}L${last.x.toFixed(2)} ${y}z`;
    })
    .join('');
};

const written = ({ x, y }: GraphPoint): string => `${x.toFixed(2)} ${y.toFixed(2)}`;
