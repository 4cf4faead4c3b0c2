// Puzzles of a game's collection: which one comes, what is kept of it, and what follows.
import { useEffect, useState } from 'preact/hooks';
import type { Game, OptionValues } from '../../games/game';
import { isTheme } from '../../games/themes';
import { isRatedWay, type Way } from '../../puzzles/attempt';
import { dailyPuzzle, nextInStreak, nextInTraining, nextOfTheme } from '../../puzzles/choose';
import { dayOf } from '../../puzzles/day';
import type { Progress, Run } from '../../puzzles/progress';
import { type Puzzle, promisedBy } from '../../puzzles/puzzle';
import { rulesRankAfter } from '../../puzzles/rulesRank';
import type { PuzzleResult, PuzzleTask } from '../../session/puzzle/types';
import { randomId } from '../../storage/record';
import { useServices } from '../services';
import type { Answer } from '../table/AnswerBar';
import { dayName } from './dayName';
import { NothingLeft } from './NothingLeft';
import { Solving } from './Solving';
import { themeName } from './themeNames';
import type { KeptAttempts } from './useAttempts';
import type { GamePuzzles } from './useGamePuzzles';
import { useToday } from './useToday';

export interface SeriesProps {
  readonly game: Game;
  readonly loaded: GamePuzzles;
  readonly way: Exclude<Way, 'mistake'>;
  readonly of: string | null;
  /** Rules of the game that somebody has played. */
  readonly played: readonly OptionValues[];
  readonly kept: KeptAttempts;
  /** As far as it is read. */
  readonly progress: Progress;
}

/** What is on the table: until it is left, nothing that is saved changes it. */
interface Dealt {
  readonly puzzle: Puzzle | null;
  /** The streak that it belongs to. */
  readonly run: Run | null;
  /** Of what becomes of it. */
  readonly attempt: string;
  /** The day that it is for. */
  readonly day: string;
  /** Attempts at that day's puzzle before this one. */
  readonly earlier: number;
}

const NOTHING: Readonly<Record<SeriesProps['way'], string>> = {
  training: 'This game has no puzzles here.',
  daily: 'There is no puzzle for this day.',
  streak: 'You have solved them all in a row.',
  theme: 'There are no puzzles about this.',
};

export function Series(props: SeriesProps) {
  const { game, loaded, way, of, kept, progress } = props;
  const { router } = useServices();
  const [dealt, setDealt] = useState(() => deal(props, progress));
  const next = () => void kept.read().then((found) => setDealt(deal(props, found)));
  const { puzzle, run, attempt, day, earlier } = dealt;
  const today = useToday();
  useEffect(() => {
    // What was today's puzzle is yesterday's now.
    if (way === 'daily' && of === null && day !== today) next();
  }, [today]);
  if (!puzzle) return <NothingLeft game={game} words={NOTHING[way]} />;
  const record = ({ solved, rated }: PuzzleResult) =>
    kept.add(
      {
        ...{ id: attempt, game: game.id, puzzle: puzzle.id, way, solved, day },
        rating: isRatedWay(way) && rated ? puzzle.rating : null,
        run: run?.id ?? null,
        at: Date.now(),
      },
      earlier,
    );
  const overview: Answer = {
    label: 'More puzzles',
    onPress: () => router.replace({ screen: 'puzzles', game: game.id, way: null, of: null }),
  };
  const goOn: Answer = { label: isNewStreak(way, progress) ? 'New streak' : 'Next', onPress: next };
  const isDaily = way === 'daily';
  return (
    <Solving
      key={attempt}
      task={taskOf(game, puzzle)}
      game={game}
      presets={loaded.presets}
      heading={headingOf(props, day)}
      standing={(rated) => standingOf(way, progress, rated)}
      after={(rated) => afterWords(way, progress, puzzle, rated)}
      hintCost={(rated) => hintCost(way, rated)}
      answers={[isDaily ? overview : goOn]}
      onNext={isDaily ? null : next}
      record={record}
    />
  );
}

/** A streak that was missed is over. */
const isNewStreak = (way: Way, { run }: Progress): boolean => way === 'streak' && run === null;

function deal({ game, loaded, way, of, played }: SeriesProps, progress: Progress): Dealt {
  const rank = rulesRankAfter(game.options, played);
  const { puzzles } = loaded;
  const today = dayOf(new Date());
  const day = way === 'daily' && of !== null ? of : today;
  const run = way === 'streak' ? (progress.run ?? newRun(progress)) : null;
  const chosen = (): Puzzle | null => {
    switch (way) {
      case 'training':
        return nextInTraining(puzzles, progress, rank);
      case 'daily':
        // The puzzles of days to come are not told.
        return day > today ? null : dailyPuzzle(puzzles, day);
      case 'streak':
        return run && nextInStreak(puzzles, progress, run, rank);
      case 'theme':
        return of !== null && isTheme(of) ? nextOfTheme(puzzles, progress, of, rank) : null;
    }
  };
  const earlier = progress.dailyTries.get(day) ?? 0;
  return { puzzle: chosen(), run, attempt: randomId(), day, earlier };
}

/** A streak that begins with its first attempt. */
const newRun = ({ runs }: Progress): Run => ({ id: randomId(), number: runs + 1, solved: [] });

const taskOf = ({ id: game }: Game, { options, text, moves, themes }: Puzzle): PuzzleTask => ({
  line: { game, options, start: text, moves: [] },
  moves,
  promised: promisedBy(themes),
  mistake: null,
});

function headingOf({ game, loaded, way, of }: SeriesProps, day: string): string {
  switch (way) {
    case 'training':
      return 'Training';
    case 'daily':
      return dayName(day);
    case 'streak':
      return 'Streak';
    case 'theme':
      return (of !== null && isTheme(of) && themeName(game, loaded, of)) || 'Puzzles';
  }
}

/** A rating without its fraction. */
const ratingText = ({ rating }: Progress): string => String(Math.round(rating.value));

function standingOf(way: Way, progress: Progress, rated: boolean): string {
  if (way === 'streak') return `${progress.run?.solved.length ?? 0} solved`;
  return isRatedWay(way) && rated ? `Rating ${ratingText(progress)}` : 'Unrated';
}

/** Told before it is used. */
function hintCost(way: Way, rated: boolean): string | null {
  if (way === 'streak') return 'A hint ends the streak.';
  if (way === 'daily') return 'A hint leaves this day unsolved.';
  return rated ? 'A hint makes this puzzle unrated.' : null;
}

function afterWords(way: Way, progress: Progress, { rating }: Puzzle, rated: boolean): string {
  const { run, best } = progress;
  if (way === 'streak') {
    const longest = `Your longest streak: ${best}.`;
    return run ? `${run.solved.length} in a row. ${longest}` : `The streak is over. ${longest}`;
  }
  if (rating === 0) return '';
  if (way === 'daily') return `This puzzle’s rating is ${rating}.`;
  return rated
    ? `Your rating is ${ratingText(progress)}; this puzzle’s is ${rating}.`
    : `Unrated: your rating stays ${ratingText(progress)}.`;
}
