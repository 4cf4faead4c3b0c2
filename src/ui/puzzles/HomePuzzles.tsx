// Puzzles and lessons on Home: today's puzzle, which can be hidden, what comes back today, the way to all, and lessons that were
// begun. What they need is loaded after the boards of the games are drawn.

import { useCallback } from 'preact/hooks';
import { offeredGames } from '../../games';
import type { Game } from '../../games/game';
import type { Lesson } from '../../games/lessons';
import { textsOf } from '../../language/texts';
import { nextLesson, placeOf } from '../../lessons/progress';
import { dayNumber } from '../../puzzles/attempt';
import { dailyPuzzle } from '../../puzzles/choose';
import { progressOf } from '../../puzzles/progress';
import type { GameStore } from '../../storage/gameStore';
import { itemAt } from '../../util/items';
import { FIRST_ICONS, LineIcon, Link } from '../components/Button';
import card from '../components/card.module.css';
import { Icon, IconButton } from '../components/Icon';
import { useLoaded, useQueued } from '../components/later';
import { GameThumbnail, growBoard } from '../home/GameThumbnail';
import thumbnail from '../home/thumbnail.module.css';
import { useObservable, useServices } from '../services';
import { colourName } from '../words/names';
import { dueItems } from './due';
import { loadPuzzles, puzzledGames } from './gamePuzzles';
import styles from './homePuzzles.module.css';
import { clockText, useAttempts, useToday } from './useAttempts';

const texts = textsOf('homePuzzles');

export function HomePuzzles() {
  const { settings } = useServices();
  const { dailyCard } = useObservable(settings);
  const today = useToday();
  const game = gameOfDay(today);
  return (
    <>
      {puzzledGames.length > 0 && (
        <section aria-labelledby="puzzles" tabIndex={-1}>
          <h2 id="puzzles">{texts.puzzles}</h2>
          <ul class={card.list}>
            {dailyCard && game && (
              <li class={styles.daily} data-mood={game.mood}>
                <Daily game={game} today={today} />
                <IconButton
                  icon="close"
                  label={texts.hideToday}
                  onClick={() => settings.set({ ...settings.get(), dailyCard: false })}
                />
              </li>
            )}
            <DueToday today={today} />
            <li>
              <Link to={{ screen: 'puzzles', game: null }} class={card.root}>
                <span class={card.icon}>
                  <Icon name="flag" />
                </span>
                <span class={card.text}>
                  <strong>{texts.allPuzzles}</strong>
                  <span>{texts.whatPuzzlesAre}</span>
                </span>
              </Link>
            </li>
          </ul>
        </section>
      )}
      <Lessons />
    </>
  );
}

interface DailyProps {
  readonly game: Game;
  readonly today: string;
}

function Daily({ game, today }: DailyProps) {
  const { progress } = useAttempts(game.id);
  const state = progress?.days.get(today);
  const isSolved = state === 'solved' || state === 'later';
  const clock = progress && clockText(today, progress);
  const isReady = useQueued();
  const load = useCallback(() => loadDaily(game, today), [game, today]);
  const puzzle = useLoaded(isReady ? load : undefined, true);
  return (
    <Link
      to={{ screen: 'puzzles', game: game.id, way: 'daily', of: null }}
      class={card.root}
      motion={growBoard}
    >
      {puzzle ? (
        <GameThumbnail rules={puzzle.rules} board={puzzle.setup} bottom={puzzle.setup.side} />
      ) : (
        <span class={thumbnail.root} />
      )}
      <span class={card.text}>
        <strong>{texts.todaysPuzzle}</strong>
        <span>{game.name}</span>
        {clock !== null ? (
          <span class="hint-text">{clock}</span>
        ) : isSolved ? (
          <span class="hint-text">{texts.solved}</span>
        ) : (
          puzzle && <span class={card.turn}>{texts.toMove(colourName(puzzle.setup.side))}</span>
        )}
      </span>
    </Link>
  );
}

/** The position that today's puzzle begins from; null where there is none. */
async function loadDaily(game: Game, today: string) {
  const puzzle = dailyPuzzle((await loadPuzzles(game)).puzzles, today);
  if (!puzzle) return null;
  const rules = game.rules(puzzle.options);
  return { rules, setup: rules.parseSetup(puzzle.text) };
}

/** How much comes back today in one game. */
interface DueInGame {
  readonly game: Game;
  readonly count: number;
}

/** One line, and none on days when nothing comes back. */
function DueToday({ today }: { readonly today: string }) {
  const { store } = useServices();
  const isReady = useQueued();
  const load = useCallback(async () => dueToday(await store, today), [store, today]);
  const found = useLoaded(isReady ? load : undefined, true);
  const [first] = found ?? [];
  if (!found || !first) return null;
  const { game } = first;
  return (
    <li data-mood={found.length === 1 ? game.mood : undefined}>
      <Link to={{ screen: 'puzzles', game: game.id, way: 'due', of: null }} class={card.root}>
        <span class={card.icon}>
          <Icon name="redo" />
        </span>
        <span class={card.text}>
          <strong>{texts.dueToday}</strong>
          <span>{found.map((one) => texts.dueIn(one.count, one.game.name)).join(', ')}</span>
        </span>
      </Link>
    </li>
  );
}

/** The games in which something comes back today, most first. */
async function dueToday(store: GameStore, today: string): Promise<DueInGame[]> {
  const attempts = await store.openAttempts();
  const found: DueInGame[] = [];
  for (const game of offeredGames) {
    const progress = progressOf(await attempts.list(game.id));
    const count = (await dueItems(game, store, progress, today)).length;
    if (count > 0) found.push({ game, count });
  }
  return found.sort((a, b) => b.count - a.count);
}

interface Underway {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly text: string;
}

/** Those of the games whose lessons were begun: each leads on to where its player is. */
function Lessons() {
  const { store } = useServices();
  const isReady = useQueued();
  const load = useCallback(async () => lessonsUnderway(await store), [store]);
  const found = useLoaded(isReady ? load : undefined, true);
  if (!found || found.length === 0) return null;
  return (
    <section aria-labelledby="lessons">
      <h2 id="lessons">{texts.lessons}</h2>
      <ul class={card.list}>
        {found.map(({ game, lesson, text }) => (
          <li key={game.id} data-mood={game.mood}>
            <Link to={{ screen: 'lessons', game: game.id, lesson: lesson.id }} class={card.root}>
              <span class={card.icon}>
                <LineIcon path={FIRST_ICONS.book} />
              </span>
              <span class={card.text}>
                <strong>{lesson.title}</strong>
                <span>{game.name}</span>
                <span class="hint-text">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The lesson to go on with in each game that has one under way, and how far its player is. */
async function lessonsUnderway(store: Pick<GameStore, 'lessonProgress'>): Promise<Underway[]> {
  const found = await Promise.all(
    offeredGames.map(async (game): Promise<Underway[]> => {
      const progress = await store.lessonProgress(game.id);
      const open = Object.keys(progress.begun).filter((id) => !progress.done.includes(id));
      const begun = open.at(-1);
      if (progress.done.length === 0 && begun === undefined) return [];
      const lessons = (await game.loadLessons?.())?.lessons() ?? [];
      const lesson = lessons.find(({ id }) => id === begun) ?? nextLesson(progress, lessons);
      if (!lesson) return [];
      const { solved } = placeOf(progress, lesson);
      const done = lessons.filter(({ id }) => progress.done.includes(id)).length;
      const text =
        solved.length > 0
          ? texts.tasksDone(solved.length, lesson.tasks.length)
          : texts.lessonsDone(done, lessons.length);
      return [{ game, lesson, text }];
    }),
  );
  return found.flat();
}

/** Whose daily puzzle is shown: one game after the other. Null where none has puzzles. */
function gameOfDay(day: string): Game | null {
  const number = dayNumber(day);
  if (number === null || puzzledGames.length === 0) return null;
  return itemAt(puzzledGames, number % puzzledGames.length);
}
