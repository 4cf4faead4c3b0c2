// How far a player has come in a game, on one page: lessons, levels won, puzzles by theme and days in a row; each leads on to
// what comes next.

import { useCallback } from 'preact/hooks';
import { HIGHEST_LEVEL } from '../../engine/levels';
import { gameById, offeredGames } from '../../games';
import type { Game, GameId } from '../../games/game';
import type { Lesson } from '../../games/lessons';
import { textsOf } from '../../language/texts';
import { type LessonProgress, nextLesson } from '../../lessons/progress';
import {
  daysInARow,
  type Progress,
  progressOf,
  type ThemeResult,
  themeResults,
} from '../../puzzles/progress';
import { puzzleAttempts } from '../../puzzles/recall';
import type { GameStore } from '../../storage/gameStore';
import { ButtonLink, Link } from '../components/Button';
import { Screen } from '../components/Screen';
import { Pips, ProgressList, wonText } from '../home/GameLists';
import { loadPuzzles } from '../puzzles/gamePuzzles';
import { type NamedTheme, namedThemes } from '../puzzles/themes';
import { useToday } from '../puzzles/useAttempts';
import { useServices } from '../services';
import { useStored } from '../stored/useStored';
import styles from './progress.module.css';

const texts = textsOf('progress');

export function ProgressScreen({ game: id }: { readonly game: GameId | null }) {
  const game = id === null ? offeredGames[0] : gameById(id);
  if (!game) return null;
  return (
    <Screen
      title={texts.title(game.name)}
      mood={game.mood}
      list={{
        title: texts.list,
        isAddressed: id === null,
        items: (isBeside) => <ProgressList chosen={isBeside ? game.id : null} />,
      }}
    >
      <GameProgress key={game.id} game={game} />
    </Screen>
  );
}

interface Mastery {
  readonly lessons: readonly Lesson[];
  readonly lessonProgress: LessonProgress;
  /** In ascending order. */
  readonly wonLevels: readonly number[];
  /** Null where no puzzle was tried. */
  readonly puzzles: Progress | null;
  readonly daysInARow: number;
  /** Themes with an attempt, the most tried first. */
  readonly themes: readonly (NamedTheme & ThemeResult)[];
}

async function readMastery(store: GameStore, game: Game, today: string): Promise<Mastery> {
  const [lessons, lessonProgress, wonLevels, attempts, loaded] = await Promise.all([
    game.loadLessons?.().then(({ lessons }) => lessons()) ?? [],
    store.lessonProgress(game.id),
    store.wonLevels(game.id),
    store.openAttempts().then(async (opened) => puzzleAttempts(await opened.list(game.id))),
    loadPuzzles(game),
  ]);
  const results = themeResults(attempts, loaded.puzzles);
  const themes = namedThemes(game, loaded).flatMap((theme) => {
    const result = results.get(theme.theme);
    return result ? [{ ...theme, ...result }] : [];
  });
  return {
    ...{ lessons, lessonProgress, wonLevels },
    puzzles: attempts.length > 0 ? progressOf(attempts) : null,
    daysInARow: daysInARow(attempts, today),
    themes: themes.sort((a, b) => b.tried - a.tried),
  };
}

function GameProgress({ game }: { readonly game: Game }) {
  const { store } = useServices();
  const today = useToday();
  const read = useCallback(async () => readMastery(await store, game, today), [store, game, today]);
  const [mastery] = useStored(read);
  if (mastery.state === 'reading') return null;
  if (mastery.state === 'failed')
    return <p class="error-text">{texts.unreadable(mastery.reason)}</p>;
  const { value } = mastery;
  return (
    <>
      {value.lessons.length > 0 && <Lessons game={game.id} {...value} />}
      <Levels game={game.id} won={value.wonLevels} />
      {game.loadPuzzles && <Puzzles game={game.id} {...value} />}
    </>
  );
}

type LessonsProps = Pick<Mastery, 'lessons' | 'lessonProgress'> & { readonly game: GameId };

function Lessons({ game, lessons, lessonProgress }: LessonsProps) {
  const ids = new Set(lessons.map(({ id }) => id));
  const done = lessonProgress.done.filter((id) => ids.has(id)).length;
  const starred = lessonProgress.starred.filter((id) => ids.has(id)).length;
  const next = nextLesson(lessonProgress, lessons);
  return (
    <section class={styles.part} aria-labelledby="lessons">
      <h2 id="lessons">{texts.lessons}</h2>
      <p>
        {starred > 0
          ? texts.lessonsDoneAlone(done, lessons.length, starred)
          : texts.lessonsDone(done, lessons.length)}
      </p>
      <Bar parts={[starred, done - starred, lessons.length - done]} />
      {next && (
        <ButtonLink to={{ screen: 'lessons', game, lesson: next.id }}>
          {done === 0 ? texts.start(next.title) : texts.continue(next.title)}
        </ButtonLink>
      )}
    </section>
  );
}

function Levels({ game, won }: { readonly game: GameId; readonly won: readonly number[] }) {
  const highest = won.at(-1) ?? 0;
  const next = highest > 0 && highest < HIGHEST_LEVEL ? { level: highest + 1 } : null;
  return (
    <section class={styles.part} aria-labelledby="levels">
      <h2 id="levels">{texts.levels}</h2>
      <p>{won.length === 0 ? texts.noWin : texts.wins(wonText(won))}</p>
      <Pips won={won} />
      <ButtonLink to={{ screen: 'new', game, opponent: 'computer', ...next }}>
        {next ? texts.nextLevel(next.level) : texts.playComputer}
      </ButtonLink>
    </section>
  );
}

type PuzzlesProps = Pick<Mastery, 'puzzles' | 'daysInARow' | 'themes'> & { readonly game: GameId };

function Puzzles({ game, puzzles, daysInARow: days, themes }: PuzzlesProps) {
  return (
    <section class={styles.part} aria-labelledby="puzzles">
      <h2 id="puzzles">{texts.puzzles}</h2>
      {puzzles ? (
        <p>
          {texts.solved(puzzles.solved, puzzles.tried)}
          {days > 1 && ` ${texts.daysInARow(days)}`}
        </p>
      ) : (
        <p>{texts.noneTried}</p>
      )}
      {themes.length > 0 && (
        <ul class={styles.themes}>
          {themes.map(({ theme, name, solved, tried }) => (
            <li key={theme}>
              <Link to={{ screen: 'puzzles', game, way: 'theme', of: theme }} class={styles.theme}>
                <span>{name}</span>
                <span class="hint-text">{texts.solvedOfTheme(solved, tried)}</span>
                <Bar parts={[solved, 0, tried - solved]} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={{ screen: 'puzzles', game, way: null, of: null }}>
        {puzzles ? texts.more : texts.first}
      </ButtonLink>
    </section>
  );
}

interface BarProps {
  /** All of it, some of it, and what is left. */
  readonly parts: readonly [number, number, number];
}

/** Says nothing that the words beside it do not, and is hidden from readers. */
function Bar({ parts: [whole, some, left] }: BarProps) {
  return (
    <svg
      class={styles.bar}
      aria-hidden="true"
      viewBox={`0 0 ${whole + some + left} 1`}
      preserveAspectRatio="none"
    >
      <rect class={styles.whole} width={whole} height="1" />
      <rect class={styles.some} x={whole} width={some} height="1" />
    </svg>
  );
}
