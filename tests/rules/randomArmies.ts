// Random armies on random boards: every kind of movement part with every limit that a description may set, promotions
// anywhere, squares that are missing and cells of several squares.
import { type Board, createBoard, type Square } from '../../src/rules/board';
import { DIAGONAL, type Offset, ORTHOGONAL } from '../../src/rules/movement/movement';
import type { Terrain } from '../../src/rules/movement/paths';
import type { Part, PieceKind, Promotion } from '../../src/rules/pieces';
import { randomWords } from '../../src/rules/zobrist';
import type { Piece, Placement } from './plainMoves';

export interface RandomGame {
  readonly board: Board;
  readonly terrain: Terrain;
  readonly placement: Placement;
  /** Whether no path comes back to a cell that it has left. */
  readonly isConvex: boolean;
}

const LETTERS = [...'ABCDEF'];

/** The game of a seed. */
export function randomGame(seed: number): RandomGame {
  const dice = new Dice(seed);
  const shape = dice.one(['squares', 'rectangles', 'any'] as const);
  const board = randomBoard(dice, shape);
  const missing = dice.oneIn(2) ? dice.squares(board, 8) : () => false;
  const hasKings = !dice.oneIn(4);
  const plain = LETTERS.map((letter): PieceKind => randomKind(dice, board, letter));
  const king: PieceKind = { ...randomKind(dice, board, 'K'), royal: true };
  const { promotion: _none, ...unpromoted } = king;
  const terrain: Terrain = {
    exists: (square) => !missing(square),
    forward: dice.oneIn(2) ? [1, -1] : [-1, 1],
    kinds: [null, ...plain, ...(hasKings ? [unpromoted] : [])],
    passThroughFriends: dice.oneIn(2),
  };
  const placement = randomPlacement(dice, board, terrain);
  return { board, terrain, placement, isConvex: shape !== 'any' };
}

class Dice {
  private readonly next: () => number;

  constructor(seed: number) {
    this.next = randomWords(seed);
  }

  below(limit: number): number {
    return (this.next() >>> 0) % limit;
  }

  oneIn(count: number): boolean {
    return this.below(count) === 0;
  }

  one<T>(items: readonly T[]): T {
    return items[this.below(items.length)];
  }

  /** One to `most` different items. */
  some<T>(items: readonly T[], most: number): T[] {
    const count = 1 + this.below(most);
    return [...new Set(Array.from({ length: count }, () => this.one(items)))];
  }

  /** About one square in `rarity`. */
  squares({ squares }: Board, rarity: number): (square: Square) => boolean {
    const chosen = new Set(squares.filter(() => this.oneIn(rarity)).map(({ index }) => index));
    return ({ index }) => chosen.has(index);
  }
}

type Shape = 'squares' | 'rectangles' | 'any';

/** A grid, some of whose squares are joined to cells; if of any shape, then with points that have no square. */
function randomBoard(dice: Dice, shape: Shape): Board {
  const width = 3 + dice.below(6);
  const height = 3 + dice.below(6);
  const name = (file: number, rank: number): string => `${'abcdefgh'[file]}${rank + 1}`;
  const points = Array.from({ length: width * height }, (_, index) => ({
    file: index % width,
    rank: Math.floor(index / width),
  })).filter(() => shape !== 'any' || !dice.oneIn(10));
  const names = new Set(points.map(({ file, rank }) => name(file, rank)));
  const free = new Set(names);
  const groups: string[][] = [];
  for (let count = shape === 'squares' ? 0 : dice.below(9); count > 0; count--) {
    const { file, rank } = dice.one(points);
    const group = shape === 'any' ? trail(dice, file, rank) : rectangle(dice, file, rank);
    const wanted = group.map((point) => name(...point));
    if (!wanted.every((one) => free.has(one))) continue;
    for (const one of wanted) free.delete(one);
    groups.push(wanted);
  }
  return createBoard({
    width,
    height,
    groups,
    nameOf: (file, rank) => (names.has(name(file, rank)) ? name(file, rank) : null),
  });
}

function rectangle(dice: Dice, left: number, bottom: number): [number, number][] {
  const width = 1 + dice.below(3);
  const height = 1 + dice.below(3);
  return Array.from({ length: width * height }, (_, index) => [
    left + (index % width),
    bottom + Math.floor(index / width),
  ]);
}

/** Points on a walk of a few steps. */
function trail(dice: Dice, file: number, rank: number): [number, number][] {
  const points = new Map([[`${file} ${rank}`, [file, rank] as [number, number]]]);
  for (let steps = 1 + dice.below(4); steps > 0; steps--) {
    const [files, ranks] = dice.one(ORTHOGONAL);
    file += files;
    rank += ranks;
    points.set(`${file} ${rank}`, [file, rank]);
  }
  return [...points.values()];
}

function randomKind(dice: Dice, board: Board, letter: string): PieceKind {
  const parts = Array.from({ length: 1 + dice.below(3) }, () => randomPart(dice, board));
  const promotes = dice.oneIn(2) ? dice.squares(board, 4) : () => false;
  const also = dice.squares(board, 3);
  const promotion = (to: readonly string[], optional: boolean): Promotion => ({ to, optional });
  const [usual, other] = [0, 1].map(() => promotion(dice.some(LETTERS, 3), dice.oneIn(2)));
  return {
    letter,
    name: letter,
    parts,
    ...(dice.oneIn(3) && { cannotCapture: dice.some(LETTERS, 2) }),
    promotion: (square) => (promotes(square) ? (also(square) ? other : usual) : null),
  };
}

const WAYS: readonly Offset[] = [...ORTHOGONAL, ...DIAGONAL, [1, 2], [-2, 1], [0, 2]];

function randomPart(dice: Dice, board: Board): Part {
  const only = dice.oneIn(6) ? dice.squares(board, 2) : undefined;
  const base = {
    ...(only && { from: (square: Square, colour: number) => only(square) !== (colour === 1) }),
    ...(dice.oneIn(6) && { forbidden: dice.squares(board, 5) }),
    ...(dice.oneIn(6) && { noStop: dice.squares(board, 3) }),
  };
  const mode = dice.one(['move', 'capture', 'both', 'both'] as const);
  const directions = dice.some(WAYS, 6);
  switch (dice.below(5)) {
    case 0: {
      const reach = (): number => dice.below(7) - 3;
      const offsets = Array.from({ length: 1 + dice.below(6) }, (): Offset => [reach(), reach()]);
      return {
        ...base,
        type: 'leap',
        mode,
        offsets: offsets.filter(([x, y]) => x !== 0 || y !== 0),
      };
    }
    case 1:
      return {
        ...base,
        type: 'slide',
        mode,
        directions,
        ...(dice.oneIn(2) && { limit: 1 + dice.below(4) }),
        ...(dice.oneIn(4) && { moveFrom: 1 + dice.below(3) }),
        ...(dice.oneIn(4) && { captureFrom: 1 + dice.below(3) }),
      };
    case 2:
      return { ...base, type: 'zigzag', mode };
    case 3:
      return { ...base, type: 'cannonHop', mode: 'capture', directions };
    default:
      return { ...base, type: 'friendHop', mode: 'both', directions };
  }
}

function randomPlacement(dice: Dice, board: Board, { kinds, exists }: Terrain): Placement {
  const placement = new Map<number, Piece>();
  const cells = board.cells.filter(({ squares }) =>
    squares.some((index) => exists(board.squares[index])),
  );
  const king = kinds.find((kind) => kind?.royal);
  const others = kinds.filter((kind) => kind !== null && !kind.royal);
  const rarity = 1 + dice.below(4);
  for (const { index } of cells) {
    const kind = dice.one(others);
    if (kind && dice.oneIn(rarity)) placement.set(index, { kind, colour: dice.oneIn(2) ? 1 : 0 });
  }
  if (king && cells.length > 1) {
    const white = dice.one(cells).index;
    const black = dice.one(cells.filter(({ index }) => index !== white)).index;
    placement.set(white, { kind: king, colour: 0 }).set(black, { kind: king, colour: 1 });
  }
  return placement;
}
