// One lesson: its tasks one after the other, from where it was left.
import { useRef, useState } from 'preact/hooks';
import { gameById } from '../../games';
import type { Game, GameId } from '../../games/game';
import type { Lesson } from '../../games/lessons';
import { textsOf } from '../../language/texts';
import {
  atTask,
  begunAnew,
  type LessonProgress,
  nextTask,
  placeOf,
  withHelp,
  withMoves,
  withSolved,
} from '../../lessons/progress';
import { ButtonLink } from '../components/Button';
import { Screen } from '../components/Screen';
import { EmptyState } from '../home/EmptyState';
import { type PuzzleAttempts, useAttempts } from '../puzzles/useAttempts';
import { TaskScreen } from './TaskScreen';
import { type LessonProgressState, useGameLessons, useLessonProgress } from './useLessons';

const texts = textsOf('lessonScreens');

interface LessonScreenProps {
  readonly game: GameId;
  /** Of the lesson. */
  readonly id: string;
}

export function LessonScreen({ game: gameId, id }: LessonScreenProps) {
  const game = gameById(gameId);
  const lessons = useGameLessons(game);
  const saved = useLessonProgress(gameId);
  const attempts = useAttempts(gameId);
  if (!game || !lessons || !saved.progress || !attempts.progress) return null;
  const lesson = lessons.find((one) => one.id === id);
  if (!lesson) return <NoLesson game={game} />;
  return <Tasks {...{ game, lessons, lesson, saved, attempts }} progress={saved.progress} />;
}

interface TasksProps {
  readonly game: Game;
  readonly lessons: readonly Lesson[];
  readonly lesson: Lesson;
  readonly saved: LessonProgressState;
  readonly attempts: PuzzleAttempts;
  /** As far as it is read. */
  readonly progress: LessonProgress;
}

function Tasks({ game, lessons, lesson, saved, attempts, progress }: TasksProps) {
  const place = placeOf(progress, lesson);
  /** The task shown, and how often one was begun: the same one may follow itself. */
  const [shown, setShown] = useState(() => ({ task: place.task, moves: place.moves, count: 0 }));
  /** Whether the task shown has been solved since it was begun: doing it again changes nothing. */
  const isSolved = useRef(false);
  const begin = (task: number) => {
    isSolved.current = false;
    setShown(({ count }) => ({ task, moves: [], count: count + 1 }));
  };
  const change = (changed: (now: LessonProgress) => LessonProgress) => {
    if (!isSolved.current) saved.change(changed);
  };
  const isFinished = progress.done.includes(lesson.id) && !Object.hasOwn(progress.begun, lesson.id);
  const solved = isFinished ? lesson.tasks.map((_, index) => index) : place.solved;
  const isStarred = isFinished
    ? () => progress.starred.includes(lesson.id)
    : (task: number) => !place.helped.includes(task);
  return (
    <TaskScreen
      key={shown.count}
      game={game}
      lessons={lessons}
      lesson={lesson}
      number={shown.task}
      attempts={attempts}
      moves={shown.moves}
      progress={progress}
      solved={solved}
      starred={solved.filter(isStarred)}
      next={isFinished ? null : nextTask(place, lesson, shown.task)}
      problem={saved.problem}
      onRetry={saved.retry}
      onMoves={(moves) => change((now) => withMoves(now, lesson, moves))}
      onHelped={() => change((now) => withHelp(now, lesson))}
      onSolved={() => {
        change((now) => withSolved(now, lesson, shown.task));
        isSolved.current = true;
      }}
      onTask={(task) => {
        saved.change((now) => atTask(now, lesson, task));
        begin(task);
      }}
      onAnew={() => {
        saved.change((now) => begunAnew(now, lesson));
        begin(0);
      }}
    />
  );
}

/** In place of a lesson that an old or mistyped address names. */
function NoLesson({ game }: { readonly game: Game }) {
  return (
    <Screen title={game.name} mood={game.mood}>
      <EmptyState game={game.id} isBare text={texts.noLesson}>
        <ButtonLink
          to={{ screen: 'lessons', game: game.id, lesson: null }}
          variant="primary"
          replace
        >
          {texts.allLessons}
        </ButtonLink>
      </EmptyState>
    </Screen>
  );
}
