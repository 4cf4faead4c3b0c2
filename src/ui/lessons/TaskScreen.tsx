// A task of a lesson, as an activity at the table: what its moves do is judged, and the way on is offered.

import { useEffect, useMemo } from 'preact/hooks';
import type { Game } from '../../games/game';
import { FIRST_LESSON, type Lesson } from '../../games/lessons';
import { type LessonProgress, nextLesson } from '../../lessons/progress';
import { BLACK } from '../../rules/types';
import { openTask } from '../../session/lesson/taskSession';
import type { TaskSession, TaskView } from '../../session/lesson/types';
import { randomId } from '../../storage/record';
import { afterBeginning } from '../../storage/settings';
import { itemAt } from '../../util/items';
import { Icon } from '../components/Icon';
import { lazyScreen } from '../components/Lazy';
import { firstGameChoices, gameOf } from '../newgame/draft';
import { useTitle } from '../routing/router';
import type { Route } from '../routing/routes';
import { useServices } from '../services';
import { useView } from '../sessions/useSession';
import { useAnnouncements } from '../table/Announcer';
import { type Answer, AnswerBar, Callout } from '../table/Callout';
import type { ExerciseSheet } from '../table/ExerciseSheets';
import { askedFacts } from '../table/keys';
import { illegalMoveText, parseTypedMove } from '../table/moveInput';
import { NoticeBar } from '../table/NoticeBar';
import { seats } from '../table/seating';
import strip from '../table/strip.module.css';
import { Table } from '../table/Table';
import { useTable } from '../table/useTable';
import { moveCountText } from '../words/quantities';
import { taskActions, taskKeys } from './controls';
import styles from './task.module.css';
import { shownMoveSentence, taskAnnouncement, taskText } from './taskText';

const ExerciseSheets = lazyScreen(
  async () => (await import('../table/ExerciseSheets')).ExerciseSheets,
);

const ANSWER_DELAY_MS = 900;

interface TaskScreenProps {
  readonly game: Game;
  readonly lessons: readonly Lesson[];
  readonly lesson: Lesson;
  /** Of the task, from 0. */
  readonly number: number;
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
  const { game, lesson, number, solved, starred, next, problem, onTask } = props;
  const session = useTask(props);
  const view = useView(session);
  const { rules, board, options, learner, phase, shown, notice } = view;
  const table = useTable<ExerciseSheet>(board);
  const opening = useMemo(() => ({ text: view.task.ask }), [view.task]);
  const announcement = useAnnouncements(view, taskAnnouncement) ?? opening;
  const title = `${lesson.title}, task ${number + 1} of ${lesson.tasks.length}`;
  useTitle(`${game.name}: ${lesson.title}`);
  const mark = shown && shown.from !== null ? { from: shown.from, to: shown.to } : null;
  return (
    <Table
      table={table}
      title={title}
      rules={rules}
      position={{ state: board, options, hint: mark, goals: view.goals }}
      seats={seats('fixed', learner, learner === BLACK)}
      reader={learner}
      onPlay={(text) => session.play(text)}
      explain={(from, to) =>
        phase.kind === 'asked' && board.cells[from] !== 0 ? illegalMoveText(view, from, to) : null
      }
      read={(text) =>
        phase.kind === 'asked'
          ? parseTypedMove(view, text)
          : { problem: 'Use the buttons below to continue.' }
      }
      actions={taskActions({
        view,
        session,
        onMore: () => table.show({ kind: 'sheet', sheet: 'menu' }),
        onSkip: next === null ? null : () => onTask(next),
      })}
      keys={taskKeys(view, session)}
      facts={() => askedFacts(view, view.notation, taskText(view))}
      announcement={announcement}
      advice={shown && shownMoveSentence(view, shown)}
      near={
        <Callout
          kind={phase.kind === 'answering' ? 'asked' : phase.kind}
          phase={phase.kind}
          text={taskText(view)}
        />
      }
      answers={
        phase.kind === 'wrong' || phase.kind === 'done' ? (
          <Question key={phase.kind} {...props} view={view} session={session} />
        ) : null
      }
      far={<TaskStrip {...{ lesson, number, solved, starred, view }} />}
      aside={<TaskList {...{ lesson, number, solved, starred, onTask }} />}
      over={
        (problem ?? notice) !== null && (
          <NoticeBar
            trouble={{
              notice: problem ?? notice ?? '',
              canRetry: true,
              unsaved: problem !== null,
              superseded: false,
            }}
            onRetry={problem === null ? () => session.again() : props.onRetry}
          />
        )
      }
    >
      {table.overlay?.kind === 'sheet' && (
        <ExerciseSheets
          {...{ title: 'Task', sheet: table.overlay.sheet, table, rules, board }}
          all={{
            icon: 'book',
            label: 'All lessons',
            to: { screen: 'lessons', game: game.id, lesson: null },
          }}
        />
      )}
    </Table>
  );
}

/** The session of the task, for as long as its screen is shown. */
function useTask(props: TaskScreenProps): TaskSession {
  const { openGames } = useServices();
  const { game, lesson, number, moves, onMoves, onHelped, onSolved } = props;
  const session = useMemo(() => {
    const task = itemAt(lesson.tasks, number);
    const rules = game.rules(task.options ?? {});
    return openTask({
      rules,
      task,
      moves,
      engine: openGames,
      pace: ANSWER_DELAY_MS,
      keep: onMoves,
      helped: onHelped,
      solved: onSolved,
    });
  }, []);
  useEffect(() => () => session.close(), [session]);
  return session;
}

interface QuestionProps extends TaskScreenProps {
  readonly view: TaskView;
  readonly session: TaskSession;
}

/** What to do next, once a move has been judged. */
function Question(props: QuestionProps) {
  const { view, session, game, lesson, lessons, progress, next, onTask, onAnew } = props;
  const { router } = useServices();
  const playFirst = useFirstGame(game);
  const { phase, task } = view;
  if (phase.kind === 'wrong') {
    const back: Answer = { label: 'Take it back', onPress: () => session.takeBack() };
    const again: Answer = { label: 'Start again', onPress: () => session.again() };
    return <AnswerBar answers={task.level === undefined ? [back] : [again, back]} />;
  }
  if (next !== null) {
    return <AnswerBar answers={[{ label: 'Next task', onPress: () => onTask(next) }]} />;
  }
  const to = (route: Route) => () => router.replace(route);
  const following = nextLesson(progress, lessons, lessons.indexOf(lesson));
  const again: Answer = { label: 'Repeat lesson', onPress: onAnew };
  if (!following) {
    const play = to({ screen: 'new', game: game.id, opponent: 'computer' });
    return <AnswerBar answers={[again, { label: 'Play now', onPress: play }]} />;
  }
  const onward: Answer = {
    label: `Next: ${following.title}`,
    onPress: to({ screen: 'lessons', game: game.id, lesson: following.id }),
  };
  // The first lesson teaches enough to play, and says so.
  const isEnoughToPlay = lesson.id === FIRST_LESSON;
  const play: Answer = { label: 'Play now', onPress: playFirst };
  return <AnswerBar answers={isEnoughToPlay ? [again, onward, play] : [again, onward]} />;
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

const doneName = ({ starred }: TasksDone, task: number): string =>
  starred.includes(task) ? 'done without help' : 'done';

interface TaskStripProps extends TasksDone {
  readonly view: TaskView;
}

/** Along the far edge: the lesson, its tasks as dots, and moves that are left. */
function TaskStrip(props: TaskStripProps) {
  const { lesson, number, solved, view } = props;
  const { left, phase } = view;
  return (
    <div class={`${strip.line} ${styles.strip}`} data-part="lesson">
      <span class={styles.title}>{lesson.title}</span>
      {left !== null && phase.kind !== 'done' && (
        <span class={styles.left}>{moveCountText(left)}</span>
      )}
      <ol class={styles.dots}>
        {lesson.tasks.map((task, index) => (
          <li
            key={task.position}
            class={styles.dot}
            aria-current={index === number ? 'step' : undefined}
          >
            <span class="visually-hidden">
              Task {index + 1}
              {solved.includes(index) ? `, ${doneName(props, index)}` : ''}
            </span>
            {solved.includes(index) && doneIcon(props, index)}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface TaskListProps extends TasksDone {
  readonly onTask: (task: number) => void;
}

/** Where there is room: the tasks of the lesson, to go to any of them. */
function TaskList(props: TaskListProps) {
  const { lesson, number, solved, onTask } = props;
  return (
    <ol class={styles.tasks} aria-label="Tasks">
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
                <span class="visually-hidden">{doneName(props, index)}:</span>
              )}
            </span>
            <span class={styles.ask}>{task.ask}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
