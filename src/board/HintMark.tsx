// Points out a move: four wedges around the piece, and an arrow to where it should go. Shapes that no other mark has.
import type { Point } from '../games/drawing';
import { cellCentre, type Perspective } from './geometry';

export interface BoardHint {
  readonly from: number;
  /** Where it should go, or null to show the piece alone. */
  readonly to: number | null;
}

export interface HintMarkProps {
  readonly view: Perspective;
  readonly hint: BoardHint;
}

export function HintMark({ view, hint: { from, to } }: HintMarkProps) {
  const at = cellCentre(view, from);
  const size = view.drawing.cells[from].pieceSize;
  const end = to === null ? null : cellCentre(view, to);
  return (
    <g class="mark-hint">
      <path d={wedges(at, size, end ? Math.atan2(end.y - at.y, end.x - at.x) : 0)} />
      {end && <path d={arrow(at, end, size)} />}
    </g>
  );
}

const pointsOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;

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
      return pointsOf([place(tip, 0), place(base, half), place(base, -half)]);
    })
    .join('');
}

/** An arrow from beside the piece to short of the middle of the target. */
function arrow(from: Point, to: Point, size: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const place = (distance: number, across: number) => ({
    x: from.x + along.x * distance - along.y * across,
    y: from.y + along.y * distance + along.x * across,
  });
  const start = Math.min(0.36 * size, 0.3 * length);
  const tip = length - 0.06 * size;
  const neck = tip - Math.min(0.34 * size, 0.4 * length);
  const shaft = 0.06 * size;
  const head = 0.2 * size;
  return pointsOf([
    place(start, shaft),
    place(neck, shaft),
    place(neck, head),
    place(tip, 0),
    place(neck, -head),
    place(neck, -shaft),
    place(start, -shaft),
  ]);
}
