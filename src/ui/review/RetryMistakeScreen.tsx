// Going through the mistakes of a reviewed game again: the position before each, the question for a better move, and what
// is said of the move tried. The review must be complete.

import { useEffect, useMemo } from 'preact/hooks';
import { arrowOf, type BoardArrow } from '../../board/Arrows';
import { shownNotation } from '../../games/alphabet';
import { textsOf } from '../../language/texts';
import { judgePly, lossesToRetry } from '../../review/marks';
import type { MoveAnalysis } from '../../review/moveAnalysis';
import { BLACK, type Colour, WHITE } from '../../rules/types';
import {
  RetryMistakeSession,
  type RetryMistakeState,
  type RetryMistakeView,
} from '../../session/review/retryMistakeSession';
import type { ReviewedGame } from '../../session/review/reviewedGame';
import type { OpenedReview } from '../../session/review/reviewSession';
import type { MoveOption } from '../../session/types';
import { readersColour } from '../../storage/record';
import { itemAt } from '../../util/items';
import { grammar } from '../../words/grammar';
import { moveSentences, percentText } from '../../words/reviewText';
import { createSpeaker, type Speaker, whoIs } from '../../words/speaker';
import { SideDisc } from '../components/Icon';
import { NotOpened } from '../home/EmptyState';
import { useTitle } from '../routing/router';
import { useServices } from '../services';
import { useView } from '../sessions/useSession';
import { Callout, type CalloutKind, type TableAction } from '../table/bars';
import { silently, type TableKey, targetsKey, turnKey, turnText } from '../table/keys';
import { illegalMoveText, parseTypedMove } from '../table/moveInput';
import strip from '../table/strip.module.css';
import { Table } from '../table/Table';
import { seats, useTable } from '../table/useTable';
import { pieceHintText, wrongMoveText } from '../words/moveText';
import { colourName, gameTitle } from '../words/names';
import { numberedMove, shownMoves } from './commentary';
import { sidesOf } from './marks';
import { PracticeLink } from './PracticeLink';
import styles from './review.module.css';
import { useReview } from './reviews';

const texts = textsOf('mistakes');
const puzzleTexts = textsOf('puzzle');

interface RetryMistakeScreenProps {
  /** Of the game. */
  readonly id: string;
  /** Plies before the mistake to begin with, or null for the first. */
  readonly ply: number | null;
}

export function RetryMistakeScreen({ id, ply }: RetryMistakeScreenProps) {
  const { router } = useServices();
  const [opening, openAgain] = useReview(id);
  if (opening.state === 'open') return <RetryMistakes opened={opening.opened} ply={ply} />;
  if (opening.state === 'opening') return null;
  if (opening.state === 'unfinished') {
    // Taken back since the address was made: the game itself goes on.
    queueMicrotask(() => router.replace({ screen: 'game', id }));
    return null;
  }
  const problem = opening.state === 'failed' ? opening : null;
  return <NotOpened what="game" problem={problem} onRetry={openAgain} />;
}

function RetryMistakes({
  opened,
  ply,
}: {
  readonly opened: OpenedReview;
  readonly ply: number | null;
}) {
  const { record } = opened;
  const { router } = useServices();
  const session = useMemo(() => createSession(opened, ply), [opened, ply]);
  if (!session) {
    // Nothing to go through: the review says how far it is.
    queueMicrotask(() => router.replace({ screen: 'review', id: record.id }));
    return null;
  }
  return <MistakeTable opened={opened} session={session} count={tasksOf(opened).length} />;
}

/** Of two people's game and of somebody else's, the mistakes of both sides. */
function tasksOf({ record, session }: OpenedReview) {
  const { findings } = session.view;
  return lossesToRetry(findings, sidesOf(readersColour(record))).flatMap(({ ply }) => {
    const finding = findings[ply];
    return finding ? [{ ply, finding }] : [];
  });
}

function createSession(opened: OpenedReview, ply: number | null): RetryMistakeSession | null {
  const { record, judge } = opened;
  const tasks = tasksOf(opened);
  const { result } = record;
  if (tasks.length === 0 || !result) return null;
  const first = Math.max(
    0,
    tasks.findIndex((task) => task.ply === ply),
  );
  return new RetryMistakeSession({ game: { ...record, result }, tasks, first, judge });
}

interface MistakeTableProps {
  readonly opened: OpenedReview;
  readonly session: RetryMistakeSession;
  /** How many mistakes there are to go through. */
  readonly count: number;
}

function MistakeTable({ opened, session, count }: MistakeTableProps) {
  const { record, game } = opened;
  const view = useView(session);
  const { task, state, index } = view;
  const { ply, finding } = task;
  useTitle(texts.pageTitle(gameTitle(record)));
  useEffect(() => () => session.close(), [session]);
  const tried = triedMoves(state);
  const board = useMemo(() => game.boardAfter(ply, tried), [game, ply, tried.join(' ')]);
  const table = useTable(board);
  const asks = state.kind === 'asked';
  const options = asks ? game.options(ply) : [];
  const position = { rules: game.rules, board, options };
  const [before, after] = texts.betterThan(colourName(finding.side));
  const speaker = createSpeaker(game.rules, finding.side, finding.side);
  const text = retryMistakeText(game, view, speaker, readersColour(record));
  const announcement = useMemo(() => ({ text }), [text]);
  return (
    <Table
      table={table}
      title={texts.title(gameTitle(record))}
      origin={{ screen: 'review', id: record.id, ply: ply + 1 }}
      rules={game.rules}
      position={{
        ...{ state: board, options },
        hint: view.hinted && asks ? hintOf(game, view) : null,
        arrows: answerArrow(game, view),
      }}
      seats={seats('fixed', WHITE, finding.side === BLACK)}
      reader={finding.side}
      onPlay={(text) => session.play(text)}
      explain={(from, to) =>
        !asks || board.cells[from] === 0 ? null : illegalMoveText(position, from, to)
      }
      read={(text) => (asks ? parseTypedMove(position, text) : { problem: puzzleTexts.useButtons })}
      actions={retryMistakeActions(session, view, count)}
      keys={retryMistakeKeys(session, view, text, position)}
      facts={() => [turnText(position, null), text]}
      announcement={announcement}
      advice={null}
      far={
        <div class={`${strip.line} ${styles.task}`} data-part="mistake">
          <span class={styles.question}>
            <SideDisc colour={finding.side} />
            <span class={styles.words}>
              {before}
              <span class={styles.move}>{numberedMove(game, itemAt(game.moves, ply))}</span>
              {after}
            </span>
          </span>
          <span>{texts.taskOf(index + 1, count)}</span>
        </div>
      }
      near={<Callout kind={calloutKind(state)} phase={state.kind} text={text} />}
      answers={
        isAnswered(state) ? (
          <PracticeLink game={record.game} kind={finding.explanation?.kind ?? 'position'} />
        ) : null
      }
      aside={null}
    />
  );
}

/** Whether the task is solved or its solution shown. */
const isAnswered = ({ kind }: RetryMistakeState): boolean =>
  kind === 'found' || kind === 'solution';

function calloutKind({ kind }: RetryMistakeState): CalloutKind {
  if (kind === 'wrong' || kind === 'failed') return 'wrong';
  return kind === 'found' || kind === 'solution' ? 'done' : 'asked';
}

/** What is on the board besides the game: a move tried, and how it is answered. */
function triedMoves(state: RetryMistakeState): readonly string[] {
  return 'move' in state ? [state.move] : [];
}

/** Where the piece to move stands; nothing for a move without a cell. */
function hintOf(game: ReviewedGame, { task }: RetryMistakeView) {
  const option = optionOf(game, task.ply, itemAt(task.finding.best.moves, 0));
  return option?.from == null ? null : { from: option.from, to: null };
}

const optionOf = (game: ReviewedGame, ply: number, text: string): MoveOption | undefined =>
  game.options(ply).find((option) => option.text === text);

/** How a wrong move is answered. */
function answerArrow(game: ReviewedGame, { task, state }: RetryMistakeView): BoardArrow[] {
  if (state.kind !== 'wrong') return [];
  const [move, answer] = state.finding.played?.moves ?? [];
  if (move === undefined || answer === undefined) return [];
  const { lastMove } = game.boardAfter(task.ply, [move, answer]);
  const arrow = lastMove && arrowOf(lastMove, 1, 'threat');
  return arrow ? [arrow] : [];
}

function retryMistakeActions(
  session: RetryMistakeSession,
  { state, hinted, index }: RetryMistakeView,
  count: number,
): readonly TableAction[] {
  const asks = state.kind === 'asked';
  return [
    {
      icon: 'previous',
      label: texts.actions.previous,
      disabled: index === 0,
      onPress: () => session.go(index - 1),
    },
    {
      icon: 'hint',
      label: texts.actions.hint,
      disabled: !asks || hinted,
      onPress: () => session.hint(),
    },
    {
      icon: 'check',
      label: texts.actions.solution,
      disabled: state.kind === 'solution' || state.kind === 'found',
      onPress: () => session.solve(),
    },
    {
      icon: 'takeBack',
      label: texts.actions.again,
      disabled: asks,
      onPress: () => session.again(),
    },
    {
      icon: 'next',
      label: texts.actions.next,
      disabled: index === count - 1,
      onPress: () => session.go(index + 1),
    },
  ];
}

function retryMistakeKeys(
  session: RetryMistakeSession,
  { index }: RetryMistakeView,
  text: string,
  position: Parameters<typeof targetsKey>[0],
): readonly TableKey[] {
  return [
    targetsKey(position),
    { key: '2', meaning: texts.keys.hearTask, press: () => text },
    turnKey(position, null),
    { key: '5', meaning: texts.keys.hint, press: silently(() => session.hint()) },
    { key: '6', meaning: texts.keys.solution, press: silently(() => session.solve()) },
    { key: '7', meaning: texts.keys.again, press: silently(() => session.again()) },
    { key: ',', meaning: texts.keys.previous, press: silently(() => session.go(index - 1)) },
    { key: '.', meaning: texts.keys.next, press: silently(() => session.go(index + 1)) },
  ];
}

/**
 * What stands below the board: the question, or what is said of the move tried. The question names who played the mistake; the
 * player who looks for a better move is "you" then, in any game.
 */
function retryMistakeText(
  game: ReviewedGame,
  view: RetryMistakeView,
  speaker: Speaker,
  reader: Colour | null,
): string {
  const { task, state, hinted } = view;
  const { ply, finding } = task;
  const notation = (move: string) => itemAt(shownMoves(game, ply, [move]), 0);
  switch (state.kind) {
    case 'asked': {
      const judged = judgePly(finding, ply);
      const who = whoIs(finding.side, { reader });
      const played = shownNotation(game.rules, itemAt(game.moves, ply).notation);
      const question = judged
        ? texts.questionWithCost(who, played, percentText(judged.before), percentText(judged.after))
        : texts.question(who, played);
      return hinted ? `${question} ${hintText(game, view)}`.trim() : question;
    }
    case 'judging':
      return texts.judging(notation(state.move));
    case 'found':
      return state.isBest
        ? sentences(texts.best(notation(state.move)), itText(finding, speaker))
        : texts.nearlyBest(notation(state.move));
    case 'wrong':
      return wrongText(game, view, notation(state.move), speaker);
    case 'solution':
      return sentences(texts.solution(notation(state.move)), ...solutionTexts(game, task, speaker));
    case 'failed':
      return texts.notJudged(notation(state.move), state.reason);
  }
}

const sentences = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' ');

/** What the board marks, also in text for screen readers. */
function hintText(game: ReviewedGame, { task }: RetryMistakeView): string {
  const { ply, finding } = task;
  const best = game.options(ply).find(({ text }) => text === finding.best.moves[0]);
  const board = game.board({ ply, line: null }, null);
  return best ? pieceHintText({ rules: game.rules, board }, best) : '';
}

/** What the best move does; where its line shows nothing plain, how it goes on, and what was wrong with the move played. */
function solutionTexts(
  game: ReviewedGame,
  { ply, finding }: RetryMistakeView['task'],
  speaker: Speaker,
): (string | null)[] {
  const { best } = finding;
  const idea = itText(finding, speaker);
  if (idea !== null) return [idea];
  const judged = judgePly(finding, ply);
  const line = shownMoves(game, ply, best.moves.slice(0, MAX_MOVES_TOLD)).slice(1);
  const played = shownNotation(game.rules, itemAt(game.moves, ply).notation);
  return [
    line.length > 0 ? texts.goesOn(line) : null,
    judged && texts.whyWrong(played, moveSentences(finding, judged, speaker).wrong),
  ];
}

/** As many moves of the best line as a player can follow in their head. */
const MAX_MOVES_TOLD = 4;

/** Why the better move is better; null where its line shows nothing plain, or only takes what the move played did not. */
function itText({ explanation }: MoveAnalysis, speaker: Speaker): string | null {
  const idea = explanation?.betterIdea;
  return idea && idea.kind !== 'none' ? texts.itDoes(grammar.predicate(idea, speaker)) : null;
}

/** Why a move is wrong, and the reply to it. */
function wrongText(
  game: ReviewedGame,
  { task, state }: RetryMistakeView,
  notation: string,
  speaker: Speaker,
): string {
  if (state.kind !== 'wrong') return '';
  const moves = state.finding.played?.moves ?? [];
  const answer = shownMoves(game, task.ply, moves.slice(0, 2))[1] ?? null;
  return wrongMoveText(notation, state.finding, answer, texts.givesAway, speaker);
}
