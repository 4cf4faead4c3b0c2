// A task, as an activity at the table, with its buttons and keys: what its moves do is judged, and whether it comes back is
// decided. What failed is saved at once, and what has come back when it is solved.

import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Game } from '../../games/game';
import type { Lesson } from '../../games/lessons';
import { textsOf } from '../../language/texts';
import { countTries, type Tries } from '../../lessons/judge';
import { dayNumber, dayOf } from '../../puzzles/attempt';
import { taskKey } from '../../puzzles/recall';
import { BLACK } from '../../rules/types';
import { openTask } from '../../session/lesson/taskSession';
import type { TaskSession, TaskView } from '../../session/lesson/types';
import { SaveReports } from '../../session/troubles';
import { randomId } from '../../storage/record';
import { runDetached } from '../../util/failures';
import { itemAt } from '../../util/items';
import { lazyScreen } from '../components/Lazy';
import type { MadeAttempt, PuzzleAttempts } from '../puzzles/useAttempts';
import { useTitle } from '../routing/router';
import { useServices } from '../services';
import { useView } from '../sessions/useSession';
import { useAnnouncements } from '../table/Announcer';
import { type Answer, AnswerBar, Callout, NoticeBar, type TableAction } from '../table/bars';
import type { ExerciseSheet } from '../table/ExerciseSheets';
import {
  askedFacts,
  lastMoveKey,
  silently,
  type TableKey,
  targetsKey,
  turnKey,
} from '../table/keys';
import { illegalMoveText, parseTypedMove, sideToMoveText } from '../table/moveInput';
import strip from '../table/strip.module.css';
import { Table } from '../table/Table';
import { seats, useTable } from '../table/useTable';
import { moveCountText, recallText } from '../words/quantities';
import styles from './task.module.css';
import { shownMoveSentence, taskAnnouncement, taskText } from './taskText';

const texts = textsOf('lessonScreens');

const ExerciseSheets = lazyScreen(
  async () => (await import('../table/ExerciseSheets')).ExerciseSheets,
);

const ANSWER_DELAY_MS = 900;

/** A task of a lesson, and what is kept of it. */
export interface TaskInHand {
  readonly game: Game;
  readonly lesson: Lesson;
  /** Of the task, from 0. */
  readonly number: number;
  /** At what comes back in this game; read already. */
  readonly attempts: PuzzleAttempts;
}

interface TaskTableProps extends TaskInHand {
  /** Along the far edge. */
  readonly heading: string;
  /** Said as long as it is not known whether the task is solved. */
  readonly note?: string;
  /** To another task, by whether that is known; null where none is left. */
  readonly skip: (isSettled: boolean) => (() => void) | null;
  /** Said once it is done. */
  readonly doneNote?: string | null;
  /** What to do next, once it is done. */
  readonly answers: ComponentChildren;
  /** Of the screen, where that is more than the heading. */
  readonly title?: string;
  /** Items of a list below the heading. */
  readonly below?: ComponentChildren;
  readonly aside?: ComponentChildren;
  /** Played before, when the task was left. */
  readonly moves?: readonly string[];
  /** Why what is kept besides is not saved, or null. */
  readonly problem?: string | null;
  readonly onRetry?: () => void;
  readonly onMoves?: (moves: readonly string[]) => void;
  readonly onHelped?: () => void;
  readonly onSolved?: () => void;
}

const NOT_BEGUN: readonly string[] = [];

export function TaskTable(props: TaskTableProps) {
  const { game, lesson, number, attempts, heading, title = heading, note = '' } = props;
  const tried = useTries(taskKey(lesson.id, number), attempts);
  const session = useTask(props, tried.tries);
  const view = useView(session);
  const { rules, board, options, learner, phase, shown, left } = view;
  const table = useTable<ExerciseSheet>(board);
  const opening = useMemo(() => ({ text: `${view.task.ask} ${note}`.trim() }), [view.task]);
  const isDone = phase.kind === 'done';
  const after = (isDone && [tried.note, props.doneNote].filter(Boolean).join(' ')) || null;
  const announcement =
    useAnnouncements(
      useMemo(() => ({ view, after }), [view, after]),
      (before, now, style) => {
        const change = taskAnnouncement(before.view, now.view, style);
        const isNews = now.after !== null && now.after !== before.after;
        return isNews ? `${change || taskText(now.view)} ${now.after}` : change;
      },
    ) ?? opening;
  useTitle(texts.lesson(game.name, lesson.title));
  const mark = shown && shown.from !== null ? { from: shown.from, to: shown.to } : null;
  const problem = props.problem ?? tried.problem;
  const notice = problem === null ? view.notice : texts.notSaved(problem);
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
      read={(text) => {
        if (phase.kind === 'asked') return parseTypedMove(view, text);
        return { problem: phase.kind === 'answering' ? sideToMoveText(board) : texts.useButtons };
      }}
      actions={taskActions({
        view,
        session,
        onMore: () => table.show({ kind: 'sheet', sheet: 'menu' }),
        onSkip: props.skip(tried.isSettled),
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
          note={(phase.kind === 'asked' && !tried.isSettled && note) || after}
        />
      }
      answers={isDone ? props.answers : phase.kind === 'wrong' ? wrongAnswers(view, session) : null}
      far={
        <div class={`${strip.line} ${styles.strip}`} data-part="lesson">
          <span class={styles.title}>{heading}</span>
          {left !== null && !isDone && <span class={styles.left}>{moveCountText(left)}</span>}
          <ol class={styles.dots}>{props.below}</ol>
        </div>
      }
      aside={props.aside ?? null}
      notice={
        notice !== null && (
          <NoticeBar
            trouble={{ notice, canRetry: true, unsaved: problem !== null, superseded: false }}
            onRetry={() => {
              if (problem === null) session.retry();
              else if (tried.problem === null) props.onRetry?.();
              else tried.retry();
            }}
          />
        )
      }
    >
      {table.overlay?.kind === 'sheet' && (
        <ExerciseSheets
          {...{ title: texts.task, sheet: table.overlay.sheet, table, rules, board }}
          all={{
            icon: 'book',
            label: texts.allLessons,
            to: { screen: 'lessons', game: game.id, lesson: null },
          }}
        />
      )}
    </Table>
  );
}

/** The session of the task, for as long as its screen is shown. */
function useTask(props: TaskTableProps, tries: Tries): TaskSession {
  const { openGames } = useServices();
  const { game, lesson, number, moves = NOT_BEGUN, onMoves, onHelped, onSolved } = props;
  const session = useMemo(() => {
    const task = itemAt(lesson.tasks, number);
    const rules = game.rules(task.options ?? {});
    return openTask({
      rules,
      task,
      moves,
      engine: openGames,
      pace: ANSWER_DELAY_MS,
      keep: (moves) => onMoves?.(moves),
      helped: () => {
        onHelped?.();
        tries.helped();
      },
      wrong: tries.wrong,
      solved: () => {
        onSolved?.();
        tries.solved();
      },
    });
  }, []);
  useEffect(() => () => session.close(), [session]);
  return session;
}

/** What to do about a wrong move. */
function wrongAnswers({ task }: TaskView, session: TaskSession): ComponentChildren {
  const back: Answer = { label: texts.takeItBack, onPress: () => session.takeBack() };
  const again: Answer = { label: texts.startAgain, onPress: () => session.again() };
  return <AnswerBar key="wrong" answers={task.level === undefined ? [back] : [again, back]} />;
}

interface TaskTries {
  /** What happens in this try is noted here. */
  readonly tries: Tries;
  /** Whether it is known how it ends. */
  readonly isSettled: boolean;
  /** When the task comes back, once that was decided today; or null. */
  readonly note: string | null;
  /** Why that is not saved, or null. */
  readonly problem: string | null;
  retry(): void;
}

/** A task being tried, as far as it comes back. `key` is the task's (taskKey). Its attempts must have been read. */
function useTries(key: string, { progress, add }: PuzzleAttempts): TaskTries {
  const [settled, setSettled] = useState<MadeAttempt | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reports = useMemo(() => new SaveReports(setProblem), []);
  const recall = progress?.recall.get(key);
  const save = (attempt: MadeAttempt) => {
    setSettled(attempt);
    runDetached(reports.follow(add(attempt)));
  };
  const tries = useMemo(
    () =>
      countTries(recall !== undefined, (solved) =>
        save({ id: randomId(), puzzle: key, way: 'task', solved }),
      ),
    [],
  );
  const isOfToday = recall && recall.due - recall.interval === dayNumber(dayOf(new Date()));
  return {
    tries,
    isSettled: settled !== null,
    note: isOfToday ? recallText(recall) : null,
    problem,
    retry: () => settled && save(settled),
  };
}

interface TaskControls {
  readonly view: TaskView;
  readonly session: TaskSession;
  readonly onMore: () => void;
  /** To another task; null where there is none left. */
  readonly onSkip: (() => void) | null;
}

function taskActions({ view, session, onMore, onSkip }: TaskControls): readonly TableAction[] {
  const { phase } = view;
  return [
    { icon: 'more', label: texts.more, onPress: onMore },
    { icon: 'toStart', label: texts.again, onPress: () => session.again() },
    {
      icon: 'takeBack',
      label: texts.takeBack,
      disabled: !view.canTakeBack,
      onPress: () => session.takeBack(),
    },
    {
      icon: 'hint',
      label: texts.showMe,
      disabled: phase.kind !== 'asked' || view.shown !== null,
      onPress: () => runDetached(session.show()),
    },
    {
      icon: 'next',
      label: texts.skip,
      disabled: onSkip === null || phase.kind === 'done',
      onPress: () => onSkip?.(),
    },
  ];
}

function taskKeys(view: TaskView, session: TaskSession): readonly TableKey[] {
  const { left } = view;
  return [
    targetsKey(view),
    lastMoveKey(view),
    { key: '3', meaning: texts.keys.hear, press: () => taskText(view) },
    turnKey(view, null),
    {
      key: '5',
      meaning: texts.keys.movesLeft,
      press: () => (left === null ? texts.noMoveLimit : texts.movesLeft(left)),
    },
    { key: '6', meaning: texts.keys.show, press: silently(() => runDetached(session.show())) },
    { key: '7', meaning: texts.keys.takeBack, press: silently(() => session.takeBack()) },
    { key: '8', meaning: texts.keys.again, press: silently(() => session.again()) },
  ];
}
