// A task in its lesson: with the lesson's other tasks, and the way on once it is done.

import { useCallback } from 'preact/hooks';
import type { Game } from '../../games/game';
import { FIRST_LESSON, type Lesson } from '../../games/lessons';
import { presetFor, sameOptions } from '../../games/options';
import { textsOf } from '../../language/texts';
import { type LessonProgress, nextLesson } from '../../lessons/progress';
import { afterBeginning } from '../../storage/choicesAndProgress';
import { randomId } from '../../storage/record';
import { Icon } from '../components/Icon';
import { firstGameChoices, gameOf } from '../newgame/draft';
import type { Route } from '../routing/routes';
import { useServices } from '../services';
import { useStored } from '../stored/useStored';
import { type Answer, AnswerBar } from '../table/bars';
import { type TaskInHand, TaskTable } from './TaskTable';
import styles from './task.module.css';

const texts = textsOf('lessonScreens');

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

export function TaskScreen(props: TaskScreenProps) {
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
