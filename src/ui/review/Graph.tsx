// The chance to win by ply. A finger slides along it, and so do the arrow keys; the board follows. The near side's share
// lies below the line, the far side's above it, hatched where it is Black's.
import { useMemo, useRef } from 'preact/hooks';
import { isBrowserKey } from '../../board/keyboard';
import { textsOf } from '../../language/texts';
import { type Colour, opposite, WHITE } from '../../rules/types';
import { colourName } from '../words/names';
import { markAfter, markBefore } from './controls';
import styles from './graph.module.css';
import { areaPath, type Curve, linePath, type MoveGlyph, plyAt, pointAt } from './marks';

const texts = textsOf('review');

interface GraphProps {
  /** Chances of the near side. */
  readonly curve: Curve;
  readonly near: Colour;
  readonly ply: number;
  /** By the ply after the marked move. */
  readonly glyphs: ReadonlyMap<number, MoveGlyph>;
  /** The ply shown, for screen readers. */
  readonly valueText: string;
  readonly onShow: (ply: number) => void;
}

export function Graph({ curve, near, ply, glyphs, valueText, onShow }: GraphProps) {
  const root = useRef<HTMLDivElement>(null);
  const last = curve.length - 1;
  const slide = (event: PointerEvent) => {
    const box = root.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const target = plyAt(curve, (event.clientX - box.left) / box.width);
    if (target !== ply) onShow(target);
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    root.current?.setPointerCapture(event.pointerId);
    slide(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isBrowserKey(event)) return;
    const target = plyOfKey(event.key, ply, last, [...glyphs.keys()]);
    if (target === null) return;
    event.preventDefault();
    event.stopPropagation();
    onShow(Math.min(last, Math.max(0, target)));
  };
  const at = pointAt(curve, ply);
  // A step along the game changes neither.
  const chart = useMemo(() => <Chart curve={curve} near={near} />, [curve, near]);
  const marks = useMemo(() => <Marks curve={curve} glyphs={glyphs} />, [curve, glyphs]);
  return (
    <div
      ref={root}
      class={styles.root}
      role="slider"
      tabIndex={0}
      aria-label={texts.graph}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={ply}
      aria-valuetext={valueText}
      data-part="graph"
      data-near={near === WHITE ? 'white' : 'black'}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => root.current?.hasPointerCapture(event.pointerId) && slide(event)}
      onKeyDown={onKeyDown}
    >
      {chart}
      <span class={styles.here} style={{ left: `${at.x}%` }} aria-hidden="true" />
      {marks}
      <span class={styles.far} aria-hidden="true">
        {colourName(opposite(near))}
      </span>
      <span class={styles.near} aria-hidden="true">
        {colourName(near)}
      </span>
      <span class={styles.dot} style={{ left: `${at.x}%`, top: `${at.y}%` }} aria-hidden="true" />
    </div>
  );
}

function Chart({ curve, near }: Pick<GraphProps, 'curve' | 'near'>) {
  return (
    <svg class={styles.chart} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        {/* Black's share is hatched, whatever its colour. */}
        <pattern
          id="review-hatch"
          width="3"
          height="3"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect class={styles.black} width="3" height="3" />
          <path class={styles.hatch} d="M0 0V3" />
        </pattern>
      </defs>
      <path d={areaPath(curve, 'upper')} {...fillOf(opposite(near))} />
      <path d={areaPath(curve, 'lower')} {...fillOf(near)} />
      <path class={styles.middle} d="M0 50H100" />
      <path class={styles.line} d={linePath(curve)} />
    </svg>
  );
}

function Marks({ curve, glyphs }: Pick<GraphProps, 'curve' | 'glyphs'>) {
  return [...glyphs].map(([marked, glyph]) => {
    const { x, y } = pointAt(curve, marked);
    return (
      <span
        key={marked}
        class={styles.mark}
        data-sign={glyph.kind}
        style={{ left: `${x}%`, top: `${Math.min(92, Math.max(8, y))}%` }}
        aria-hidden="true"
      />
    );
  });
}

/** How a side's share is filled. */
const fillOf = (side: Colour) =>
  side === WHITE ? { class: styles.white } : { fill: 'url(#review-hatch)' };

/** Where a key leads; null for one that has no meaning here. */
function plyOfKey(key: string, ply: number, last: number, marked: readonly number[]) {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return ply - 1;
    case 'ArrowRight':
    case 'ArrowUp':
      return ply + 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'PageUp':
      return markBefore(marked, ply) ?? 0;
    case 'PageDown':
      return markAfter(marked, ply) ?? last;
    default:
      return null;
  }
}
