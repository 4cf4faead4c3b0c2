// Points out a move: four wedges around the piece, and an arrow to where it should go. Shapes that no other mark has.
import type { Point } from '../games/drawing';
import { itemAt } from '../util/items';
import { arrowShape, pointsOf } from './arrowShape';
import { cellCentre, type Perspective } from './geometry';
import styles from './mark.module.css';

export interface BoardHint {
  readonly from: number;
  /** Where it should go, or null to show the piece alone. */
  readonly to: number | null;
}

interface HintMarkProps {
  readonly view: Perspective;
  readonly hint: BoardHint;
}

export function HintMark({ view, hint: { from, to } }: HintMarkProps) {
  const at = cellCentre(view, from);
  const size = itemAt(view.drawing.cells, from).pieceSize;
  const end = to === null ? null : cellCentre(view, to);
  return (
    <g class={styles.hint}>
      <path d={wedges(at, size, end ? Math.atan2(end.y - at.y, end.x - at.x) : 0)} />
      {end && <path d={arrowShape(at, end, size, SHAFT * size).outline} />}
    </g>
  );
}

/** Width of the arrow's shaft, in parts of a piece. */
const SHAFT = 0.12;

/** Wedges on four sides, their tips towards the piece, clear of an arrow in a direction. */
function wedges({ x, y }: Point, size: number, direction: number): string {
  const tip = 0.44 * size;
  const base = 0.62 * size;
  const half = 0.11 * size;
  return [0, 1, 2, 3]
    .map((side) => {
      const angle = direction + (side * Math.PI) / 2 + Math.PI / 4;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const place = (along: number, across: number) => ({
        x: x + along * cos - across * sin,
        y: y + along * sin + across * cos,
      });
      return `M${pointsOf([place(tip, 0), place(base, half), place(base, -half)])}z`;
    })
    .join('');
}
