// Doing it better, as an activity at the table: the position before a mistake, and the question for a better move.
import { useEffect, useMemo } from 'preact/hooks';
import { arrowOf, type BoardArrow } from '../../board/arrows';
import { itemAt } from '../../rules/items';
import { BLACK, WHITE } from '../../rules/types';
import type { BetterSession, BetterState, BetterView } from '../../session/review/betterSession';
import type { ReviewedGame } from '../../session/review/reviewedGame';
import type { OpenedReview } from '../../session/review/types';
import type { MoveOption } from '../../session/types';
import { SideDisc } from '../components/SideDisc';
import { useTitle } from '../components/useTitle';
import { useView } from '../sessions/useSession';
import type { TableAction } from '../table/ActionBar';
import { useCourse } from '../table/Announcer';
import type { TableKey } from '../table/keys';
import { targetsKey, turnKey } from '../table/positionWords';
import { whyNoMove } from '../table/refusal';
import { SaidBox, type SaidKind } from '../table/SaidBox';
import said from '../table/said.module.css';
import { seats } from '../table/seating';
import { Table } from '../table/Table';
import { typedMoveAt } from '../table/typedMove';
import { useTable } from '../table/useTable';
import { colourName, gameTitle } from '../words/names';
import { betterWords } from './betterWords';
import styles from './review.module.css';
import { numberedMove } from './told';

interface BetteringScreenProps {
  readonly opened: OpenedReview;
  readonly better: BetterSession;
  /** How many mistakes there are to go through. */
  readonly count: number;
}

export function BetteringScreen({ opened, better, count }: BetteringScreenProps) {
  const { record, game } = opened;
  const view = useView(better);
  const { task, state, index } = view;
  const { ply, finding } = task;
  useTitle(`Do it better: ${gameTitle(record)}`);
  useEffect(() => () => better.close(), [better]);
  const tried = triedMoves(state);
  const board = useMemo(() => game.boardAfter(ply, tried), [game, ply, tried.join(' ')]);
  const table = useTable(board);
  const asks = state.kind === 'asked';
  const options = asks ? game.options(ply) : [];
  const position = { rules: game.rules, board, options };
  const side = colourName(finding.side);
  const words = betterWords(game, view);
  const course = useCourse(
    useMemo(() => ({ words }), [words]),
    (_, now) => now.words,
  );
  return (
    <Table
      table={table}
      title={`Do it better, ${gameTitle(record)}`}
      origin={{ screen: 'review', id: record.id, ply: ply + 1 }}
      rules={game.rules}
      position={{
        ...{ state: board, options },
        hint: view.hinted && asks ? hintOf(game, view) : null,
        arrows: answerArrow(game, view),
      }}
      seats={seats('fixed', WHITE, finding.side === BLACK)}
      reader={finding.side}
      onPlay={(text) => better.play(text)}
      explain={(from, to) =>
        !asks || board.cells[from] === 0 ? null : whyNoMove(position, from, to)
      }
      read={(text) => typedMoveAt(position, text)}
      actions={betterActions(better, view, count)}
      keys={betterKeys(better, view, words, position)}
      course={course}
      advice={null}
      far={
        <div class={styles.task} data-part="mistake">
          <span class={styles.question}>
            <SideDisc colour={finding.side} />
            <span class={styles.words}>
              {side}: better than{' '}
              <span class={styles.move}>{numberedMove(itemAt(game.moves, ply))}</span>
            </span>
          </span>
          <span>
            {index + 1} of {count}
          </span>
        </div>
      }
      near={
        <div class={said.near}>
          <SaidBox kind={saidKind(state)} phase={state.kind} words={words} />
        </div>
      }
      aside={null}
    />
  );
}

function saidKind({ kind }: BetterState): SaidKind {
  if (kind === 'wrong' || kind === 'failed') return 'wrong';
  return kind === 'found' || kind === 'solution' ? 'done' : 'asked';
}

/** What is on the board besides the game: a move tried, and how it is answered. */
function triedMoves(state: BetterState): readonly string[] {
  return 'move' in state ? [state.move] : [];
}

/** Where the piece to move stands; nothing for a move without a cell. */
function hintOf(game: ReviewedGame, { task }: BetterView) {
  const option = optionOf(game, task.ply, itemAt(task.finding.best.moves, 0));
  return option?.from == null ? null : { from: option.from, to: null };
}

const optionOf = (game: ReviewedGame, ply: number, text: string): MoveOption | undefined =>
  game.options(ply).find((option) => option.text === text);

/** How a wrong move is answered. */
function answerArrow(game: ReviewedGame, { task, state }: BetterView): BoardArrow[] {
  if (state.kind !== 'wrong') return [];
  const [move, answer] = state.finding.played?.moves ?? [];
  if (move === undefined || answer === undefined) return [];
  const { lastMove } = game.boardAfter(task.ply, [move, answer]);
  const arrow = lastMove && arrowOf(lastMove, 1, 'threat');
  return arrow ? [arrow] : [];
}

function betterActions(
  better: BetterSession,
  { state, hinted, index }: BetterView,
  count: number,
): readonly TableAction[] {
  const asks = state.kind === 'asked';
  return [
    {
      icon: 'previous',
      label: 'Before',
      disabled: index === 0,
      onPress: () => better.go(index - 1),
    },
    { icon: 'hint', label: 'Hint', disabled: !asks || hinted, onPress: () => better.hint() },
    {
      icon: 'check',
      label: 'Solution',
      disabled: state.kind === 'solution' || state.kind === 'found',
      onPress: () => better.solve(),
    },
    { icon: 'takeBack', label: 'Again', disabled: asks, onPress: () => better.again() },
    {
      icon: 'next',
      label: 'Next',
      disabled: index === count - 1,
      onPress: () => better.go(index + 1),
    },
  ];
}

function betterKeys(
  better: BetterSession,
  { index }: BetterView,
  words: string,
  position: Parameters<typeof targetsKey>[0],
): readonly TableKey[] {
  const act = (action: () => void) => () => {
    action();
    return null;
  };
  return [
    targetsKey(position),
    { key: '2', meaning: 'hear the question or the answer', press: () => words },
    turnKey(position, null),
    { key: '5', meaning: 'see which piece moves', press: act(() => better.hint()) },
    { key: '6', meaning: 'see the solution', press: act(() => better.solve()) },
    { key: '7', meaning: 'try again', press: act(() => better.again()) },
    { key: ',', meaning: 'to the mistake before', press: act(() => better.go(index - 1)) },
    { key: '.', meaning: 'to the next mistake', press: act(() => better.go(index + 1)) },
  ];
}
