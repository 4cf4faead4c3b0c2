// Where the piece that moves is heading: a cell that the line takes it to, and that it could not reach at once.
import type { RuleSet } from '../games/game';
import { isTakenAtOnce } from '../reasons/fate';
import type { LinePly } from '../reasons/line';
import { type MoveReason, pieceRef } from '../reasons/reason';
import { legalMoves, moveFrom, moveTo } from '../rules/move';
import type { Position } from '../rules/position';
import type { Findings } from './hintFindings';
import { MAX_PREPARED_MOVES } from './laterReason';

/** Own moves of the line for which a piece has to stay where it was heading. */
const STAY_MOVES = 3;

/** The piece that moves goes on within the next own moves of the line to where it stays, and could not go in one move. */
export function heads(findings: Findings): MoveReason | null {
  const { rules, position, best } = findings;
  const { shown } = best;
  const [first, ...own] = shown.plies.filter((ply) => ply.own);
  const [here] = first?.moved ?? [];
  if (!here) return null;
  const isRoyal = rules.kinds[here.code >> 1]?.royal === true;
  let at = here.to;
  let last = -1;
  let steps = 0;
  const been = new Set([here.from, here.to]);
  for (const [index, { moved, captured }] of own
    .slice(0, MAX_PREPARED_MOVES + STAY_MOVES)
    .entries()) {
    if (last >= 0 && index - last > STAY_MOVES) break;
    if (moved[0]?.from !== at) continue;
    // It was there to take from, or goes on since it has to answer a check; a king that one drives on was not on its way.
    const isDriven = shown.plies[shown.plies.indexOf(own[index]) - 1].checks;
    if (captured.length === 0 && isDriven && isRoyal) return null;
    if (captured.length > 0 || isDriven) break;
    at = moved[0].to;
    last = index;
    steps++;
    // Who comes by a cell twice was not on the way from there.
    if (been.has(at)) return null;
    been.add(at);
  }
  // What moves on is still on its way.
  if (last < 0 || last >= MAX_PREPARED_MOVES) return null;
  const arrival = shown.plies.indexOf(own[last]);
  const isTakenThere = isTakenAtOnce(shown.plies.slice(arrival));
  if (isTakenThere || reachesFrom(rules, position, shown.plies, arrival, here)) return null;
  const needed = (to: number): number => movesAfter(findings, here.to, to);
  // What goes a way round is not on its way, and a pawn, which never goes back, has no other way.
  if (needed(at) < steps || !Number.isFinite(needed(here.from))) return null;
  const before = movesFrom(spareOf(rules, position), standingOn(position), here.from, at);
  if (needed(at) >= before) return null;
  const piece = pieceRef(rules, { code: here.code, cell: here.from });
  return { kind: 'heads', piece, cell: rules.board.cells[at].name };
}

/** Whether a piece that had stayed where it was could go in one move where it goes at a ply of the line, now or by then. */
function reachesFrom(
  rules: RuleSet,
  position: Position,
  plies: readonly LinePly[],
  at: number,
  { code, from }: { readonly code: number; readonly from: number },
): boolean {
  const [goes] = plies[at].moved;
  const isThere = (board: Position) => goals(board, from).includes(goes.to);
  if (isThere(position)) return true;
  for (const { move } of plies.slice(0, at)) position.make(move);
  const then = standingOn(position);
  for (const _ of plies.slice(0, at)) position.unmake();
  then.cells[goes.from] = 0;
  then.cells[from] = code;
  return isThere(stood(spareOf(rules, position), then));
}

/** Pieces as they stand, and who is to move. */
type Standing = Pick<Position, 'cells' | 'side' | 'terrain'>;

const standingOn = ({ cells, board, side, terrain }: Position): Standing => ({
  cells: cells.slice(0, board.cells.length),
  ...{ side, terrain },
});

/** Moves that the piece which moves needs from one cell to another afterwards, while everything else stands still. */
function movesAfter({ rules, position, move }: Findings, from: number, to: number): number {
  // Where the move gives check, the pieces after it are no position that could be read.
  const board = spareOf(rules, position);
  const { side } = position;
  position.make(move);
  const after = { ...standingOn(position), side };
  position.unmake();
  return movesFrom(board, after, from, to);
}

/** Moves that a piece needs to a cell, alone and one after the other; infinite beyond those that are looked at. */
function movesFrom(board: Position, pieces: Standing, from: number, to: number): number {
  const known = new Set([from]);
  let last = [from];
  for (let moves = 1; moves <= MAX_PREPARED_MOVES; moves++) {
    const next = last.flatMap((at) => {
      const cells = pieces.cells.slice();
      cells[at] = pieces.cells[from];
      if (at !== from) cells[from] = 0;
      return goals(stood(board, { ...pieces, cells }), at);
    });
    if (next.includes(to)) return moves;
    last = [...new Set(next)].filter((at) => !known.has(at));
    for (const at of last) known.add(at);
  }
  return Number.POSITIVE_INFINITY;
}

/** Cells that the piece on a cell may go to. */
const goals = (position: Position, from: number): number[] =>
  legalMoves(position)
    .filter((move) => moveFrom(move) === from)
    .map(moveTo);

/** A board of its own, so that the position stays as it is. */
const spareOf = (rules: RuleSet, position: Position): Position =>
  rules.parse(rules.format(position));

/** The board with these pieces alone. */
function stood(board: Position, { cells, side, terrain }: Standing): Position {
  const standing = [...cells.keys()].filter((cell) => cells[cell] !== 0);
  const codes = standing.map((cell) => cells[cell]);
  board.arrange(codes, standing, side, terrain);
  return board;
}
