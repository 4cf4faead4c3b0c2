// A value over time as a line, and the same as a table for those who listen; before there are enough for a line, how many are
// missing.
import { textsOf } from '../../language/texts';
import { dayText } from '../words/quantities';
import styles from './timePlot.module.css';

const texts = textsOf('statistics');

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
    <figure class={styles.root}>
      <figcaption>{caption}</figcaption>
      <div class={styles.plot} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path class={styles.grid} d="M0 25H100M0 50H100M0 75H100" />
          <path class={styles.line} d={`M${path.join('L')}`} />
        </svg>
        {points.map(({ key, value }, index) => (
          <span
            key={key}
            class={styles.dot}
            style={{ left: `${left(index)}%`, top: `${top(value)}%` }}
          />
        ))}
        <span class={styles.top}>{text(high)}</span>
        <span class={styles.bottom}>{text(low)}</span>
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
