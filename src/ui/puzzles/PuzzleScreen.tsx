// One puzzle after the other, chosen in the way that the address names: which one comes, what is saved of it, and what
// follows.
import '../../language/shownRefusals';
import { useEffect, useState } from 'preact/hooks';
import { gameById } from '../../games';
import type { Game, GameId } from '../../games/game';
import { type OptionValues, sameOptions } from '../../games/options';
import { isTheme } from '../../games/themes';
import { textsOf } from '../../language/texts';
import { dayNumber, dayOf, isRatedWay, type PuzzleWay } from '../../puzzles/attempt';
import {
  dailyPuzzle,
  nextInStreak,
  nextInTraining,
  nextOfTheme,
  rulesRankAfter,
} from '../../puzzles/choose';
import { isRecent, PLACING_ATTEMPTS, type Progress, type Streak } from '../../puzzles/progress';
import type { Puzzle } from '../../puzzles/puzzle';
import type { PuzzleResult } from '../../session/puzzle/types';
import type { GameStore } from '../../storage/gameStore';
import { randomId } from '../../storage/record';
import { runDetached } from '../../util/failures';
import { Button } from '../components/Button';
import { useServices } from '../services';
import type { Answer } from '../table/bars';
import { dayName } from '../words/quantities';
import { puzzleTask } from './due';
import { type GamePuzzles, useGamePuzzles } from './gamePuzzles';
import { NoPuzzle, PuzzleTable } from './PuzzleTable';
import { DueSeries, MistakeSeries } from './RecallSeries';
import { themeName } from './themes';
import { clockText, type PuzzleAttempts, useAttempts, useToday } from './useAttempts';

const texts = textsOf('puzzle');
const progressTexts = textsOf('progress');

interface PuzzleScreenProps {
  readonly game: GameId;
  readonly way: PuzzleWay;
  /** The theme, or the day of a daily puzzle. */
  readonly of: string | null;
}

export function PuzzleScreen({ game: id, way, of }: PuzzleScreenProps) {
  const game = gameById(id);
  const loaded = useGamePuzzles(game);
  const attempts = useAttempts(id);
  const played = usePlayedRules(game);
  if (!game || !loaded || !attempts.progress || !played) return null;
  const { progress } = attempts;
  const parts = { game, loaded, attempts, progress };
  // What is due follows from them alone; any other puzzle can be tried without.
  if (way === 'due' && attempts.unread !== null)
    return (
      <NoPuzzle game={game} text={progressTexts.unreadable(attempts.unread)}>
        <Button onClick={() => runDetached(attempts.read())}>{texts.tryAgain}</Button>
      </NoPuzzle>
    );
  if (way === 'due') return <DueSeries {...parts} />;
  if (way === 'mistake') return <MistakeSeries {...parts} />;
  return <Series {...parts} way={way} of={of} played={played} />;
}

/** Games of any kind that are looked through, the latest first. */
const MAX_GAMES_READ = 500;
const NONE: readonly OptionValues[] = [];

/** The rules of the game that the player has played, each once: puzzles by these come first. Null while they are read. */
function usePlayedRules(game: Game | undefined): readonly OptionValues[] | null {
  const { store } = useServices();
  const hasOptions = game !== undefined && game.options.length > 0;
  const [played, setPlayed] = useState<readonly OptionValues[] | null>(hasOptions ? null : NONE);
  useEffect(() => {
    let isCurrent = true;
    if (hasOptions)
      runDetached(
        store
          .then((opened) => playedRules(opened, game))
          .catch(() => NONE)
          .then((found) => isCurrent && setPlayed(found)),
      );
    return () => {
      isCurrent = false;
    };
  }, [store, game, hasOptions]);
  return played;
}

async function playedRules(store: GameStore, { id, options: specs }: Game) {
  const found: OptionValues[] = [];
  let seen = 0;
  for await (const part of store.listAll()) {
    for (const { game, options } of part)
      if (game === id && !found.some((one) => sameOptions(specs, one, options)))
        found.push(options);
    seen += part.length;
    if (seen >= MAX_GAMES_READ) break;
  }
  return found;
}

interface SeriesProps {
  readonly game: Game;
  readonly loaded: GamePuzzles;
  readonly way: Exclude<PuzzleWay, 'due' | 'mistake'>;
  readonly of: string | null;
  /** Options of the game that the player has played. */
  readonly played: readonly OptionValues[];
  readonly attempts: PuzzleAttempts;
  /** As far as it is read. */
  readonly progress: Progress;
}

/** What is on the table: until it is left, nothing that is saved changes it. */
interface CurrentPuzzle {
  readonly puzzle: Puzzle | null;
  /** The streak that it belongs to. */
  readonly run: Streak | null;
  /** Of what becomes of it. */
  readonly attempt: string;
  /** The day that it is for. */
  readonly day: string;
  /** Attempts at that day's puzzle before this one. */
  readonly earlier: number;
  /** Whether the rating may move. */
  readonly isRated: boolean;
}

/** Puzzles of the game's collection. */
function Series(props: SeriesProps) {
  const { game, loaded, way, of, attempts, progress } = props;
  const { router, settings } = useServices();
  const choose = (now: Progress): CurrentPuzzle => {
    const chosen = choosePuzzle(props, now);
    const isNew = chosen.puzzle !== null && !isRecent(now, chosen.puzzle.id);
    return { ...chosen, isRated: isRatedWay(way) && settings.get().ratedPuzzles && isNew };
  };
  const [current, setCurrent] = useState(() => choose(progress));
  const next = () => runDetached(attempts.read().then((found) => setCurrent(choose(found))));
  const { puzzle, run, attempt, day, earlier, isRated } = current;
  const today = useToday();
  useEffect(() => {
    // What was today's puzzle is yesterday's now.
    if (way === 'daily' && of === null && day !== today) next();
  }, [today]);
  if (!puzzle) {
    const isToCome = dayNumber(day) !== null && day > today;
    const text = isToCome ? comesText(day, today, progress) : texts.none[way];
    return <NoPuzzle game={game} text={text} />;
  }
  const record = ({ solved, rated }: PuzzleResult) =>
    attempts.add(
      {
        ...{ id: attempt, puzzle: puzzle.id, way, solved, day },
        rating: isRated && rated ? puzzle.rating : null,
        run: run?.id ?? null,
      },
      earlier,
    );
  const overview: Answer = {
    label: texts.morePuzzles,
    onPress: () => router.replace({ screen: 'puzzles', game: game.id, way: null, of: null }),
  };
  const goOn: Answer = {
    label: isNewStreak(way, progress) ? texts.newStreak : texts.next,
    onPress: next,
  };
  // One that is over counts as far as it came, until a new one begins.
  const streak = run && (progress.run ?? run);
  const isDaily = way === 'daily';
  return (
    <PuzzleTable
      key={attempt}
      task={puzzleTask(game, puzzle)}
      game={game}
      presets={loaded.presets}
      heading={headingOf(props, day)}
      isRated={isRated}
      status={(rated) => statusText(progress, streak, isRated && rated)}
      after={() => afterText(way, progress, puzzle, attempt)}
      hintCost={(rated) => hintCostText(way, isRated && rated)}
      answers={[isDaily ? overview : goOn]}
      onNext={isDaily ? null : next}
      record={record}
    />
  );
}

/** A streak that was missed is over. */
const isNewStreak = (way: PuzzleWay, { run }: Progress): boolean =>
  way === 'streak' && run === null;

function choosePuzzle(
  { game, loaded, way, of, played }: SeriesProps,
  progress: Progress,
): Omit<CurrentPuzzle, 'isRated'> {
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
        // The puzzles of days to come stay secret.
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
const newRun = ({ runs }: Progress): Streak => ({ id: randomId(), number: runs + 1, solved: [] });

function headingOf({ game, loaded, way, of }: SeriesProps, day: string): string {
  switch (way) {
    case 'training':
      return texts.headings.training;
    case 'daily':
      return dayName(day);
    case 'streak':
      return texts.headings.streak;
    case 'theme':
      return (of !== null && isTheme(of) && themeName(game, loaded, of)) || texts.headings.theme;
  }
}

/** A rating without its fraction. */
const wholeRating = ({ rating }: Progress): number => Math.round(rating.value);

/** So short that it stays in its line while a puzzle is on the table, and the board as large. */
function statusText(progress: Progress, streak: Streak | null, isRated: boolean): string {
  if (streak) return texts.streakSolved(streak.solved.length);
  return isRated ? texts.rating(wholeRating(progress)) : texts.unrated;
}

/** "+12", "−8": what an attempt did to the rating; null where it moved none. */
function changeText({ history }: Progress, attempt: string): string | null {
  const found = history.find((one) => one.attempt === attempt);
  if (!found) return null;
  const change = Math.round(found.value) - Math.round(found.before);
  return `${change < 0 ? '−' : '+'}${Math.abs(change)}`;
}

/** Told before it is used. */
function hintCostText(way: PuzzleWay, isRated: boolean): string {
  if (way === 'streak') return texts.hintCosts.streak;
  if (way === 'daily') return texts.hintCosts.daily;
  return isRated ? texts.hintCosts.rated : texts.hintCosts.unrated;
}

function afterText(way: PuzzleWay, progress: Progress, puzzle: Puzzle, attempt: string): string {
  const { rating } = puzzle;
  const { run, best } = progress;
  if (way === 'streak') {
    const standing = run ? texts.inARow(run.solved.length) : texts.streakOver;
    return `${standing} ${texts.longestStreak(best)}`;
  }
  if (rating === 0) return '';
  if (way === 'daily') return texts.ratedPuzzle(rating);
  const change = changeText(progress, attempt);
  const own = wholeRating(progress);
  if (change === null) return texts.ratingStays(own);
  const placed = progress.history.length;
  const more =
    placed <= PLACING_ATTEMPTS
      ? texts.placing(placed, PLACING_ATTEMPTS)
      : texts.puzzleRating(rating);
  return `${texts.ratingChanged(own, change)} ${more}`;
}

/** Of a day to come: nothing is wrong, or the device's clock was set back. */
const comesText = (day: string, today: string, progress: Progress): string =>
  clockText(today, progress) ?? texts.notHereYet(dayName(day));
