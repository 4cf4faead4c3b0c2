// The extent of SVG path data, for tests of drawings. Understands M L H V C Q A Z in both cases; arcs must be
// half circles, whose full circle is counted.

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Operands of each command, as coordinates; a repeated group repeats the command. */
const OPERANDS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  Q: 4,
  A: 7,
  Z: 0,
};

type Point = readonly [x: number, y: number];

/** A point of the Bezier curve with these control points. */
function along(curve: readonly Point[], t: number): Point {
  if (curve.length === 1) return curve[0];
  return along(
    curve
      .slice(1)
      .map(
        ([x, y], index): Point => [
          curve[index][0] + (x - curve[index][0]) * t,
          curve[index][1] + (y - curve[index][1]) * t,
        ],
      ),
    t,
  );
}

/** Smallest box around all points of the paths. @throws Error on path data it does not understand */
export function bounds(paths: readonly string[]): Bounds {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const include = ([x, y]: Point): void => {
    if (!Number.isFinite(x + y)) throw new Error('path data has too few numbers');
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  };
  for (const d of paths) {
    let at: Point = [0, 0];
    let start = at;
    for (const [, letter, operands] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
      const command = letter.toUpperCase();
      const size = OPERANDS[command];
      if (size === undefined) throw new Error(`unknown path command ${letter} in ${d}`);
      const numbers = [...operands.matchAll(/-?\d*\.?\d+/g)].map(Number);
      if (size === 0) at = start;
      for (let i = 0; i < numbers.length; i += size) {
        const group = numbers.slice(i, i + size);
        const [ox, oy] = letter === command ? [0, 0] : at;
        if (command === 'H') at = [ox + group[0], at[1]];
        else if (command === 'V') at = [at[0], oy + group[0]];
        else if (command === 'A') {
          const [radius, , , , , dx, dy] = group;
          const end: Point = [ox + dx, oy + dy];
          const gap = Math.hypot(end[0] - at[0], end[1] - at[1]);
          if (Math.abs(gap - 2 * radius) > 0.01) throw new Error(`not a half circle in ${d}`);
          const [cx, cy] = along([at, end], 0.5);
          include([cx - radius, cy - radius]);
          include([cx + radius, cy + radius]);
          at = end;
        } else {
          const curve: Point[] = [at];
          for (let k = 0; k < size; k += 2) curve.push([ox + group[k], oy + group[k + 1]]);
          if (command !== 'M') for (let t = 1; t < 16; t++) include(along(curve, t / 16));
          at = curve[curve.length - 1];
        }
        if (command === 'M' && i === 0) start = at;
        include(at);
      }
    }
  }
  return box;
}
