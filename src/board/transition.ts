// What moves on the board between two positions, told from the move that was played and the pieces before and after:
// forwards along the last move, or backwards when it is taken back. Positions further apart just change.
import { TAG_CASTLE, TAG_CHOICE, TAG_NORMAL, TAG_TERRAIN } from '../rules/move';
import { codeOf, colourOf } from '../rules/position';
import type { BoardState, MoveOption } from '../session/types';

export interface Glide {
  /** Cell where the piece now stands. */
  readonly cell: number;
  /** Cell it comes from. */
  readonly from: number;
}

/** A piece that is gone. */
export interface Ghost {
  readonly cell: number;
  readonly code: number;
  /** Cell from which it first moves to where it vanishes; null if it stays. */
  readonly from: number | null;
}

export interface Transition {
  readonly glides: readonly Glide[];
  readonly vanished: readonly Ghost[];
  /** Cells whose piece comes up where it stands. */
  readonly appeared: readonly number[];
  /** Cells between which part of the board itself slides. */
  readonly slide: Glide | null;
}

const NOTHING: Transition = { glides: [], vanished: [], appeared: [], slide: null };

/** From one state to another; nothing where they are not one move apart. */
export function transition(before: BoardState, after: BoardState): Transition {
  if (after.lastMove && isStep(after.lastMove, before, after)) {
    return forwards(after.lastMove, before, after);
  }
  if (before.lastMove && isStep(before.lastMove, after, before)) {
    return backwards(before.lastMove, before, after);
  }
  return NOTHING;
}

/** Whether two states show the same pieces on the same ground. */
export const isSameScene = (a: BoardState, b: BoardState): boolean =>
  a.terrain === b.terrain && changedCells(a, b).length === 0;

function changedCells(a: BoardState, b: BoardState): number[] {
  return [...a.cells.keys()].filter((cell) => a.cells[cell] !== b.cells[cell]);
}

/** Whether the move leads from `a` to `b`, as far as the pieces tell. */
function isStep(move: MoveOption, a: BoardState, b: BoardState): boolean {
  const changed = changedCells(a, b);
  if (move.tag === TAG_TERRAIN) return a.terrain !== b.terrain && changed.length === 0;
  if (move.tag === TAG_CHOICE) return a.terrain !== b.terrain;
  if (move.from === null || move.to === null || a.cells[move.from] === 0) return false;
  const touched = [move.from, move.to, ...move.captures];
  const others = changed.filter((cell) => !touched.includes(cell));
  return changed.includes(move.from) && others.length <= (move.tag === TAG_CASTLE ? 2 : 0);
}

function forwards(move: MoveOption, before: BoardState, after: BoardState): Transition {
  const { from, to } = move;
  if (move.tag === TAG_CHOICE) return exchange(before, after);
  if (from === null || to === null) return NOTHING;
  if (move.tag === TAG_TERRAIN) return { ...NOTHING, slide: { cell: to, from } };
  const captured = move.captures.map((cell) => ({ cell, code: before.cells[cell], from: null }));
  const code = before.cells[from];
  if (move.tag === TAG_NORMAL && after.cells[to] !== code) {
    // The mover promotes or is lost on arrival: what set out travels and vanishes there.
    const vanished = [...captured, { cell: to, code, from }];
    return { ...NOTHING, vanished, appeared: after.cells[to] === 0 ? [] : [to] };
  }
  return {
    ...NOTHING,
    glides: [{ cell: to, from }, ...partners(before, after, from, to)],
    vanished: captured,
  };
}

function backwards(move: MoveOption, before: BoardState, after: BoardState): Transition {
  const { from, to } = move;
  if (move.tag === TAG_CHOICE) return exchange(before, after);
  if (from === null || to === null) return NOTHING;
  if (move.tag === TAG_TERRAIN) return { ...NOTHING, slide: { cell: from, from: to } };
  if (move.losesMover) return { ...NOTHING, appeared: [from] };
  return {
    ...NOTHING,
    glides: [{ cell: from, from: to }, ...partners(before, after, to, from)],
    appeared: move.captures,
  };
}

/** The piece that moves along with a king in castling: gone from one cell and come to another. */
function partners(before: BoardState, after: BoardState, from: number, to: number): Glide[] {
  const side = colourOf(before.cells[from]);
  const cells = changedCells(before, after);
  const came = (cell: number) => cell !== to && after.cells[cell] !== 0;
  const own = (code: number) => code !== 0 && colourOf(code) === side;
  return cells.filter(came).flatMap((cell) => {
    const code = after.cells[cell];
    const origin = cells.find((other) => other !== from && before.cells[other] === code);
    return own(code) && origin !== undefined ? [{ cell, from: origin }] : [];
  });
}

/** Whole armies give way to others. */
function exchange(before: BoardState, after: BoardState): Transition {
  const pieces = (state: BoardState) => [...state.cells.entries()].filter(([, code]) => code !== 0);
  return {
    ...NOTHING,
    vanished: pieces(before).map(([cell, code]) => ({ cell, code, from: null })),
    appeared: pieces(after).map(([cell]) => cell),
  };
}

/**
 * How the board will look after an option, before the session has answered; null for moves whose effect only the
 * rules can tell.
 */
export function foresee(state: BoardState, option: MoveOption): BoardState | null {
  const { from, to, promotion, captures, losesMover } = option;
  if (option.tag !== TAG_NORMAL || from === null || to === null) return null;
  const cells = state.cells.slice();
  const code = cells[from];
  cells[from] = 0;
  cells[to] = promotion === 0 ? code : codeOf(promotion, colourOf(code));
  if (losesMover) cells[to] = 0;
  for (const cell of captures) if (cell !== to) cells[cell] = 0;
  return { ...state, cells, checkedKing: null, lastMove: option };
}
