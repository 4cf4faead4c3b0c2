// What a principal variation shows: who takes what, what is promoted, how it ends. Found by playing the line and
// comparing cells, so that it holds for any game's rules.

import type { RuleSet } from '../games/game';
import { CELL_STRIDE } from '../rules/board';
import { moveFrom, movePromotion, moveTag, moveTo, TAG_CHOICE, TAG_NORMAL } from '../rules/move';
import { colourOf, type Position } from '../rules/position';
import type { Outcome } from '../rules/types';
import type { GameLine } from './api';
import { replay } from './line';

/** A piece that left the board. */
export interface Taken {
  readonly code: number;
  readonly cell: number;
}

export interface LinePly {
  readonly move: number;
  /** Whether the player who asks makes it. */
  readonly own: boolean;
  /** Pieces of the other side that it removes, and of its own. */
  readonly taken: readonly Taken[];
  readonly lost: readonly Taken[];
  /** Piece code that the moved piece became, or 0 if it stayed what it was. */
  readonly became: number;
  /** Whether it gives check. */
  readonly checks: boolean;
  /** Material balance after it, against the root's, in centipawns from the view of the player who asks. */
  readonly balance: number;
}

export interface ShownLine {
  readonly plies: readonly LinePly[];
  /** How the game stands at the end of the line; null while it goes on. */
  readonly outcome: Outcome | null;
}

/** Plays a line from the position, which is left as it was. Values are by piece code. */
export function showLine(
  position: Position,
  line: readonly number[],
  values: Int16Array,
): ShownLine {
  const asker = position.side;
  const plies: LinePly[] = [];
  let balance = 0;
  let made = 0;
  for (const move of line) {
    // A choice may replace both armies, and what follows is another battle.
    if (moveTag(move) === TAG_CHOICE) break;
    const mover = position.side;
    const sign = mover === asker ? 1 : -1;
    const before = position.cells.slice(0, CELL_STRIDE);
    position.make(move);
    made++;
    const gone = removed(before, position, move);
    const taken = gone.filter(({ code }) => colourOf(code) !== mover);
    const lost = gone.filter(({ code }) => colourOf(code) === mover);
    const became = lost.length === 0 ? promotedTo(before, position, move) : 0;
    balance += sign * (worth(taken, values) - worth(lost, values));
    if (became !== 0) balance += sign * (values[became] - values[before[moveFrom(move)]]);
    const checks = position.side !== mover && position.inCheck();
    plies.push({ move, own: mover === asker, taken, lost, became, checks, balance });
  }
  const outcome = position.outcome();
  for (; made > 0; made--) position.unmake();
  return { plies, outcome };
}

/** Pieces that are no longer on the board, wherever the moved one went. */
function removed(before: Uint8Array, { cells, board }: Position, move: number): Taken[] {
  if (moveTag(move) !== TAG_NORMAL) return [];
  const from = moveFrom(move);
  const to = moveTo(move);
  const gone = board.cells
    .map(({ index }) => ({ code: before[index], cell: index }))
    .filter(({ code, cell }) => {
      if (code === 0 || cell === from) return false;
      return cells[cell] === 0 || colourOf(cells[cell]) !== colourOf(code);
    });
  return cells[to] === 0 ? [...gone, { code: before[from], cell: to }] : gone;
}

function promotedTo(before: Uint8Array, { cells }: Position, move: number): number {
  if (moveTag(move) !== TAG_NORMAL) return 0;
  const after = cells[moveTo(move)];
  return movePromotion(move) !== 0 || after !== before[moveFrom(move)] ? after : 0;
}

const worth = (pieces: readonly Taken[], values: Int16Array): number =>
  pieces.reduce((sum, { code }) => sum + values[code], 0);

/**
 * How many plies of the line belong to the exchange it begins with: up to the first two quiet moves in a row, or its
 * end. At least one.
 */
export function exchangeLength({ plies }: ShownLine): number {
  const isQuiet = (ply: LinePly | undefined) =>
    !ply || (ply.taken.length === 0 && ply.lost.length === 0 && ply.became === 0 && !ply.checks);
  let length = 1;
  while (length < plies.length && !(isQuiet(plies[length]) && isQuiet(plies[length + 1]))) length++;
  return length;
}

/** The balance that holds from the exchange on to the end of the line: what a side has surely gained by it. */
export function lastingBalance(line: ShownLine): number {
  const { plies } = line;
  if (plies.length === 0) return 0;
  const settled = plies[exchangeLength(line) - 1].balance;
  const last = plies[plies.length - 1].balance;
  return settled > 0 ? Math.max(0, Math.min(settled, last)) : settled;
}

/** The piece of the side now to move that the last move of a game took, or null. */
export function lastTaken(rules: RuleSet, { start, moves }: GameLine): Taken | null {
  const last = moves.at(-1);
  if (last === undefined) return null;
  const position = replay(rules, { start, moves: moves.slice(0, -1) });
  const mover = position.side;
  const move = rules.parseMove(position, last);
  const before = position.cells.slice(0, CELL_STRIDE);
  position.make(move);
  const taken = removed(before, position, move).filter(({ code }) => colourOf(code) !== mover);
  return taken[0] ?? null;
}
