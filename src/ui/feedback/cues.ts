// Which sounds belong to what has just happened in a game: told from the move that was played, as the animation is.
import { TAG_CASTLE, TAG_CHOICE, TAG_TERRAIN } from '../../rules/move';
import type { BoardState, SessionView } from '../../session/types';

export type Cue =
  | 'move'
  | 'capture'
  | 'captures'
  | 'castle'
  | 'bridge'
  | 'promotion'
  | 'stage'
  | 'check'
  | 'end'
  | 'refused';

/** What the change from one view of a game to the next sounds like; steps back and leaps are silent. */
export function cuesBetween(before: SessionView, after: SessionView): readonly Cue[] {
  const cues: Cue[] = [];
  const oneForward = after.shown === before.shown + 1 && after.board !== before.board;
  if (oneForward && after.board.lastMove) {
    cues.push(moveCue(before.board, after.board));
    if (after.board.checkedKing !== null) cues.push('check');
  }
  const ended = after.outcome !== null && before.outcome === null;
  return ended ? [...cues.filter((cue) => cue !== 'check'), 'end'] : cues;
}

/** The sound of the move that led from one position to the next. */
function moveCue(before: BoardState, { lastMove, cells }: BoardState): Cue {
  if (!lastMove) return 'move';
  const { tag, from, to, captures, losesMover } = lastMove;
  if (tag === TAG_CHOICE) return 'stage';
  if (tag === TAG_TERRAIN) return 'bridge';
  if (tag === TAG_CASTLE) return 'castle';
  if (captures.length > 1) return 'captures';
  if (captures.length === 1 || losesMover) return 'capture';
  const changes = from !== null && to !== null && before.cells[from] !== cells[to];
  return changes ? 'promotion' : 'move';
}

/** Whether something fell, or a king is in danger, or the game is over. */
export const isGrave = (cues: readonly Cue[]): boolean =>
  cues.some((cue) => ['capture', 'captures', 'check', 'end'].includes(cue));
