// The curve of a game's chances: where its points lie, and which ply a finger means.
import { expect, test } from 'vitest';
import { areaPath, linePath, plyAt, pointAt } from '../../../src/ui/review/marks';

test('a ply lies at its share of the width, its chance at its share of the height', () => {
  const curve = [0.5, 1, 0, null, 0.25];
  expect(pointAt(curve, 0)).toEqual({ x: 0, y: 50 });
  expect(pointAt(curve, 1)).toEqual({ x: 25, y: 0 });
  expect(pointAt(curve, 4)).toEqual({ x: 100, y: 75 });
  // What is not known yet lies in the middle.
  expect(pointAt(curve, 3).y).toBe(50);
});

test('a finger finds the nearest ply, also beyond the edges', () => {
  const curve = [0.5, 0.5, 0.5, 0.5, 0.5];
  expect([-1, 0, 0.1, 0.13, 0.5, 1, 2].map((share) => plyAt(curve, share))).toEqual([
    0, 0, 0, 1, 2, 4, 4,
  ]);
});

test('what is not known yet is left out of the curve, and of both sides’ shares', () => {
  const curve = [null, null, 0.5, 0.75, null, 0.25];
  expect(linePath(curve)).toBe('M40.00 50.00L60.00 25.00M100.00 75.00');
  expect(areaPath(curve, 'lower')).toBe(
    'M40.00 100L40.00 50.00L60.00 25.00L60.00 100zM100.00 100L100.00 75.00L100.00 100z',
  );
  expect(areaPath(curve, 'upper')).toMatch(/^M40\.00 0L.*L60\.00 0z/);
  expect(linePath([null, null])).toBe('');
});
