// In Statistics, what the reviews of one game say together: accuracy over time, mistakes by phase, the kind that cost most. And of
// puzzles the rating over time, longest streak, days solved.

import { useCallback } from 'preact/hooks';
import { games } from '../../games';
import type { GameId } from '../../games/game';
import { textsOf } from '../../language/texts';
import { type Progress, progressOf } from '../../puzzles/progress';
import { puzzleAttempts } from '../../puzzles/recall';
import type { MistakeKind } from '../../review/moveAnalysis';
import {
  accuracies,
  byPhase,
  costliestKind,
  mistakesIn,
  type PlayerMistake,
  type Reviewed,
} from '../../review/playerStats';
import type { GameStore } from '../../storage/gameStore';
import { grammar } from '../../words/grammar';
import { Link } from '../components/Button';
import fold from '../newgame/fold.module.css';
import { Calendar } from '../puzzles/Calendar';
import { MAX_GAMES } from '../review/reviews';
import { useServices } from '../services';
import { type Stored, useStored } from '../stored/useStored';
import { ScoreBar, TimePlot } from './figures';
import scoreStyles from './score.module.css';

const mistakeTexts = textsOf('mistakes');

/** "Your costliest habit: letting won games slip (3 times)." */
function habitText(kind: MistakeKind, mistakes: readonly Pick<PlayerMistake, 'kind'>[]): string {
  const count = mistakes.filter((mistake) => mistake.kind === kind).length;
  return mistakeTexts.costliest(mistakeTexts.habits[kind], count);
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
          text={(value) => mistakeTexts.percent(Math.round(value))}
          caption={mistakeTexts.accuracy(points.length, Math.round(latest.value))}
          label={mistakeTexts.accuracyByGame}
          unit="reviewedGame"
        />
      )}
      <table class={scoreStyles.table}>
        <caption>
          {reviewed.length === MAX_GAMES
            ? mistakeTexts.inLastReviewed(MAX_GAMES)
            : mistakeTexts.inReviewed}
        </caption>
        <thead>
          <tr>
            <th scope="col">{mistakeTexts.phase}</th>
            <th scope="col">{mistakeTexts.count}</th>
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
            {mistakeTexts.practise}
          </Link>
        </p>
      )}
    </>
  );
}

const puzzleTexts = textsOf('puzzles');

/** Attempts in the plot: the latest. */
const MAX_ATTEMPTS_SHOWN = 100;
/** Rating points that the plot is at least high, and that its edges are multiples of. */
const RATING_STEP = 200;

interface PuzzleStatisticsProps {
  readonly game: GameId;
  /** Null if no puzzle was tried. */
  readonly progress: Progress | null;
}

export function PuzzleStatistics({ game, progress }: PuzzleStatisticsProps) {
  if (!progress) return null;
  const { history, tried, solved, best, rating, days } = progress;
  const points = history
    .slice(-MAX_ATTEMPTS_SHOWN)
    .map(({ value, at }, index) => ({ key: String(index), value, at }));
  const values = points.map(({ value }) => value);
  const low = RATING_STEP * Math.floor(Math.min(...values) / RATING_STEP);
  const high = RATING_STEP * Math.ceil((Math.max(...values) + 1) / RATING_STEP);
  return (
    <section aria-label={puzzleTexts.title}>
      <p>
        {puzzleTexts.statistics(solved, tried)} {best > 0 && puzzleTexts.statisticsStreak(best)}
      </p>
      <ScoreBar parts={[solved, 0, 0]} of={tried} />
      {points.length > 0 && (
        <TimePlot
          points={points}
          range={[low, high]}
          text={(value) => String(Math.round(value))}
          caption={puzzleTexts.ratingNow(Math.round(rating.value))}
          label={puzzleTexts.ratingByAttempt}
          unit="puzzle"
        />
      )}
      {days.size > 0 && (
        <details class={fold.root}>
          <summary>
            <span>{puzzleTexts.aPuzzleADay}</span>
          </summary>
          <div class={fold.content}>
            <Calendar game={game} progress={progress} />
          </div>
        </details>
      )}
    </section>
  );
}

/** By game, those without an attempt left out. */
export function usePuzzleProgress(): Stored<ReadonlyMap<GameId, Progress>> {
  const { store } = useServices();
  const read = useCallback(() => store.then(readProgress), [store]);
  const [progress] = useStored(read);
  return progress;
}

async function readProgress(store: GameStore): Promise<ReadonlyMap<GameId, Progress>> {
  const attempts = await store.openAttempts();
  const found = new Map<GameId, Progress>();
  for (const { id } of games) {
    const made = puzzleAttempts(await attempts.list(id));
    if (made.length > 0) found.set(id, progressOf(made));
  }
  return found;
}
