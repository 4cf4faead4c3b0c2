// A puzzle being solved, as an activity at the table: its moves are judged, and the way on is offered.

import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { treeOf } from '../../analysis/tree';
import { arrowOf } from '../../board/Arrows';
import type { Game, OptionValues, Preset } from '../../games/game';
import { chosenValues, sameOptions, standardName, valueLabel } from '../../games/options';
import { textsOf } from '../../language/texts';
import { BLACK } from '../../rules/types';
import { openPuzzle } from '../../session/puzzle/puzzleSession';
import type {
  PuzzleJudge,
  PuzzleResult,
  PuzzleSession,
  PuzzleTask,
  PuzzleView,
} from '../../session/puzzle/types';
import { newAnalysis } from '../../storage/analysisRecord';
import { randomId } from '../../storage/record';
import { runDetached } from '../../util/failures';
import { useAnalyse } from '../analysis/useAnalyse';
import { ButtonLink } from '../components/Button';
import { IconButton, SideDisc } from '../components/Icon';
import { lazyScreen } from '../components/Lazy';
import { Screen } from '../components/Screen';
import { EmptyState } from '../home/EmptyState';
import { useTitle } from '../routing/router';
import variantLine from '../rules/variantLine.module.css';
import { useServices } from '../services';
import { lazyEngine, useView } from '../sessions/useSession';
import { useAnnouncements } from '../table/Announcer';
import { type Answer, AnswerBar, Callout, NoticeBar } from '../table/bars';
import type { ExerciseSheet } from '../table/ExerciseSheets';
import { askedFacts } from '../table/keys';
import { illegalMoveText, parseTypedMove, sideToMoveText } from '../table/moveInput';
import strip from '../table/strip.module.css';
import { Table } from '../table/Table';
import { seats, useTable } from '../table/useTable';
import { puzzleActions, puzzleKeys } from './controls';
import styles from './puzzle.module.css';
import { calloutKind, isTried, puzzleAnnouncement, puzzleText } from './puzzleText';

const texts = textsOf('puzzle');

const ExerciseSheets = lazyScreen(
  async () => (await import('../table/ExerciseSheets')).ExerciseSheets,
);
const RulesSheet = lazyScreen(async () => (await import('../rules/RulesSheet')).RulesSheet);

const ANSWER_DELAY_MS = 500;

interface PuzzleTableProps {
  readonly task: PuzzleTask;
  /** Whose rules it goes by, and what variants of them are called. */
  readonly game: Game;
  readonly presets: readonly Preset[];
  /** Title along the far edge: "Training". */
  readonly heading: string;
  /** Whether a rating may move. */
  readonly isRated: boolean;
  /** What stands beside that, by whether the puzzle is rated still: the rating, the length of a streak. */
  readonly status: (rated: boolean) => string;
  /** What is said besides once it is settled, likewise. */
  readonly after: (rated: boolean) => string;
  /** What a hint costs, likewise. */
  readonly hintCost: (rated: boolean) => string;
  /** Next steps after the puzzle, the main one last. */
  readonly answers: readonly Answer[];
  /** To the next puzzle; null where none follows. */
  readonly onNext: (() => void) | null;
  readonly record: (result: PuzzleResult) => Promise<void>;
}

export function PuzzleTable(props: PuzzleTableProps) {
  const { task, game, presets, heading, status, onNext } = props;
  const analyse = useAnalyse();
  const session = usePuzzle(props);
  const view = useView(session);
  const { rules, board, options, solver, phase, hint, rated, unsaved } = view;
  const table = useTable<ExerciseSheet | 'rules'>(board);
  const sheet = table.overlay?.kind === 'sheet' ? table.overlay.sheet : null;
  const isSettled = view.solved !== null;
  const isOver = phase.kind === 'solved' || phase.kind === 'shown';
  const after = isOver ? props.after(rated) : '';
  const text = puzzleText(view);
  const costs: Partial<Record<typeof phase.kind, string>> = {
    asked: props.hintCost(rated),
    slow: props.isRated ? texts.nextUnrated : '',
  };
  const note = isOver ? after : isSettled ? '' : (costs[phase.kind] ?? '');
  const opening = useMemo(() => ({ text: [text, note].filter(Boolean).join(' ') }), [task]);
  const announcement =
    useAnnouncements(view, (before, now, style) => puzzleAnnouncement(before, now, after, style)) ??
    opening;
  const title = texts.title(game.name, heading);
  useTitle(title);
  const { from, to } = hint?.move ?? { from: null, to: null };
  const controls = {
    ...{ view, session, text },
    onMore: () => table.show({ kind: 'sheet', sheet: 'menu' }),
    onAnalyse: () => analyse.open(analysisOf(task)),
    onNext: isSettled ? onNext : null,
  };
  const asks = phase.kind === 'asked';
  return (
    <Table
      table={table}
      title={title}
      heading={
        <RulesLine
          {...{ game, presets, options: task.line.options }}
          onClick={() => table.show({ kind: 'sheet', sheet: 'rules' })}
        />
      }
      rules={rules}
      position={{
        ...{ state: board, options },
        hint: hint && from !== null ? { from, to: hint.whole ? to : null } : null,
        arrows: answerArrow(view),
      }}
      seats={seats('fixed', solver, solver === BLACK)}
      reader={solver}
      onPlay={(text) => session.play(text)}
      explain={(cell, goal) =>
        asks && board.cells[cell] !== 0 ? illegalMoveText(view, cell, goal) : null
      }
      read={(text) => (asks ? parseTypedMove(view, text) : { problem: waitText(view) })}
      actions={puzzleActions(controls)}
      keys={puzzleKeys(controls)}
      facts={() => askedFacts(view, view.notation, text)}
      announcement={announcement}
      advice={null}
      near={<Callout kind={calloutKind(view)} phase={phase.kind} text={text} note={note || null} />}
      answers={waysOn({ view, session, answers: props.answers })}
      far={
        <div class={`${strip.line} ${styles.strip}`} data-part="puzzle">
          <SideDisc colour={solver} />
          <span class={styles.heading}>{heading}</span>
          <span class={styles.standing}>{status(rated)}</span>
        </div>
      }
      aside={null}
      notice={
        unsaved !== null && (
          <NoticeBar
            trouble={{
              notice: texts.notSaved(unsaved),
              canRetry: true,
              unsaved: true,
              superseded: false,
            }}
            onRetry={() => runDetached(session.retry())}
          />
        )
      }
    >
      {sheet === 'rules' && <RulesSheet rules={rules} onClose={table.close} />}
      {sheet !== null && sheet !== 'rules' && (
        <ExerciseSheets
          {...{ title: texts.puzzle, sheet, table, rules, board }}
          all={{
            icon: 'flag',
            label: texts.allPuzzles,
            to: { screen: 'puzzles', game: game.id, way: null, of: null },
          }}
        />
      )}
    </Table>
  );
}

/** The session of the puzzle, for as long as its screen is shown. */
function usePuzzle({ task, game, record }: PuzzleTableProps): PuzzleSession {
  const { loadJudge } = useServices();
  const session = useMemo(() => {
    const rules = game.rules(task.line.options);
    const engine = lazyEngine(loadJudge);
    const judge: PuzzleJudge = {
      judge: (request) => engine.ask((one) => one.judge(request)),
      hint: (request) => engine.ask((one) => one.hint(request)),
      provenWin: (request) => engine.ask((one) => one.provenWin(request)),
      close: () => engine.close(),
    };
    return openPuzzle({ task, rules, judge, pace: ANSWER_DELAY_MS, record });
  }, []);
  useEffect(() => () => session.close(), [session]);
  return session;
}

interface WaysOn {
  readonly view: PuzzleView;
  readonly session: PuzzleSession;
  readonly answers: readonly Answer[];
}

/** What to do next, once a move has been judged; null before. */
function waysOn({ view, session, answers }: WaysOn): ComponentChildren {
  const { phase, task, step } = view;
  const { kind } = phase;
  if (isTried(view))
    return (
      <AnswerBar key={kind} answers={[{ label: texts.tryAgain, onPress: () => session.again() }]} />
    );
  if ((kind !== 'solved' && kind !== 'shown') || answers.length === 0) return null;
  const isSolution = kind === 'shown' || phase.how === 'solution';
  return (
    <AnswerBar key="over" answers={answers}>
      <IconButton
        icon="previous"
        label={texts.previousMove}
        disabled={step === 0}
        onClick={() => session.stepBy(-1)}
      />
      <IconButton
        icon="next"
        label={texts.nextMove}
        disabled={step === null ? isSolution : step === task.moves.length}
        onClick={() => session.stepBy(1)}
      />
    </AnswerBar>
  );
}

/** Why no move can be played now. */
function waitText({ phase, board }: PuzzleView): string {
  if (phase.kind === 'judging') return texts.judging;
  return phase.kind === 'answering' ? sideToMoveText(board) : texts.useButtons;
}

/** How a wrong move is answered. */
function answerArrow({ phase }: PuzzleView) {
  const answer = phase.kind === 'wrong' ? phase.tried.answer : null;
  const arrow = answer && arrowOf(answer, 1, 'threat');
  return arrow ? [arrow] : [];
}

/** An analysis of the position with its solution. */
function analysisOf({ line, moves }: PuzzleTask) {
  const tree = treeOf([...line.moves, ...moves]);
  const { game, options, start } = line;
  return newAnalysis({ game, options, start, tree, path: line.moves }, randomId(), Date.now());
}

interface NoPuzzleProps {
  readonly game: Game;
  readonly text: string;
  /** A button before the way to all puzzles. */
  readonly children?: ComponentChildren;
}

/** Shown when there is no puzzle. */
export function NoPuzzle({ game, text, children }: NoPuzzleProps) {
  return (
    <Screen title={texts.puzzlesOf(game.name)} mood={game.mood}>
      <EmptyState game={game.id} text={text}>
        {children}
        <ButtonLink
          to={{ screen: 'puzzles', game: game.id, way: null, of: null }}
          variant="primary"
          replace
        >
          {texts.allPuzzles}
        </ButtonLink>
      </EmptyState>
    </Screen>
  );
}

interface RulesLineProps {
  readonly game: Game;
  readonly options: OptionValues;
  readonly presets: readonly Preset[];
  readonly onClick: () => void;
}

/** The rules in force in a puzzle; a tap shows what they are. Nothing for a game that has no options. */
function RulesLine({ game, options, presets, onClick }: RulesLineProps) {
  if (game.options.length === 0) return null;
  return (
    <button type="button" class={`${variantLine.line} ${styles.rules}`} onClick={onClick}>
      <strong>{game.name}</strong>
      <span>{rulesText(game, options, presets)}</span>
      <em class="visually-hidden">{texts.rulesOfPuzzle}</em>
    </button>
  );
}

/** The name of the variant where it has one, else every chosen value that is not the standard one. */
export function rulesText(
  { options: specs }: Pick<Game, 'options'>,
  options: OptionValues,
  presets: readonly Preset[],
): string {
  const preset = presets.find((one) => sameOptions(specs, one.options, options));
  if (preset) return preset.name;
  const names = chosenValues(specs, options).map(({ spec, value }) => valueLabel(spec, value));
  return names.join(', ') || standardName();
}
