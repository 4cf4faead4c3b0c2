// Results as a picture: a bar of three parts, and below it how many of each. And a value over time as a line, and the same as a
// table for those who listen; before there are enough for a line, how many are missing.
import type { ComponentChildren } from 'preact';
import { textsOf } from '../../language/texts';
import { dayText } from '../words/quantities';
import styles from './score.module.css';
import plotStyles from './timePlot.module.css';

const texts = textsOf('statistics');

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

interface TimePoint {
  readonly key: string;
  readonly value: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface TimePlotProps {
  /** Earliest first; at least one. */
  readonly points: readonly TimePoint[];
  /** The lowest and the highest value that are drawn. */
  readonly range: readonly [number, number];
  /** A value in words: "63%". */
  readonly text: (value: number) => string;
  readonly caption: string;
  /** Names the table. */
  readonly label: string;
  /** What makes a point. */
  readonly unit: 'puzzle' | 'reviewedGame';
}

/** Fewer make a line that tells nothing. */
const MIN_POINTS = 3;

export function TimePlot({ points, range, text, caption, label, unit }: TimePlotProps) {
  const missing = MIN_POINTS - points.length;
  if (missing > 0) return <TooFew caption={caption} missing={missing} unit={unit} />;
  const [low, high] = range;
  const left = (index: number) => (100 * index) / (points.length - 1);
  const top = (value: number) => (100 * (high - value)) / (high - low || 1);
  const path = points.map(({ value }, index) => `${left(index).toFixed(1)} ${top(value)}`);
  return (
    <figure class={plotStyles.root}>
      <figcaption>{caption}</figcaption>
      <div class={plotStyles.plot} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path class={plotStyles.grid} d="M0 25H100M0 50H100M0 75H100" />
          <path class={plotStyles.line} d={`M${path.join('L')}`} />
        </svg>
        {points.map(({ key, value }, index) => (
          <span
            key={key}
            class={plotStyles.dot}
            style={{ left: `${left(index)}%`, top: `${top(value)}%` }}
          />
        ))}
        <span class={plotStyles.top}>{text(high)}</span>
        <span class={plotStyles.bottom}>{text(low)}</span>
      </div>
      {/* In Firefox the caption of a hidden table is still to be seen. */}
      <div class="visually-hidden">
        <table>
          <caption>{label}</caption>
          <tbody>
            {points.map(({ key, value, at }) => (
              <tr key={key}>
                <th scope="row">{dayText(at)}</th>
                <td>{text(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

interface TooFewProps extends Pick<TimePlotProps, 'caption' | 'unit'> {
  readonly missing: number;
}

function TooFew({ caption, unit, missing }: TooFewProps) {
  return (
    <div>
      <p>{caption}</p>
      <p class="hint-text">{texts.more[unit](missing)}</p>
    </div>
  );
}
