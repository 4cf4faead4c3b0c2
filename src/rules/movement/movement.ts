// What a movement is: a type of part in a piece's description, the lines that such a part follows over the board, and how
// the paths along these lines are walked. Each movement has a file here and a line in ../pieces.ts; zigzags are with slides.
import type { Square } from '../board';
import type { Colour } from '../types';
import type { Walk } from './tables';

/** A lattice step, with ranks counted forward from the owner's side. */
export type Offset = readonly [files: number, ranks: number];

export const ORTHOGONAL: readonly Offset[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
export const DIAGONAL: readonly Offset[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];
export const EIGHT: readonly Offset[] = [...ORTHOGONAL, ...DIAGONAL];
/** The eight (1,2) leaps. */
export const KNIGHT_LEAPS: readonly Offset[] = leaper(1, 2);
/** The eight (1,3) leaps. */
export const CAMEL_LEAPS: readonly Offset[] = leaper(1, 3);

function leaper(a: number, b: number): Offset[] {
  return [a, -a].flatMap((x) =>
    [b, -b].flatMap((y): Offset[] => [
      [x, y],
      [y, x],
    ]),
  );
}

export type Mode = 'move' | 'capture' | 'both';

/** What every part of a piece may say, whatever its movement. */
export interface PartBase {
  readonly mode: Mode;
  /** Only from these squares; everywhere if absent. */
  readonly from?: (square: Square, colour: Colour) => boolean;
  /** Squares this part may neither end on nor pass. */
  readonly forbidden?: (square: Square) => boolean;
  /** Squares this part may pass but not end on, not even to capture. */
  readonly noStop?: (square: Square) => boolean;
}

/** Steps to repeat in turn from a square, as far as the board and the limit go. */
export interface Line {
  readonly offsets: readonly Offset[];
  /** Most steps; unlimited if absent. */
  readonly limit?: number | undefined;
  /** First step number (from 1) that may end a move without capture. */
  readonly moveFrom?: number | undefined;
  /** First step number (from 1) that may capture. */
  readonly captureFrom?: number | undefined;
}

export interface Movement<P extends PartBase> {
  /** The lines that a part follows from a square. */
  lines(part: P): readonly Line[];
  /** How its paths are walked; straight on until something stands in the way, if absent. */
  readonly walk?: Walk;
}
