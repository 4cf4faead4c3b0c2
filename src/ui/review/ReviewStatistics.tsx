// What the reviews of one game say together: accuracy over time, mistakes by phase, the kind that cost most.
import type { MistakeKind } from '../../review/moveAnalysis';
import {
  accuracies,
  byPhase,
  costliestKind,
  mistakesIn,
  type PlayerMistake,
  type Reviewed,
} from '../../review/playerStats';
import { PHASE_NAMES } from '../../words/reviewText';
import { Link } from '../components/Link';
import { ScoreBar } from '../history/ScoreFigure';
import scoreStyles from '../history/score.module.css';
import { TimePlot } from '../history/TimePlot';
import { MAX_GAMES } from './useReviewedGames';

const HABITS: Readonly<Record<MistakeKind, string>> = {
  missedWin: 'letting won games slip',
  allowedWin: 'allowing forced wins',
  lostPiece: 'losing pieces',
  missedPiece: 'missing pieces you could win',
  letDraw: 'letting games slip into a draw',
  position: 'giving up good positions',
};

/** "Your costliest habit: letting won games slip (3 times)". */
export function habitText(
  kind: MistakeKind,
  mistakes: readonly Pick<PlayerMistake, 'kind'>[],
): string {
  const count = mistakes.filter((mistake) => mistake.kind === kind).length;
  return `Your costliest habit: ${HABITS[kind]} (${count === 1 ? 'once' : `${count} times`})`;
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
          text={(value) => `${Math.round(value)}%`}
          caption={`Accuracy, ${points.length === 1 ? '1 game' : `the last ${points.length} games`}; latest ${Math.round(latest.value)}%`}
          label="Accuracy by game"
          unit="reviewed game"
        />
      )}
      <table class={scoreStyles.table}>
        <caption>
          Your mistakes in {reviewed.length === MAX_GAMES && `the last ${MAX_GAMES} `}reviewed games
        </caption>
        <thead>
          <tr>
            <th scope="col">Part of the game</th>
            <th scope="col">Mistakes</th>
          </tr>
        </thead>
        <tbody>
          {phases.map(([phase, count]) => (
            <tr key={phase}>
              <th scope="row">
                {PHASE_NAMES[phase]}
                <ScoreBar parts={[0, 0, count]} of={most} />
              </th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {costliest && (
        <p>
          {habitText(costliest.kind, mistakes)}.{' '}
          <Link to={{ screen: 'mistakes' }} class={scoreStyles.link}>
            Practise your mistakes
          </Link>
        </p>
      )}
    </>
  );
}
