// What a tap on the board means while a position is set up: moving pieces by hand, laying one, or taking one off.
import type { Brush } from '../../board/useBrush';

export type Tool =
  | { readonly kind: 'hand' }
  /** Lays a piece of this code; 0 takes pieces off. */
  | { readonly kind: 'piece'; readonly code: number };

export const HAND: Tool = { kind: 'hand' };
export const ERASER: Tool = { kind: 'piece', code: 0 };

export const isSameTool = (one: Tool, other: Tool): boolean =>
  one.kind === 'hand' ? other.kind === 'hand' : other.kind === 'piece' && one.code === other.code;

/** What Enter does on a cell with a tool, in the words of the help. */
export const enterWords = (tool: Tool): string =>
  tool.kind === 'hand'
    ? 'choose a piece, then where it goes'
    : tool.code === 0
      ? 'take the piece off'
      : 'put the chosen piece there';

/** The brush of a tool; null for the hand. */
export function brushOf(tool: Tool, lay: (cell: number, code: number) => void): Brush | null {
  if (tool.kind === 'hand') return null;
  const { code } = tool;
  return {
    tap: (cell) => lay(cell, code),
    drag: (_from, over) => lay(over, code),
    drop: () => undefined,
  };
}
