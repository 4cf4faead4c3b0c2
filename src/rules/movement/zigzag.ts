// Zigzags: slides whose diagonal steps turn 90 degrees each time, away along one of the four orthogonals.
import { DIAGONAL, type Line, type Movement, type PartBase } from './movement';

export interface Zigzag extends PartBase {
  readonly type: 'zigzag';
}

/** Pairs of diagonal steps to alternate between. */
const LINES: readonly Line[] = DIAGONAL.flatMap((first) =>
  DIAGONAL.filter((second) => first[0] * second[0] + first[1] * second[1] === 0).map((second) => ({
    offsets: [first, second],
  })),
);

export const zigzag: Movement<Zigzag> = { lines: () => LINES };
