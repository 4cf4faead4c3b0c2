// How pieces move, as data: a closed vocabulary of movement parts that chess-like games describe their armies
// with. compile.ts turns it into tables; Learn draws its diagrams from the same data. Offsets are lattice steps
// [files, ranks], with ranks counted forward from the owner's side.
import type { Square } from './board';
import type { Colour } from './types';

export type Mode = 'move' | 'capture' | 'both';
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
export const CAMEL: readonly Offset[] = leaper(1, 3);

function leaper(a: number, b: number): Offset[] {
  return [a, -a].flatMap((x) =>
    [b, -b].flatMap((y): Offset[] => [
      [x, y],
      [y, x],
    ]),
  );
}

interface PartBase {
  readonly mode: Mode;
  /** Only from these squares; everywhere if absent. */
  readonly from?: (square: Square, colour: Colour) => boolean;
  /** Squares this part may neither end on nor pass. */
  readonly barred?: (square: Square) => boolean;
  /** Squares this part may pass but not end on, not even to capture. */
  readonly noStop?: (square: Square) => boolean;
}

/** Straight ahead until something stands in the way. */
export interface Slide extends PartBase {
  readonly type: 'slide';
  readonly directions: readonly Offset[];
  /** Most steps; unlimited if absent. */
  readonly limit?: number;
  /** First step number (from 1) that may end a move without capture. */
  readonly moveFrom?: number;
  /** First step number (from 1) that may capture. */
  readonly captureFrom?: number;
}

/** Directly to the target, whatever stands between. A step to a neighbour is a leap of one. */
export interface Leap extends PartBase {
  readonly type: 'leap';
  readonly offsets: readonly Offset[];
}

/** A slide that captures the first piece beyond exactly one screen of either colour. */
export interface Hop extends PartBase {
  readonly type: 'hop';
  readonly mode: 'capture';
  readonly directions: readonly Offset[];
}

/** A slide whose diagonal steps turn 90 degrees each time, away along one of the four orthogonals. */
export interface Zigzag extends PartBase {
  readonly type: 'zigzag';
}

/** Over an unbroken line of one or more own pieces to the first square beyond it. */
export interface JumpFriends extends PartBase {
  readonly type: 'jumpFriends';
  readonly mode: 'both';
  readonly directions: readonly Offset[];
}

export type Part = Slide | Leap | Hop | Zigzag | JumpFriends;

/** What a move that ends on some square may or must turn the piece into. */
export interface Promotion<K extends string = string> {
  /** Letters of the kinds to choose from. */
  readonly to: readonly K[];
  /** Whether the piece may also stay what it is. */
  readonly optional: boolean;
}

export interface PieceKind {
  /** Upper-case letter in FEN, one per kind of the game. */
  readonly letter: string;
  readonly name: string;
  readonly parts: readonly Part[];
  /** The piece whose check and mate decide the game. */
  readonly royal?: boolean;
  /** Written without a letter; its moves usually restart the quiet count. */
  readonly pawn?: boolean;
  /** Letters of the kinds it may not capture. */
  readonly spares?: readonly string[];
  readonly promotion?: (target: Square, colour: Colour) => Promotion | null;
}

/** Finds the movement directions of a zigzag: pairs of diagonal steps to alternate between. */
export const ZIGZAGS: readonly (readonly [Offset, Offset])[] = DIAGONAL.flatMap((first) =>
  DIAGONAL.filter((second) => first[0] * second[0] + first[1] * second[1] === 0).map(
    (second): readonly [Offset, Offset] => [first, second],
  ),
);
