// Results as a picture: a bar of three parts, and below it how many of each.
import type { ComponentChildren } from 'preact';
import styles from './score.module.css';

export type Parts = readonly [number, number, number];

interface ScoreBarProps {
  readonly parts: Parts;
  /** Whether the parts are White's and Black's, not won and lost. */
  readonly colours?: boolean;
  /** What fills the bar; all parts together unless given. */
  readonly of?: number;
}

/** Says nothing that the numbers beside it do not, and is hidden from readers. */
export function ScoreBar({ parts, colours = false, of }: ScoreBarProps) {
  const [first, second, third] = parts;
  return (
    <svg
      class={`${styles.bar}${colours ? ` ${styles.byColour}` : ''}`}
      aria-hidden="true"
      viewBox={`0 0 ${of ?? first + second + third} 1`}
      preserveAspectRatio="none"
    >
      <rect class={styles.first} width={first} height="1" />
      <rect class={styles.second} x={first} width={second} height="1" />
      <rect class={styles.third} x={first + second} width={third} height="1" />
    </svg>
  );
}

interface ScoreFigureProps extends Omit<ScoreBarProps, 'of'> {
  /** Names the figure. */
  readonly label: string;
  /** What the parts are called. */
  readonly names: readonly [string, string, string];
  /** Stands above the bar: the label, or a link with it. */
  readonly children: ComponentChildren;
}

export function ScoreFigure({ label, parts, names, colours, children }: ScoreFigureProps) {
  return (
    <figure class={styles.figure} aria-label={label}>
      <figcaption>{children}</figcaption>
      <ScoreBar parts={parts} {...(colours !== undefined && { colours })} />
      <dl class={colours ? undefined : styles.own}>
        {names.map((name, index) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{parts[index]}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
