// One lesson: its tasks one after the other, from where it was left; and each task with the others and the way on.

import { useCallback, useRef, useState } from 'preact/hooks';
import { gameById } from '../../games';
import type { Game, GameId } from '../../games/game';
import { FIRST_LESSON, type Lesson } from '../../games/lessons';
import { presetFor, sameOptions } from '../../games/options';
import { textsOf } from '../../language/texts';
import {
  atTask,
  begunAnew,
  type LessonProgress,
  nextLesson,
  nextTask,
  placeOf,
  withHelp,
  withMoves,
  withSolved,
} from '../../lessons/progress';
import { afterBeginning } from '../../storage/choicesAndProgress';
import { randomId } from '../../storage/record';
import { ButtonLink } from '../components/Button';
import { Icon } from '../components/Icon';
import { Screen } from '../components/Screen';
import { EmptyState } from '../home/EmptyState';
import { firstGameChoices, gameOf } from '../newgame/draft';
import { type PuzzleAttempts, useAttempts } from '../puzzles/useAttempts';
import type { Route } from '../routing/routes';
import { useServices } from '../services';
import { useStored } from '../stored/useStored';
import { type Answer, AnswerBar } from '../table/bars';
import { type TaskInHand, TaskTable } from './TaskTable';
import styles from './task.module.css';
import { type LessonProgressState, useGameLessons, useLessonProgress } from './useLessons';

// What brings tasks back loads their table from here: it is in one file with the lessons.
export { TaskTable };

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

interface TaskScreenProps extends TaskInHand {
  readonly lessons: readonly Lesson[];
  /** Played before, when it was left. */
  readonly moves: readonly string[];
  readonly progress: LessonProgress;
  readonly solved: readonly number[];
  /** Those of them that were solved without being shown a move. */
  readonly starred: readonly number[];
  /** The next task that is not solved; null if there is no other. */
  readonly next: number | null;
  /** Why progress is not saved, or null. */
  readonly problem: string | null;
  readonly onRetry: () => void;
  readonly onMoves: (moves: readonly string[]) => void;
  readonly onHelped: () => void;
  readonly onSolved: () => void;
  readonly onTask: (task: number) => void;
  readonly onAnew: () => void;
}

/** A task in its lesson: with the lesson's other tasks, and the way on once it is done. */
function TaskScreen(props: TaskScreenProps) {
  const { game, lesson, lessons, progress, number, solved, starred, next, onTask } = props;
  const following = nextLesson(progress, lessons, lessons.indexOf(lesson));
  const isNewcomer = useIsNewcomer(game);
  // The first lesson teaches enough to play, and says so.
  const isEnoughToPlay = next === null && following !== null && lesson.id === FIRST_LESSON;
  const done = { lesson, number, solved, starred };
  return (
    <TaskTable
      {...props}
      title={texts.taskOf(lesson.title, number + 1, lesson.tasks.length)}
      heading={lesson.title}
      below={dotsOf(done)}
      aside={<TaskList {...{ ...done, onTask }} />}
      skip={() => (next === null ? null : () => onTask(next))}
      doneNote={isEnoughToPlay && isNewcomer ? otherRulesText(game, lesson) : null}
      answers={<WaysOn {...{ ...props, following, isEnoughToPlay, isNewcomer }} />}
    />
  );
}

/** Says how a newcomer's game differs from what the lesson taught; null where it does not. */
function otherRulesText(game: Game, { tasks }: Lesson): string | null {
  const { options } = firstGameChoices(game);
  if (tasks.every((task) => sameOptions(game.options, task.options ?? {}, options))) return null;
  const rules = presetFor(game, options);
  return rules ? texts.otherRules(rules.name) : null;
}

interface WaysOnProps extends TaskScreenProps {
  /** The next lesson that is not done; null if all are. */
  readonly following: Lesson | null;
  readonly isEnoughToPlay: boolean;
  readonly isNewcomer: boolean;
}

/** What to do next, once the task is done. */
function WaysOn(props: WaysOnProps) {
  const { game, next, following, isEnoughToPlay, isNewcomer, onTask, onAnew } = props;
  const { router } = useServices();
  const playFirst = useFirstGame(game);
  if (next !== null) {
    return <AnswerBar answers={[{ label: texts.nextTask, onPress: () => onTask(next) }]} />;
  }
  const to = (route: Route) => () => router.replace(route);
  const again: Answer = { label: texts.repeatLesson, onPress: onAnew };
  const choose = to({ screen: 'new', game: game.id, opponent: 'computer' });
  if (!following) {
    return <AnswerBar answers={[again, { label: texts.playNow, onPress: choose }]} />;
  }
  const onward: Answer = {
    label: texts.nextLesson(following.title),
    onPress: to({ screen: 'lessons', game: game.id, lesson: following.id }),
  };
  const play: Answer = { label: texts.playNow, onPress: isNewcomer ? playFirst : choose };
  return <AnswerBar answers={isEnoughToPlay ? [again, onward, play] : [again, onward]} />;
}

/** Whether nothing was chosen for the game before, or nothing can be read of it. */
function useIsNewcomer(game: Game): boolean {
  const { store } = useServices();
  const read = useCallback(async () => (await store).newGameChoices(game.id), [store, game]);
  const [choices] = useStored(read);
  return choices.state === 'failed' || (choices.state === 'read' && choices.value === null);
}

/** Begins the game that a first lesson leads to, which is remembered as a newcomer's choice. */
function useFirstGame(game: Game): () => void {
  const { openGames, router, store } = useServices();
  return () => {
    const choices = firstGameChoices(game);
    const record = gameOf(game, { ...choices, position: '' }, randomId(), Date.now(), 0);
    const remember = async () => {
      const kept = await store;
      if ((await kept.newGameChoices(game.id)) === null)
        await kept.rememberChoices(game.id, afterBeginning(choices));
    };
    // Not waited for: choices that cannot be kept are no reason not to play.
    remember().catch(() => undefined);
    openGames.begin(record);
    router.replace({ screen: 'game', id: record.id });
  };
}

/** A lesson's tasks, the one in hand among them, and those that are done. */
interface TasksDone {
  readonly lesson: Lesson;
  readonly number: number;
  readonly solved: readonly number[];
  readonly starred: readonly number[];
}

/** A star for what was done without help, a tick for the rest. */
const doneIcon = ({ starred }: TasksDone, task: number) => (
  <Icon name={starred.includes(task) ? 'star' : 'check'} />
);

const doneState = ({ starred }: TasksDone, task: number): 'alone' | 'helped' =>
  starred.includes(task) ? 'alone' : 'helped';

/** Along the far edge: the lesson's tasks as dots. */
const dotsOf = (props: TasksDone) =>
  props.lesson.tasks.map((task, index) => (
    <li
      key={task.position}
      class={styles.dot}
      aria-current={index === props.number ? 'step' : undefined}
    >
      <span class="visually-hidden">
        {props.solved.includes(index)
          ? texts.taskDone(index + 1, doneState(props, index))
          : texts.taskNumber(index + 1)}
      </span>
      {props.solved.includes(index) && doneIcon(props, index)}
    </li>
  ));

interface TaskListProps extends TasksDone {
  readonly onTask: (task: number) => void;
}

/** Where there is room: the tasks of the lesson, to go to any of them. */
function TaskList(props: TaskListProps) {
  const { lesson, number, solved, onTask } = props;
  return (
    <ol class={styles.tasks} aria-label={texts.tasks}>
      {lesson.tasks.map((task, index) => (
        <li key={task.position}>
          <button
            type="button"
            class={styles.task}
            aria-current={index === number ? 'step' : undefined}
            onClick={() => onTask(index)}
          >
            <span class={styles.number}>
              {solved.includes(index) ? doneIcon(props, index) : index + 1}
              {solved.includes(index) && (
                <span class="visually-hidden">{texts.done(doneState(props, index))}</span>
              )}
            </span>
            <span class={styles.ask}>{task.ask}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
