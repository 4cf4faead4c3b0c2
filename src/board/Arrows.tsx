// Draws arrows over the pieces: wider the stronger, the shaft whole, dashed or dotted by what they mean.

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
/** Lengths of dashes and of the gaps between them, in widths of the shaft. */
const DASHES = { move: null, threat: [1.6, 1], note: [0.4, 0.8] } as const;

export function Arrows({ view, arrows }: ArrowsProps) {
  // The strongest lie on top.
  const sorted = [...arrows].sort((a, b) => a.strength - b.strength);
  return (
    <g>
      {sorted.map((arrow) => (
        <Arrow key={`${arrow.from}:${arrow.to}:${arrow.tone}`} view={view} arrow={arrow} />
      ))}
    </g>
  );
}

function Arrow({ view, arrow }: { readonly view: Perspective; readonly arrow: BoardArrow }) {
  const { from, to, tone } = arrow;
  const size = view.drawing.cells[from].pieceSize;
  const strength = Math.min(1, Math.max(0, arrow.strength));
  const width = size * (THINNEST + (WIDEST - THINNEST) * strength);
  const shape = arrowShape(cellCentre(view, from), cellCentre(view, to), size, width);
  const dashes = DASHES[tone]?.map((part) => (part * width).toFixed(1)).join(' ');
  return (
    <g class={`${styles.root} ${styles[tone]}`} data-arrow={`${from}:${to}`}>
      <path class={styles.halo} d={shape.outline} />
      <path class={styles.shaft} d={shape.shaft} stroke-width={width} stroke-dasharray={dashes} />
      <path class={styles.head} d={shape.head} />
    </g>
  );
}
