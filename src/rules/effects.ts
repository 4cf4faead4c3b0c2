// What a move did to the pieces: found by comparing the cells before and after it, so that it holds for any game's rules.
// Session, hints, notation, captured pieces and animation all read it from here.
import { moveFrom, moveTag, moveTo, TAG_CHOICE, TAG_NORMAL, TAG_TERRAIN } from './move';
import { colourOf, type Position } from './position';

/** A piece on a cell. */
export interface PieceOn {
  readonly code: number;
  readonly cell: number;
}

/** A piece's way from one cell to another. */
export interface PieceMoved {
  /** What it was when it set out. */
  readonly code: number;
  readonly from: number;
  readonly to: number;
}

export interface MoveEffects {
  /** The moved piece first, also when it is lost where it arrives; then those that move along with it. */
  readonly moved: readonly PieceMoved[];
  /** Enemy pieces that it removes, where they stood. */
  readonly captured: readonly PieceOn[];
  /** Own pieces that it removes; the moved one where it arrived. */
  readonly lost: readonly PieceOn[];
  /** Code of what the moved piece became, or 0 if it stayed what it was. */
  readonly became: number;
  /** Pieces that make room for others without being captured, as when whole armies are exchanged. */
  readonly cleared: readonly PieceOn[];
  /** Pieces that come from beside the board. */
  readonly arrived: readonly PieceOn[];
  /** The cell that ceases to exist and the one that begins to, where part of the board itself moves; or null. */
  readonly slid: CellSlide | null;
}

interface CellSlide {
  readonly from: number;
  readonly to: number;
}

/** What a legal move does. The position is left as it was. */
export function effectsOf(position: Position, move: number): MoveEffects {
  const effects = makeWithEffects(position, move);
  position.unmake();
  return effects;
}

/** Plays a legal move and tells what it did. */
export function makeWithEffects(position: Position, move: number): MoveEffects {
  const before = position.cells.slice();
  const mover = position.side;
  position.make(move);
  const after = position.cells;
  const all = position.board.cells.map(({ index }) => index);
  const standing = (cells: Uint8Array, on: readonly number[]): PieceOn[] =>
    on.filter((cell) => cells[cell] !== 0).map((cell) => ({ code: cells[cell], cell }));
  if (moveTag(move) === TAG_CHOICE) {
    const [cleared, arrived] = [standing(before, all), standing(after, all)];
    return { moved: [], captured: [], lost: [], became: 0, cleared, arrived, slid: null };
  }
  const changed = all.filter((cell) => before[cell] !== after[cell]);
  const left = standing(before, changed);
  const came = standing(after, changed);
  const moved = moveTag(move) === TAG_NORMAL ? [carried(before, move)] : paired(left, came, move);
  const gone = left.filter(
    ({ code, cell }) =>
      !moved.some(({ from }) => from === cell) &&
      (after[cell] === 0 || colourOf(after[cell]) !== colourOf(code)),
  );
  const fallen = moved.filter(({ to }) => after[to] === 0);
  const [first] = moved;
  return {
    moved,
    captured: gone.filter(({ code }) => colourOf(code) !== mover),
    lost: [
      ...gone.filter(({ code }) => colourOf(code) === mover),
      ...fallen.map(({ code, to }) => ({ code, cell: to })),
    ],
    became: first && after[first.to] !== first.code ? after[first.to] : 0,
    cleared: [],
    arrived: came.filter(({ cell }) => !moved.some(({ to }) => to === cell)),
    slid: moveTag(move) === TAG_TERRAIN ? { from: moveFrom(move), to: moveTo(move) } : null,
  };
}

const carried = (before: Uint8Array, move: number): PieceMoved => ({
  code: before[moveFrom(move)],
  from: moveFrom(move),
  to: moveTo(move),
});

/** Pieces that left a cell and came to another as they were: in castling, those that move together. */
function paired(left: readonly PieceOn[], came: readonly PieceOn[], move: number): PieceMoved[] {
  return left
    .flatMap(({ code, cell }) => {
      const arrival = came.find((other) => other.code === code);
      return arrival ? [{ code, from: cell, to: arrival.cell }] : [];
    })
    .sort((a, b) => Number(b.from === moveFrom(move)) - Number(a.from === moveFrom(move)));
}

/** Whether whole armies give way to others: what follows is another battle. */
export const exchangesArmies = ({ cleared }: MoveEffects): boolean => cleared.length > 0;

/** Whether the moved piece is itself removed. */
export const losesMover = ({ moved: [first], lost }: MoveEffects): boolean =>
  first !== undefined && lost.some(({ cell }) => cell === first.to);

/** The cells as they are after a move with these effects. */
export function withEffects(cells: Uint8Array, effects: MoveEffects): Uint8Array {
  const { moved, captured, lost, became, cleared, arrived } = effects;
  const after = cells.slice();
  for (const { from } of moved) after[from] = 0;
  for (const { cell } of [...captured, ...cleared]) after[cell] = 0;
  for (const [index, { code, to }] of moved.entries())
    after[to] = index === 0 && became !== 0 ? became : code;
  for (const { cell } of lost) after[cell] = 0;
  for (const { code, cell } of arrived) after[cell] = code;
  return after;
}
