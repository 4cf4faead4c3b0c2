// Moves laid out as a score sheet: one row a number, one column a side. A side may move twice in a row, or a position
// begin with the other side to move; cells are left empty then.
import type { Colour } from '../../rules/types';
import type { PlayedMove } from '../../session/types';

type ListedMove = Pick<PlayedMove, 'notation' | 'side'>;

export interface MoveCell {
  readonly notation: string;
  /** Plies played once this move is made. */
  readonly ply: number;
}

export interface MoveRow {
  readonly number: number;
  readonly first: MoveCell | null;
  readonly second: MoveCell | null;
}

/** `firstSide` fills the first column. */
export function moveRows(moves: readonly ListedMove[], firstSide: Colour): MoveRow[] {
  const rows: MoveRow[] = [];
  moves.forEach(({ notation, side }, index) => {
    const cell = { notation, ply: index + 1 };
    const last = rows.at(-1);
    if (side !== firstSide && last && !last.second)
      rows[rows.length - 1] = { ...last, second: cell };
    else if (side === firstSide) rows.push({ number: rows.length + 1, first: cell, second: null });
    else rows.push({ number: rows.length + 1, first: null, second: cell });
  });
  return rows;
}
