// What the reviews of one game say together: accuracy over time, mistakes by phase, the kind that cost most.
import {
  accuracies,
  byPhase,
  costliestKind,
  mistakesIn,
  type Reviewed,
} from '../../review/playerStats';
import { MISTAKE_KIND_LABELS, PHASE_NAMES } from '../../words/reviewText';
import { Link } from '../components/Link';
import scoreStyles from '../history/score.module.css';
import { TimePlot } from '../history/TimePlot';

/** The latest games, in the plot. */
const MAX_GAMES_SHOWN = 60;

export function ReviewStatistics({ reviewed }: { readonly reviewed: readonly Reviewed[] }) {
  const mistakes = reviewed.flatMap(mistakesIn);
  const points = accuracies(reviewed)
    .slice(-MAX_GAMES_SHOWN)
    .map(({ id, at, accuracy }) => ({ key: id, at, value: accuracy }));
  const latest = points.at(-1);
  const costliest = costliestKind(mistakes);
  if (reviewed.length === 0) return null;
  return (
    <>
      {latest && (
        <TimePlot
          points={points}
          range={[0, 100]}
          text={(value) => `${Math.round(value)}%`}
          caption={`Accuracy, ${points.length === 1 ? 'one game' : `the last ${points.length} games`}; latest ${Math.round(latest.value)}%`}
          label="Accuracy by game"
        />
      )}
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
          What cost you most: {MISTAKE_KIND_LABELS[costliest.kind].toLowerCase()} (
          {Math.round(100 * costliest.loss)} points in all).{' '}
          <Link to={{ screen: 'mistakes' }} class={scoreStyles.link}>
            Practise your mistakes
          </Link>
        </p>
      )}
    </>
  );
}
