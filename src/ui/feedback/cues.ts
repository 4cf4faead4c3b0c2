// Which sounds belong to what has just happened in a game: derived from the move, like the animation.
import { exchangesArmies } from '../../rules/effects';
import { TAG_CASTLE } from '../../rules/move';
import type { Colour, Outcome } from '../../rules/types';
import type { BoardState, SessionView } from '../../session/types';
import { readersColour } from '../../storage/record';

export type Cue =
  | 'move'
  | 'capture'
  | 'captures'
  | 'castle'
  | 'slide'
  | 'promotion'
  | 'stage'
  | 'check'
  | 'win'
  | 'loss'
  | 'draw'
  | 'refused';

type EndCue = Extract<Cue, 'win' | 'loss' | 'draw'>;

/** What the change from one view of a game to the next sounds like; steps back and leaps are silent. */
export function cuesBetween(before: SessionView, after: SessionView): readonly Cue[] {
  const cues: Cue[] = [];
  const oneForward = after.shown === before.shown + 1 && after.board !== before.board;
  if (oneForward && after.board.lastMove) {
    cues.push(moveCue(after.board));
    if (after.board.checkedKing !== null) cues.push('check');
  }
  if (after.outcome === null || before.outcome !== null) return cues;
  const end = endCue(after.outcome, readersColour(after.record));
  return [...cues.filter((cue) => cue !== 'check'), end];
}

/** How an end sounds to its reader; where nobody is meant, somebody has won. */
export function endCue({ winner }: Outcome, own: Colour | null): EndCue {
  if (winner === null) return 'draw';
  return own === null || winner === own ? 'win' : 'loss';
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

const LIGHT_MS = [10];
const STRONG_MS = [20];
/** Milliseconds of vibration, of rest, of vibration: three beats rising, one long one, two alike. */
const END_MS: Readonly<Record<EndCue, readonly number[]>> = {
  win: [20, 70, 20, 70, 60],
  loss: [60],
  draw: [20, 90, 20],
};

export const isEndCue = (cue: Cue): cue is EndCue => cue in END_MS;

/** What is felt of it; `still`, where motion is reduced, an end is felt as any other event. */
export function vibrationOf(cues: readonly Cue[], still: boolean): readonly number[] {
  const end = cues.find(isEndCue);
  if (end) return still ? STRONG_MS : END_MS[end];
  const isStrong = cues.some((cue) => ['capture', 'captures', 'check'].includes(cue));
  return isStrong ? STRONG_MS : LIGHT_MS;
}
