// Lanes on a board of eight by eight squares: rectangles of two squares or more that are one cell each, as data and as
// text. Which layouts a game accepts is the game's business.
import { refuse } from '../input/input';

/** Squares along each edge of the board. */
export const SIZE = 8;
export const FILES = 'abcdefgh';

/** Files and ranks from 0. */
export interface Lane {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

export interface LanePoint {
  readonly file: number;
  readonly rank: number;
}

export const squareName = ({ file, rank }: LanePoint): string => `${FILES[file]}${rank + 1}`;

/** Its squares, the anchor (lowest rank, lowest file) first. */
export function squaresOf({ left, bottom, right, top }: Lane): LanePoint[] {
  const squares: LanePoint[] = [];
  for (let rank = bottom; rank <= top; rank++) {
    for (let file = left; file <= right; file++) squares.push({ file, rank });
  }
  return squares;
}

const area = ({ left, bottom, right, top }: Lane): number =>
  (right - left + 1) * (top - bottom + 1);

/** Whether two lanes share a square. */
export const overlap = (one: Lane, other: Lane): boolean =>
  one.left <= other.right &&
  other.left <= one.right &&
  one.bottom <= other.top &&
  other.bottom <= one.top;

/** Cells of a board with these lanes. */
export const cellCount = (lanes: readonly Lane[]): number =>
  lanes.reduce((count, lane) => count - area(lane) + 1, SIZE * SIZE);

/** `a2-a3`: from its lowest left to its highest right square. */
export const laneText = ({ left, bottom, right, top }: Lane): string =>
  `${squareName({ file: left, rank: bottom })}-${squareName({ file: right, rank: top })}`;

/** @throws InputError for anything but a rectangle of two squares or more, written as laneText does */
export function readLane(text: string): Lane {
  const match = /^([a-h])([1-8])-([a-h])([1-8])$/.exec(text);
  if (!match) throw refuse('notLane', text);
  const [, fromFile, fromRank, toFile, toRank] = match;
  const lane = {
    left: FILES.indexOf(fromFile),
    bottom: Number(fromRank) - 1,
    right: FILES.indexOf(toFile),
    top: Number(toRank) - 1,
  };
  if (lane.right < lane.left || lane.top < lane.bottom) {
    throw refuse('laneOrder', text);
  }
  if (area(lane) < 2) throw refuse('laneOfOne', text);
  return lane;
}

/** By their anchors, rank by rank from the bottom, file by file. */
export const inOrder = (lanes: readonly Lane[]): Lane[] =>
  [...lanes].sort((a, b) => a.bottom - b.bottom || a.left - b.left);

/** The lane that holds a square, or undefined. */
export const laneAt = (lanes: readonly Lane[], { file, rank }: LanePoint): Lane | undefined =>
  lanes.find(
    ({ left, bottom, right, top }) =>
      file >= left && file <= right && rank >= bottom && rank <= top,
  );

/** Lanes in order, as a list without spaces. */
export const lanesText = (lanes: readonly Lane[]): string => inOrder(lanes).map(laneText).join(',');
