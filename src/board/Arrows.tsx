// Arrows over the pieces, as data and as drawing: wider the stronger; the shaft whole, dashed or dotted by what they mean.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Point } from '../games/drawing';
import type { MoveOption } from '../session/types';
import { itemAt } from '../util/items';
import styles from './arrow.module.css';
import { cellCentre, type Perspective } from './geometry';

interface ArrowsProps {
  readonly view: Perspective;
  readonly arrows: readonly BoardArrow[];
}

/** Shafts of the weakest and of the strongest arrow, in parts of a piece. */
const MIN_SHAFT = 0.05;
const MAX_SHAFT = 0.2;
/** Width of the halo, half of which lies outside the arrow. */
const HALO = 0.04;
/** Least piece size (CSS px) for arrow widths: with large text the board is small. */
const MIN_PIECE_PX = 28;
/** Lengths of dashes and of the gaps between them, in widths of the shaft. */
const DASHES = { move: null, threat: [1.6, 1], note: [0.4, 0.8] } as const;

export function Arrows({ view, arrows }: ArrowsProps) {
  const group = useRef<SVGGElement>(null);
  const pixel = usePixel(group, view.drawing.width);
  // The strongest lie on top.
  const sorted = [...arrows].sort((a, b) => a.strength - b.strength);
  return (
    <g ref={group}>
      {sorted.map((arrow) => (
        <Arrow
          key={`${arrow.from}:${arrow.to}:${arrow.tone}`}
          view={view}
          arrow={arrow}
          least={MIN_PIECE_PX * pixel}
        />
      ))}
    </g>
  );
}

/** How many drawing units a CSS pixel is, as the board is resized; 0 before that is known. */
function usePixel(inside: { readonly current: SVGGElement | null }, width: number): number {
  const [pixel, setPixel] = useState(0);
  useLayoutEffect(() => {
    const picture = inside.current?.ownerSVGElement;
    if (!picture) return;
    const measure = () => {
      const shown = picture.getBoundingClientRect().width;
      setPixel(shown > 0 ? width / shown : 0);
    };
    // It reports the first size too, before anything is painted; to ask at once would lay the page out twice.
    const observer = new ResizeObserver(measure);
    observer.observe(picture);
    return () => observer.disconnect();
  }, [width]);
  return pixel;
}

interface ArrowProps {
  readonly view: Perspective;
  readonly arrow: BoardArrow;
  /** The least size of a piece that it is drawn for. */
  readonly least: number;
}

function Arrow({ view, arrow, least }: ArrowProps) {
  const { from, to, tone } = arrow;
  const size = Math.max(least, itemAt(view.drawing.cells, from).pieceSize);
  const strength = Math.min(1, Math.max(0, arrow.strength));
  const width = size * (MIN_SHAFT + (MAX_SHAFT - MIN_SHAFT) * strength);
  const shape = arrowShape(cellCentre(view, from), cellCentre(view, to), size, width);
  const dashes = DASHES[tone]?.map((part) => (part * width).toFixed(1)).join(' ');
  return (
    <g class={`${styles.root} ${styles[tone]}`} data-arrow={`${from}:${to}`}>
      <path class={styles.halo} d={shape.outline} stroke-width={HALO * size} />
      <path class={styles.shaft} d={shape.shaft} stroke-width={width} stroke-dasharray={dashes} />
      <path class={styles.head} d={shape.head} />
    </g>
  );
}

/** What an arrow means: a good move, what the other side would do, something pointed out by a person or a text. */
type ArrowTone = 'move' | 'threat' | 'note';

export interface BoardArrow {
  readonly from: number;
  readonly to: number;
  /** From 0 to 1, drawn as the width. */
  readonly strength: number;
  /** Drawn as the shaft: whole, dashed, dotted. */
  readonly tone: ArrowTone;
}

/** The arrow of a move; null where it has no cells to point from and to. */
export function arrowOf(
  { from, to }: Pick<MoveOption, 'from' | 'to'>,
  strength: number,
  tone: ArrowTone,
): BoardArrow | null {
  return from === null || to === null || from === to ? null : { from, to, strength, tone };
}

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
