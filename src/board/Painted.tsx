// A shape of a board's drawing in the paint that the drawing gives it.
import type { Paint } from '../games/drawing';
import styles from './painted.module.css';

interface PaintedProps {
  /** SVG path data in drawing units. */
  readonly d: string;
  readonly paint: Paint;
  readonly as: 'cell' | 'scenery';
}

const KINDS = { cell: styles.cell, scenery: styles.scenery };
const FORCED = { blank: ` ${styles.blank}`, strong: ` ${styles.strong}`, outline: '' };

/** Colours are properties of board.module.css, so that they follow the set and the scheme in force. */
export function Painted({ d, paint, as }: PaintedProps) {
  const { fill, stroke, forced = 'outline', ...rest } = paint;
  return (
    <path
      class={`${KINDS[as]}${FORCED[forced]}`}
      d={d}
      fill={fill ? `var(--${fill})` : 'none'}
      stroke={stroke && `var(--${stroke})`}
      {...rest}
    />
  );
}
