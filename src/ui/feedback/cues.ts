// Which sounds belong to what has just happened in a game: derived from the move, like the animation.
import { exchangesArmies } from '../../rules/effects';
import { TAG_CASTLE } from '../../rules/move';
import type { BoardState, SessionView } from '../../session/types';

export type Cue =
  | 'move'
  | 'capture'
  | 'captures'
  | 'castle'
  | 'slide'
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
    cues.push(moveCue(after.board));
    if (after.board.checkedKing !== null) cues.push('check');
  }
  const ended = after.outcome !== null && before.outcome === null;
  return ended ? [...cues.filter((cue) => cue !== 'check'), 'end'] : cues;
}

/** The sound of the move that led to a position. */
function moveCue({ lastMove }: BoardState): Cue {
  if (!lastMove) return 'move';
  const { tag, effects } = lastMove;
  if (exchangesArmies(effects)) return 'stage';
  if (effects.slid !== null) return 'slide';
  if (tag === TAG_CASTLE) return 'castle';
  const gone = effects.captured.length + effects.lost.length;
  if (gone > 0) return gone > 1 ? 'captures' : 'capture';
  return effects.became === 0 ? 'move' : 'promotion';
}

/** Whether something fell, or a king is in danger, or the game is over. */
export const isGrave = (cues: readonly Cue[]): boolean =>
  cues.some((cue) => ['capture', 'captures', 'check', 'end'].includes(cue));
