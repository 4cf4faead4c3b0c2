// What came of the puzzles of one game: the rating over time, the longest streak, the days.
import type { GameId } from '../../games/game';
import type { Progress } from '../../puzzles/progress';
import { TimePlot } from '../history/TimePlot';
import { Calendar } from './Calendar';

/** Attempts in the plot: the latest. */
const MOST = 100;
/** Rating points that the plot is at least high, and that its edges are multiples of. */
const STEP = 200;

interface PuzzleStatisticsProps {
  readonly game: GameId;
  /** Null where none was tried. */
  readonly progress: Progress | null;
}

export function PuzzleStatistics({ game, progress }: PuzzleStatisticsProps) {
  if (!progress) return null;
  const { history, tried, solved, best, rating, days } = progress;
  const points = history
    .slice(-MOST)
    .map(({ value, at }, index) => ({ key: String(index), value, at }));
  const values = points.map(({ value }) => value);
  const low = STEP * Math.floor(Math.min(...values) / STEP);
  const high = STEP * Math.ceil((Math.max(...values) + 1) / STEP);
  return (
    <section aria-label="Puzzles">
      <p>
        Puzzles: {solved} of {tried} solved at the first go.
        {best > 0 && ` Longest streak: ${best}.`}
      </p>
      {points.length > 0 && (
        <TimePlot
          points={points}
          range={[low, high]}
          text={(value) => String(Math.round(value))}
          caption={`Rating in puzzles: ${Math.round(rating.value)}`}
          label="Rating by attempt"
        />
      )}
      {days.size > 0 && <Calendar game={game} progress={progress} />}
    </section>
  );
}
