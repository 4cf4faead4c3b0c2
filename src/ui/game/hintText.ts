// What a hint says at each of its steps: the piece, then where it goes, what it becomes there, and why.
import type { HintReply } from '../../engine/api';
import type { MoveOption } from '../../session/types';
import { pieceHintText, type ShownScene, shownMoveText } from '../words/moveText';

export type HintStep = 'asked' | 'piece' | 'move' | 'failed' | 'away';

/** The position the hint is about, and what may be played in it. */
interface HintScene extends ShownScene {
  /** The mover: `your`, or `White's`. */
  readonly whose: string;
}

/** The words of a step, or null where there are none. */
export function hintText(
  { step, reply }: { readonly step: HintStep; readonly reply: HintReply | null },
  view: HintScene,
  option: MoveOption | null,
): string | null {
  if (step === 'asked') return 'Looking for a good move…';
  if (step === 'failed') return 'There is no hint now: the engine failed. Ask again.';
  if (!option || step === 'away') return null;
  if (step === 'piece' && option.from !== null) return pieceHintText(view, option, view.whose);
  const reason = reply?.reason ?? '';
  return `${shownMoveText(view, option, reason)}. ${reason}`;
}
