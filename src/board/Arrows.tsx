// Draws arrows over the pieces: wider the stronger, the shaft whole, dashed or dotted by what they mean.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { itemAt } from '../util/items';
import styles from './arrow.module.css';
import { arrowShape } from './arrowShape';
import type { BoardArrow } from './arrows';
import { cellCentre, type Perspective } from './geometry';

interface ArrowsProps {
  readonly view: Perspective;
  readonly arrows: readonly BoardArrow[];
}

/** Shafts of the weakest and of the strongest arrow, in parts of a piece. */
const THINNEST = 0.05;
const WIDEST = 0.2;
/** Width of the halo, half of which lies outside the arrow. */
const HALO = 0.04;
/** Pieces smaller than so many CSS pixels have arrows as wide as this size would have: large letters leave a small board. */
const LEAST_SIZE = 28;
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
          least={LEAST_SIZE * pixel}
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
    measure();
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
  const width = size * (THINNEST + (WIDEST - THINNEST) * strength);
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
