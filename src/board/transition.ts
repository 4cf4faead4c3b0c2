// What moves on the board between two positions, derived from the move played: forwards along the last
// move, or backwards when it is taken back. Positions further apart just change.
import { exchangesArmies, type PieceMoved, type PieceOn, withEffects } from '../rules/effects';
import type { BoardState, MoveOption } from '../session/types';

interface Glide {
  /** Cell where the piece now stands. */
  readonly cell: number;
  /** Cell it comes from. */
  readonly from: number;
}

/** A piece that is gone. */
export interface Ghost extends PieceOn {
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
    return forwards(after.lastMove);
  }
  if (before.lastMove && isStep(before.lastMove, after, before)) {
    return backwards(before.lastMove);
  }
  return NOTHING;
}

/** Whether two states show the same pieces on the same ground. */
export const isSameScene = (a: BoardState, b: BoardState): boolean =>
  a.terrain === b.terrain && a.cells.every((code, cell) => code === b.cells[cell]);

/** Whether the move leads from `a` to `b`, as far as the pieces tell. */
function isStep({ effects }: MoveOption, a: BoardState, b: BoardState): boolean {
  const { moved, captured, cleared, slid } = effects;
  if (slid !== null && a.terrain === b.terrain) return false;
  const begins =
    moved.every(({ code, from }) => a.cells[from] === code) &&
    [...captured, ...cleared].every(({ code, cell }) => a.cells[cell] === code);
  const reached = withEffects(a.cells, effects);
  return begins && b.cells.every((code, cell) => code === reached[cell]);
}

function forwards({ effects }: MoveOption): Transition {
  const { moved, captured, lost, became, cleared, arrived, slid } = effects;
  const glides: Glide[] = [];
  const vanished: Ghost[] = [...captured, ...cleared].map((gone) => ({ ...gone, from: null }));
  const appeared = arrived.map(({ cell }) => cell);
  for (const [index, { code, from: origin, to: cell }] of moved.entries()) {
    const changes = index === 0 && became !== 0;
    const falls = lost.some((piece) => piece.cell === cell);
    if (changes) appeared.push(cell);
    // What promotes or is lost on arrival travels as what set out, and vanishes there.
    if (changes || falls) vanished.push({ cell, code, from: origin });
    else glides.push({ cell, from: origin });
  }
  const slide = slid && { cell: slid.to, from: slid.from };
  return { glides, vanished, appeared, slide };
}

function backwards({ effects }: MoveOption): Transition {
  const { moved, captured, lost, cleared, arrived, slid } = effects;
  const falls = ({ to: cell }: PieceMoved) => lost.some((piece) => piece.cell === cell);
  const stood = moved.filter((piece) => !falls(piece));
  return {
    glides: stood.map(({ from: cell, to: origin }) => ({ cell, from: origin })),
    vanished: arrived.map((gone) => ({ ...gone, from: null })),
    appeared: [
      ...[...captured, ...cleared].map(({ cell }) => cell),
      ...moved.filter(falls).map(({ from: cell }) => cell),
    ],
    slide: slid && { cell: slid.from, from: slid.to },
  };
}

/**
 * How the board will look after an option, before the session has answered; null for moves that change more than the
 * pieces.
 */
export function previewState(state: BoardState, option: MoveOption): BoardState | null {
  const { effects } = option;
  if (effects.slid !== null || exchangesArmies(effects)) return null;
  const cells = withEffects(state.cells, effects);
  return { ...state, cells, checkedKing: null, lastMove: option };
}
