// What the reviews of one game say together: accuracy over time, mistakes by phase, the kind that cost most.
import {
  accuracies,
  byPhase,
  costliestKind,
  mistakesIn,
  type Reviewed,
} from '../../review/overGames';
import { KIND_NAMES } from '../../review/words';
import { Link } from '../components/Link';
import scoreStyles from '../history/score.module.css';
import { dayWords } from '../history/summaryWords';
import { PHASE_NAMES } from './phaseNames';
import styles from './reviewStatistics.module.css';

/** Games in the plot: the latest. */
const MOST = 60;

export function ReviewStatistics({ reviewed }: { readonly reviewed: readonly Reviewed[] }) {
  const mistakes = reviewed.flatMap(mistakesIn);
  const points = accuracies(reviewed).slice(-MOST);
  const costliest = costliestKind(mistakes);
  if (reviewed.length === 0) return null;
  return (
    <>
      {points.length > 0 && <AccuracyPlot points={points} />}
      <table class={scoreStyles.table}>
        <caption>Your mistakes in reviewed games</caption>
        <thead>
          <tr>
            <th scope="col">Part of the game</th>
            <th scope="col">Mistakes</th>
          </tr>
        </thead>
        <tbody>
          {[...byPhase(mistakes)].map(([phase, count]) => (
            <tr key={phase}>
              <th scope="row">{PHASE_NAMES[phase]}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {costliest && (
        <p>
          What cost you most: {KIND_NAMES[costliest.kind].toLowerCase()} (
          {Math.round(100 * costliest.loss)} points in all).{' '}
          <Link to={{ screen: 'mistakes' }} class={scoreStyles.link}>
            Do your mistakes better
          </Link>
        </p>
      )}
    </>
  );
}

type Points = ReturnType<typeof accuracies>;

/** The plot says nothing that the table beside it, for those who listen, does not. */
function AccuracyPlot({ points }: { readonly points: Points }) {
  const at = (index: number) => (points.length === 1 ? 50 : (100 * index) / (points.length - 1));
  const path = points.map(({ accuracy }, index) => `${at(index).toFixed(1)} ${100 - accuracy}`);
  const latest = points[points.length - 1];
  return (
    <figure class={styles.root}>
      <figcaption>
        Accuracy, {points.length === 1 ? 'one game' : `the last ${points.length} games`}; latest{' '}
        {Math.round(latest.accuracy)} %
      </figcaption>
      <div class={styles.plot} aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path class={styles.grid} d="M0 25H100M0 50H100M0 75H100" />
          <path class={styles.line} d={`M${path.join('L')}`} />
        </svg>
        {points.map(({ id, accuracy }, index) => (
          <span
            key={id}
            class={styles.dot}
            style={{ left: `${at(index)}%`, top: `${100 - accuracy}%` }}
          />
        ))}
        <span class={styles.top}>100 %</span>
        <span class={styles.bottom}>0 %</span>
      </div>
      <table class="visually-hidden">
        <caption>Accuracy by game</caption>
        <tbody>
          {points.map(({ id, at: time, accuracy }) => (
            <tr key={id}>
              <th scope="row">{dayWords(time)}</th>
              <td>{Math.round(accuracy)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
