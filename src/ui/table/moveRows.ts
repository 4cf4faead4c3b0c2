// Moves laid out as a score sheet: one row a number, one column a side. A side may move twice in a row, or a position
// begin with the other side to move; cells are left empty then.
import type { RuleSet } from '../../games/game';
import { moveNumbers } from '../../rules/moveNumbers';
import type { Colour } from '../../rules/types';
import type { PlayedMove, SessionView } from '../../session/types';
import { itemAt } from '../../util/items';

export type ListedMove = Pick<PlayedMove, 'notation' | 'side'>;

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
  const numbers = moveNumbers(
    moves.map(({ side }) => side),
    firstSide,
  );
  const rows: MoveRow[] = [];
  moves.forEach(({ notation, side }, index) => {
    const cell = { notation, ply: index + 1 };
    const number = itemAt(numbers, index);
    if (side === firstSide) rows.push({ number, first: cell, second: null });
    else rows[number - 1] = { number, first: rows[number - 1]?.first ?? null, second: cell };
  });
  return rows;
}

/** The number of the move that led to ply `shown` of a game; 0 before the first. */
export function numberAt(
  { rules, moves }: Pick<SessionView, 'rules' | 'moves'>,
  shown: number,
): number {
  const sides = moves.slice(0, shown).map(({ side }) => side);
  return moveNumbers(sides, firstSide(rules)).at(-1) ?? 0;
}

/** The side that begins by the rules, wherever a game began. */
export const firstSide = (rules: RuleSet): Colour => rules.parse(rules.startFen).side;
