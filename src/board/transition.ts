// What moves on the board between two positions, told from the move that was played and the pieces before and after.
import type { BoardState } from '../session/types';

export interface Glide {
  /** Cell where the piece now stands. */
  readonly cell: number;
  /** Cell it comes from. */
  readonly from: number;
}

export interface Transition {
  readonly glides: readonly Glide[];
  /** Pieces that are gone, to fade out. */
  readonly vanished: readonly { readonly cell: number; readonly code: number }[];
}

const NOTHING: Transition = { glides: [], vanished: [] };

/** From one state to the next along its last move; nothing where the two are not one move apart. */
export function transition(before: BoardState, after: BoardState): Transition {
  const move = after.lastMove;
  if (!move || move === before.lastMove) return NOTHING;
  if (move.from === null || move.to === null) return NOTHING;
  const glides: Glide[] = [];
  const came = new Set<number>();
  const left = new Set<number>();
  if (before.cells[move.from] !== 0 && after.cells[move.to] !== 0) {
    glides.push({ cell: move.to, from: move.from });
    came.add(move.to);
    left.add(move.from);
  }
  // A partner that moved along (castling) is the same piece gone from one cell and come to another.
  for (const [cell, code] of after.cells.entries()) {
    if (code === 0 || code === before.cells[cell] || came.has(cell)) continue;
    const from = before.cells.findIndex(
      (old, other) => old === code && after.cells[other] !== code && !left.has(other),
    );
    if (from < 0) continue;
    glides.push({ cell, from });
    came.add(cell);
    left.add(from);
  }
  const vanished = [...before.cells.entries()]
    .filter(([cell, code]) => code !== 0 && !left.has(cell) && after.cells[cell] !== code)
    .map(([cell, code]) => ({ cell, code }));
  return { glides, vanished };
}
