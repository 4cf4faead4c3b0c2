// What the reviews of one game say together: accuracy over time, mistakes by phase, the kind that cost most.
import { textsOf } from '../../language/texts';
import type { MistakeKind } from '../../review/moveAnalysis';
import {
  accuracies,
  byPhase,
  costliestKind,
  mistakesIn,
  type PlayerMistake,
  type Reviewed,
} from '../../review/playerStats';
import { grammar } from '../../words/grammar';
import { Link } from '../components/Link';
import { ScoreBar } from '../history/ScoreFigure';
import scoreStyles from '../history/score.module.css';
import { TimePlot } from '../history/TimePlot';
import { MAX_GAMES } from './useReviewedGames';

const texts = textsOf('mistakes');

/** "Your costliest habit: letting won games slip (3 times)." */
function habitText(kind: MistakeKind, mistakes: readonly Pick<PlayerMistake, 'kind'>[]): string {
  const count = mistakes.filter((mistake) => mistake.kind === kind).length;
  return texts.costliest(texts.habits[kind], count);
}

export function ReviewStatistics({ reviewed }: { readonly reviewed: readonly Reviewed[] }) {
  const mistakes = reviewed.flatMap(mistakesIn);
  const points = accuracies(reviewed).map(({ id, at, accuracy }) => ({
    key: id,
    at,
    value: accuracy,
  }));
  const latest = points.at(-1);
  const costliest = costliestKind(mistakes);
  if (reviewed.length === 0) return null;
  const phases = [...byPhase(mistakes)];
  const most = Math.max(1, ...phases.map(([, count]) => count));
  return (
    <>
      {latest && (
        <TimePlot
          points={points}
          range={[0, 100]}
          text={(value) => texts.percent(Math.round(value))}
          caption={texts.accuracy(points.length, Math.round(latest.value))}
          label={texts.accuracyByGame}
          unit="reviewedGame"
        />
      )}
      <table class={scoreStyles.table}>
        <caption>
          {reviewed.length === MAX_GAMES ? texts.inLastReviewed(MAX_GAMES) : texts.inReviewed}
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.phase}</th>
            <th scope="col">{texts.count}</th>
          </tr>
        </thead>
        <tbody>
          {phases.map(([phase, count]) => (
            <tr key={phase}>
              <th scope="row">
                {grammar.marks.phases[phase]}
                <ScoreBar parts={[0, 0, count]} of={most} />
              </th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {costliest && (
        <p>
          {habitText(costliest.kind, mistakes)}{' '}
          <Link to={{ screen: 'mistakes' }} class={scoreStyles.link}>
            {texts.practise}
          </Link>
        </p>
      )}
    </>
  );
}
