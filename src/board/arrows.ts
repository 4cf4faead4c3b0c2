// Arrows on a board as data: what points from where to where, how strongly, and what it means.
import type { MoveOption } from '../session/types';

/** What an arrow means: a good move, what the other side would do, something pointed out by a person or a text. */
type ArrowTone = 'move' | 'threat' | 'note';

export interface BoardArrow {
  readonly from: number;
  readonly to: number;
  /** From 0, the thinnest, to 1; told by width. */
  readonly strength: number;
  /** Told by the shaft: whole, dashed, dotted. */
  readonly tone: ArrowTone;
}

/** The arrow of a move; null where it has no cells to point from and to. */
export function arrowOf(
  { from, to }: Pick<MoveOption, 'from' | 'to'>,
  strength: number,
  tone: ArrowTone,
): BoardArrow | null {
  return from === null || to === null || from === to ? null : { from, to, strength, tone };
}
