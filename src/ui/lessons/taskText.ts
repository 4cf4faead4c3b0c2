// What a task says: what is asked, what was wrong with a move, that it is done; also to screen readers.
import type { Task } from '../../games/lessons';
import { capital } from '../../language/sentence';
import { textsOf } from '../../language/texts';
import { kindOf } from '../../rules/position';
import type { TaskPhase, TaskView } from '../../session/lesson/types';
import type { MoveOption } from '../../session/types';
import { itemAt } from '../../util/items';
import type { Settings } from '../settings/settings';
import { pieceHintText, playedMoveText, type ShownScene, shownMoveText } from '../words/moveText';
import { colourName } from '../words/names';

const texts = textsOf('lessonScreens');
const moves = textsOf('moves');

/** What stands below the board now. */
export function taskText(view: TaskView): string {
  const { task, phase } = view;
  if (phase.kind === 'done') return doneText(task);
  return phase.kind === 'wrong' ? wrongText(view, phase) : task.ask;
}

/** What is said of a task that is done: praise, the same for it every time, and what it taught. */
export function doneText({ ask, success }: Task): string {
  const { praises } = texts;
  return `${itemAt(praises, ask.length % praises.length)} ${success}`;
}

type Wrong = Extract<TaskPhase, { kind: 'wrong' }>;

/** The words written for the move, or else what happens and the words for any other. */
function wrongText(view: TaskView, wrong: Wrong): string {
  const { task } = view;
  const own = wrong.first && task.level === undefined ? task.wrong?.[wrong.move] : undefined;
  if (own) return own;
  const fault = faultText(view, wrong);
  return fault ? `${fault} ${task.otherwise}` : task.otherwise;
}

function faultText({ rules }: TaskView, { because, answer }: Wrong): string | null {
  if (because === 'lost') return texts.removesOwn;
  if (because !== 'exposed' || !answer) return null;
  const [mover] = answer.effects.moved;
  const takes = answer.effects.captured.some(({ cell }) => cell === answer.to);
  if (!mover || !takes) return texts.thenRemoved;
  const piece = rules.kinds[kindOf(mover.code)]?.name;
  return piece ? texts.thenTakes(piece) : texts.thenPieceTakes;
}

/** What changed, for screen readers: moves, and then what is said of them. */
export function taskAnnouncement(
  before: TaskView,
  now: TaskView,
  style: Settings['moveStyle'] = 'full',
): string {
  const parts: string[] = [];
  const { phase, rules, board, notation } = now;
  const isJudged =
    phase.kind !== before.phase.kind && (phase.kind === 'done' || phase.kind === 'wrong');
  const verdict = isJudged ? taskText(now) : '';
  const { lastMove } = board;
  if (board !== before.board && lastMove && notation) {
    const mover = colourName(lastMove.side);
    const how = { followedBy: mateNamedIn(verdict), style };
    parts.push(`${playedMoveText(mover, rules, { ...lastMove, notation }, how)}.`);
  }
  if (verdict) parts.push(verdict);
  // The board went back: by a move or two, or to the beginning.
  if (phase.kind === 'asked' && board.text !== before.board.text && !lastMove) {
    parts.push(before.phase.kind === 'done' ? now.task.ask : texts.takenBack);
  }
  const { left } = now;
  if (left !== null && before.left !== null && left < before.left) {
    parts.push(texts.rightSoFar(left));
  }
  return parts.join(' ');
}

/** "checkmate" where praise begins with it, so that the move need not say it; any other check there is about something else. */
export function mateNamedIn(verdict: string): string {
  const { checkmate } = moves;
  return new RegExp(`(?:^|[.!] )${capital(checkmate)}[.!]`).test(verdict) ? checkmate : '';
}

/** The move that "Show me" points out. */
export function shownMoveSentence(scene: ShownScene, shown: MoveOption): string {
  return shown.from === null ? pieceHintText(scene, shown) : `${shownMoveText(scene, shown)}.`;
}
