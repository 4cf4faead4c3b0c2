// Drawing lanes: joining squares splits what they cross, and with mirrors whatever is drawn is drawn on every side.
import { inOrder, type Lane, type LanePoint, overlap, SIZE } from '../games/lanes';

/** The rectangle between two squares. */
export const laneBetween = (one: LanePoint, other: LanePoint): Lane => ({
  left: Math.min(one.file, other.file),
  bottom: Math.min(one.rank, other.rank),
  right: Math.max(one.file, other.file),
  top: Math.max(one.rank, other.rank),
});

const isSingle = ({ left, bottom, right, top }: Lane): boolean => left === right && bottom === top;

const around = (one: Lane, other: Lane): Lane => ({
  left: Math.min(one.left, other.left),
  bottom: Math.min(one.bottom, other.bottom),
  right: Math.max(one.right, other.right),
  top: Math.max(one.top, other.top),
});

/** Joins squares into a lane; lanes that it crosses fall apart. A single square only takes them apart. */
export function joined(lanes: readonly Lane[], lane: Lane): readonly Lane[] {
  const kept = lanes.filter((other) => !overlap(other, lane));
  return inOrder(isSingle(lane) ? kept : [...kept, lane]);
}

/** The same on every side of the board. Images that would share squares are one lane. */
export const joinedAround = (lanes: readonly Lane[], lane: Lane): readonly Lane[] =>
  imagesOf(lane).reduce(joined, lanes);

/** A rectangle and its images in both axes, apart from each other. */
export function imagesOf(lane: Lane): readonly Lane[] {
  const across = ({ left, right, ...rest }: Lane): Lane => ({
    ...rest,
    left: SIZE - 1 - right,
    right: SIZE - 1 - left,
  });
  const over = ({ bottom, top, ...rest }: Lane): Lane => ({
    ...rest,
    bottom: SIZE - 1 - top,
    top: SIZE - 1 - bottom,
  });
  const wide = overlap(lane, across(lane)) ? around(lane, across(lane)) : lane;
  const whole = overlap(wide, over(wide)) ? around(wide, over(wide)) : wide;
  const all = [whole, across(whole), over(whole), over(across(whole))];
  return all.filter((one, index) => all.findIndex((other) => overlap(one, other)) === index);
}
