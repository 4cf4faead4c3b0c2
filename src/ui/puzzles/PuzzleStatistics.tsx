// Puzzles in Statistics: rating over time, longest streak, days solved.

import { useCallback } from 'preact/hooks';
import { games } from '../../games';
import type { GameId } from '../../games/game';
import { textsOf } from '../../language/texts';
import { type Progress, progressOf } from '../../puzzles/progress';
import { puzzleAttempts } from '../../puzzles/recall';
import type { GameStore } from '../../storage/gameStore';
import { ScoreBar } from '../history/ScoreFigure';
import { TimePlot } from '../history/TimePlot';
import fold from '../newgame/fold.module.css';
import { useServices } from '../services';
import { type Stored, useStored } from '../stored/useStored';
import { Calendar } from './Calendar';

const texts = textsOf('puzzles');

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
    <section aria-label={texts.title}>
      <p>
        {texts.statistics(solved, tried)} {best > 0 && texts.statisticsStreak(best)}
      </p>
      <ScoreBar parts={[solved, 0, 0]} of={tried} />
      {points.length > 0 && (
        <TimePlot
          points={points}
          range={[low, high]}
          text={(value) => String(Math.round(value))}
          caption={texts.ratingNow(Math.round(rating.value))}
          label={texts.ratingByAttempt}
          unit="puzzle"
        />
      )}
      {days.size > 0 && (
        <details class={fold.root}>
          <summary>
            <span>{texts.aPuzzleADay}</span>
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
