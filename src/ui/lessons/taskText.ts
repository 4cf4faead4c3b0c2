// What a task says: what is asked, what was wrong with a move, that it is done; also to screen readers.
import { colourOf, kindOf } from '../../rules/position';
import { opposite } from '../../rules/types';
import type { TaskPhase, TaskView } from '../../session/lesson/types';
import type { MoveOption } from '../../session/types';
import {
  lastMoveText,
  moveCountText,
  pieceHintText,
  type ShownScene,
  shownMoveText,
} from '../words/moveText';
import { colourName } from '../words/names';

/** What stands below the board now. */
export function taskText(view: TaskView): string {
  const { task, phase } = view;
  if (phase.kind === 'done') return task.success;
  return phase.kind === 'wrong' ? wrongText(view, phase) : task.ask;
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
  if (because === 'lost') return 'That removes your own piece.';
  if (because !== 'exposed' || !answer) return null;
  const [mover] = answer.effects.moved;
  const takes = answer.effects.captured.some(({ cell }) => cell === answer.to);
  if (!mover || !takes) return 'Then one of your pieces is removed.';
  return `Then the ${rules.kinds[kindOf(mover.code)]?.name ?? 'piece'} takes.`;
}

/** What changed, for screen readers: moves, and then what is said of them. */
export function taskAnnouncement(before: TaskView, now: TaskView): string {
  const parts: string[] = [];
  if (now.board !== before.board && now.board.lastMove && now.notation) {
    parts.push(`${colourName(moverOf(now))}: ${lastMoveText(now.rules, now.board, now.notation)}.`);
  }
  const { phase } = now;
  if (phase.kind !== before.phase.kind) {
    if (phase.kind === 'done') parts.push(`Done. ${taskText(now)}`);
    if (phase.kind === 'wrong') parts.push(taskText(now));
    if (phase.kind === 'asked' && before.phase.kind === 'wrong') parts.push('Taken back.');
  }
  const { left } = now;
  if (left !== null && before.left !== null && left < before.left) {
    parts.push(`Right so far. ${moveCountText(left)} left.`);
  }
  return parts.join(' ');
}

/** The move that "Show me" points out. */
export function shownMoveSentence(scene: ShownScene, shown: MoveOption): string {
  return shown.from === null ? pieceHintText(scene, shown) : `${shownMoveText(scene, shown)}.`;
}

/** Who made the move that led to the position on the board. */
function moverOf({ board }: TaskView) {
  const moved = board.lastMove?.effects.moved[0];
  return moved ? colourOf(moved.code) : opposite(board.side);
}
