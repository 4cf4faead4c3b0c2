// Drawing lanes: every square stays in exactly one cell, and with mirrors the board stays its own image.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imagesOf, joined, joinedAround, laneBetween } from '../../src/editor/lanes';
import {
  cellCount,
  type Lane,
  laneAt,
  lanesText,
  laneText,
  readLane,
  squaresOf,
} from '../../src/games/lanes';

const anyPoint = fc.record({ file: fc.nat(7), rank: fc.nat(7) });
const anyDrag = fc.tuple(anyPoint, anyPoint).map(([one, other]) => laneBetween(one, other));
const anyDrags = fc.array(anyDrag, { maxLength: 30 });
const texts = (lanes: readonly Lane[]) => lanes.map(laneText);

function squaresHeld(lanes: readonly Lane[]): string[] {
  return lanes.flatMap((lane) => squaresOf(lane).map(({ file, rank }) => `${file},${rank}`));
}

test('what is drawn is one lane, and what it crosses falls apart', () => {
  const [across, along, corner] = ['a4-c4', 'b3-b5', 'h7-h8'].map(readLane);
  const first = joined(joined([], across), corner);
  expect(texts(first)).toEqual(['a4-c4', 'h7-h8']);
  expect(texts(joined(first, along))).toEqual(['b3-b5', 'h7-h8']);
  const single = laneBetween({ file: 7, rank: 7 }, { file: 7, rank: 7 });
  expect(texts(joined(first, single))).toEqual(['a4-c4']);
});

test('with mirrors it is drawn on every side, and joined across the middle', () => {
  expect(texts(joinedAround([], readLane('a4-a5')))).toEqual(['a4-a5', 'h4-h5']);
  expect(texts(joinedAround([], readLane('a2-a3')))).toEqual(['a2-a3', 'h2-h3', 'a6-a7', 'h6-h7']);
  expect(texts(joinedAround([], readLane('c4-e4')))).toEqual(['c4-f4', 'c5-f5']);
  expect(texts(joinedAround([], readLane('c3-e6')))).toEqual(['c3-f6']);
});

test('no square is ever in two lanes or lost, whatever is drawn', () => {
  fc.assert(
    fc.property(anyDrags, fc.boolean(), (drags, mirrors) => {
      let lanes: readonly Lane[] = [];
      for (const drag of drags) {
        lanes = mirrors ? joinedAround(lanes, drag) : joined(lanes, drag);
        const held = squaresHeld(lanes);
        expect(new Set(held).size).toBe(held.length);
        expect(cellCount(lanes)).toBe(64 - held.length + lanes.length);
        const target = mirrors ? imagesOf(drag)[0] : drag;
        const here = laneAt(lanes, { file: target.left, rank: target.bottom });
        const isOne = target.left === target.right && target.bottom === target.top;
        expect(here ? laneText(here) : null).toBe(isOne ? null : laneText(target));
      }
      if (mirrors) {
        expect(new Set(texts(lanes.flatMap(imagesOf)))).toEqual(new Set(texts(lanes)));
      }
      if (lanes.length > 0) {
        expect(lanesText(lanesText(lanes).split(',').map(readLane))).toBe(lanesText(lanes));
      }
    }),
    { numRuns: 60 },
  );
});
