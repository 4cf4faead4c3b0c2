// A second generator of moves, for tests to compare with: read off a piece's description square by square, without tables,
// and with nothing in common with src/rules but its types. Slow and plain.
import type { Board, Square } from '../../src/rules/board';
import type { Terrain } from '../../src/rules/movement/paths';
import type { Part, PieceKind } from '../../src/rules/pieces';
import type { Colour } from '../../src/rules/types';

export interface Piece {
  readonly kind: PieceKind;
  readonly colour: Colour;
}

/** What stands on each cell. */
export type Placement = ReadonlyMap<number, Piece>;

type Point = readonly [files: number, ranks: number];

/** Squares of one cell that a piece comes over one after the other, with the numbers of the steps. */
interface Run {
  readonly cell: number;
  readonly squares: { readonly square: Square; readonly step: number }[];
}

/** A zigzag keeps going one way, and to either side of it in turn, beginning with either. */
const ZIGZAGS: Point[][] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
].flatMap(([x, y]): Point[][] => {
  const left: Point = [x - y, y + x];
  const right: Point = [x + y, y - x];
  return [
    [left, right],
    [right, left],
  ];
});

function linesOf(part: Part): (readonly Point[])[] {
  if (part.type === 'zigzag') return ZIGZAGS;
  if (part.type === 'leap') return part.offsets.map((offset) => [offset]);
  return part.directions.map((direction) => [direction]);
}

/** Where a piece may go that stands at the beginning of a line: the runs it may end on, and whether by capture. */
type Ends = { readonly run: Run; readonly captures: boolean }[];

export class PlainMoves {
  constructor(
    private readonly board: Board,
    private readonly terrain: Terrain,
  ) {}

  /** Pseudo-legal moves as texts `from-to-promotion`. */
  moves(placement: Placement, side: Colour): string[] {
    const texts = new Set<string>();
    for (const [from, piece] of placement) {
      if (piece.colour !== side) continue;
      for (const square of this.targets(placement, from, piece)) {
        for (const letter of this.becoming(piece, square)) {
          texts.add(`${from}-${square.cell}-${letter}`);
        }
      }
    }
    return [...texts];
  }

  /** Whether a piece of `by` could capture an enemy on the cell, if it may capture whatever kind that is. */
  isAttacked(placement: Placement, cell: number, by: Colour): boolean {
    const target: PieceKind = { letter: '?', name: 'target', parts: [] };
    const around = new Map(placement).set(cell, { kind: target, colour: by === 0 ? 1 : 0 });
    return [...around].some(
      ([from, piece]) =>
        piece.colour === by &&
        this.targets(around, from, piece).some((square) => square.cell === cell),
    );
  }

  isInCheck(placement: Placement, side: Colour): boolean {
    return [...placement].some(
      ([cell, { kind, colour }]) =>
        kind.royal && colour === side && this.isAttacked(placement, cell, side === 0 ? 1 : 0),
    );
  }

  /** The pieces after a move. */
  after(placement: Placement, move: string): Placement {
    const [from, to, letter] = move.split('-');
    const after = new Map(placement);
    const piece = after.get(Number(from));
    if (!piece) throw new Error(`no piece on ${from}`);
    const kind = this.terrain.kinds.find((one) => one?.letter === letter) ?? piece.kind;
    after.delete(Number(from));
    return after.set(Number(to), { kind, colour: piece.colour });
  }

  /** Letters of what a piece may be after it has gone to a square; empty for what it was. */
  private becoming({ kind, colour }: Piece, square: Square): readonly string[] {
    const promotion = kind.promotion?.(square, colour);
    if (!promotion) return [''];
    return promotion.optional ? ['', ...promotion.to] : promotion.to;
  }

  /** The squares where the moves of a piece may end. */
  private targets(placement: Placement, from: number, piece: Piece): Square[] {
    return piece.kind.parts.flatMap((part) =>
      this.board.cells[from].squares
        .map((index) => this.board.squares[index])
        .filter((square) => this.terrain.exists(square))
        .filter((square) => part.from?.(square, piece.colour) ?? true)
        .flatMap((start) =>
          linesOf(part).flatMap((line) => {
            const runs = this.runs(part, line, start, piece.colour);
            return this.ends(part, runs, placement, piece).flatMap(({ run, captures }) =>
              run.squares
                .filter(({ square, step }) => mayEnd(part, square, step, captures))
                .map(({ square }) => square),
            );
          }),
        ),
    );
  }

  /** What a piece comes over along a line, but for the squares of its own cell. */
  private runs(part: Part, line: readonly Point[], start: Square, colour: Colour): Run[] {
    const runs: Run[] = [];
    const most = part.type === 'leap' ? 1 : (part.type === 'slide' && part.limit) || 100;
    let { file, rank } = start;
    for (let step = 1; step <= most; step++) {
      const [files, ranks] = line[(step + 1) % line.length];
      file += files;
      rank += this.terrain.forward[colour] === 1 ? ranks : -ranks;
      const square = this.board.squares.find((one) => one.file === file && one.rank === rank);
      if (!square || !this.terrain.exists(square) || part.forbidden?.(square)) break;
      if (square.cell === start.cell) continue;
      const last = runs[runs.length - 1];
      if (last && last.cell === square.cell) last.squares.push({ square, step });
      else runs.push({ cell: square.cell, squares: [{ square, step }] });
    }
    return runs;
  }

  private ends(part: Part, runs: readonly Run[], placement: Placement, piece: Piece): Ends {
    const on = ({ cell }: Run): Piece | undefined => placement.get(cell);
    const isFriend = (run: Run): boolean => on(run)?.colour === piece.colour;
    const landing = (run: Run | undefined): Ends => {
      if (!run) return [];
      const target = on(run);
      if (!target) return [{ run, captures: false }];
      return mayCapture(piece, target) ? [{ run, captures: true }] : [];
    };
    switch (part.type) {
      case 'leap':
        return landing(runs[0]);
      case 'slide':
      case 'zigzag': {
        const givesWay = (run: Run): boolean =>
          this.terrain.passThroughFriends === true &&
          isFriend(run) &&
          this.board.cells[run.cell].squares.length > 1;
        const stop = runs.findIndex((run) => on(run) && !givesWay(run));
        return (stop < 0 ? runs : runs.slice(0, stop + 1)).flatMap(landing);
      }
      case 'cannonHop': {
        const [, second] = runs.filter(on);
        return second ? landing(second) : [];
      }
      case 'friendHop': {
        const beyond = runs.findIndex((run) => !isFriend(run));
        return beyond > 0 ? landing(runs[beyond]) : [];
      }
    }
  }
}

const mayCapture = (piece: Piece, target: Piece): boolean =>
  piece.colour !== target.colour && !piece.kind.cannotCapture?.includes(target.kind.letter);

function mayEnd(part: Part, square: Square, step: number, captures: boolean): boolean {
  if (part.noStop?.(square)) return false;
  const { moveFrom = 1, captureFrom = 1 } = part.type === 'slide' ? part : {};
  if (captures) return part.mode !== 'move' && step >= captureFrom;
  return part.mode !== 'capture' && step >= moveFrom;
}
