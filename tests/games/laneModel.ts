// A second generator of moves on lanes, written from the rule book square by square, for tests to compare with: slow, and
// with nothing in common with the app's own but the board's list of squares.
import type { RuleSet } from '../../src/games/game';
import type { Square } from '../../src/rules/board';

/** Letters by cell, capitals for White; absent where nothing stands. */
type Pieces = ReadonlyMap<number, string>;

export interface LanePosition {
  readonly pieces: Pieces;
  readonly white: boolean;
  readonly rights: string;
}

interface Step {
  readonly from: number;
  readonly to: number;
  readonly becomes: string;
  /** The rook's part of a castling. */
  readonly rook?: readonly [from: number, to: number];
}

const ALL: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
const LINES: Readonly<Record<string, typeof ALL>> = {
  R: ALL.slice(0, 4),
  B: ALL.slice(4),
  Q: ALL,
};
const LEAPS: Readonly<Record<string, typeof ALL>> = {
  K: ALL,
  N: [
    [1, 2],
    [2, 1],
    [-1, 2],
    [-2, 1],
    [1, -2],
    [2, -1],
    [-1, -2],
    [-2, -1],
  ],
};

const isWhite = (letter: string): boolean => letter === letter.toUpperCase();

export class LaneModel {
  /** `givesWay` is false for slides that nothing gives way to: what they lack is what giving way allows. */
  constructor(
    private readonly rules: Pick<RuleSet, 'board'>,
    private readonly givesWay = true,
  ) {}

  read(text: string): LanePosition {
    const { board } = this.rules;
    const [placement, side, rights] = text.split(' ');
    const pieces = new Map<number, string>();
    for (const [row, line] of placement.split('/').entries()) {
      let file = 0;
      for (const letter of line) {
        if (/\d/.test(letter)) {
          file += Number(letter);
          continue;
        }
        const square = board.squareAt(file++, 7 - row);
        if (square) pieces.set(square.cell, letter);
      }
    }
    return { pieces, white: side === 'w', rights };
  }

  /** Texts of all legal moves, sorted. */
  moves(position: LanePosition): string[] {
    return this.legal(position)
      .map((step) => this.textOf(step, position))
      .sort();
  }

  /** How many lines of so many plies there are. */
  perft(position: LanePosition, depth: number): number {
    const steps = this.legal(position);
    if (depth === 1) return steps.length;
    return steps.reduce((sum, step) => sum + this.perft(this.after(position, step), depth - 1), 0);
  }

  private textOf({ from, to, becomes }: Step, { pieces }: LanePosition): string {
    const { cells } = this.rules.board;
    const promotion = becomes === pieces.get(from) ? '' : becomes.toLowerCase();
    return cells[from].name + cells[to].name + promotion;
  }

  private legal(position: LanePosition): Step[] {
    const steps = [...this.steps(position), ...this.castlings(position)];
    return steps.filter((step) => !this.isHit(this.after(position, step), position.white));
  }

  /** Whether the king of a side can be taken by the other. */
  private isHit({ pieces }: LanePosition, white: boolean): boolean {
    const king = [...pieces].find(([, letter]) => letter === (white ? 'K' : 'k'))?.[0];
    return king !== undefined && this.hits(pieces, king, !white);
  }

  private hits(pieces: Pieces, cell: number, white: boolean): boolean {
    return [...pieces].some(
      ([from, letter]) =>
        isWhite(letter) === white &&
        this.reach(pieces, from, letter, true).some(([to]) => to === cell),
    );
  }

  private after({ pieces, white, rights }: LanePosition, step: Step): LanePosition {
    const next = new Map(pieces);
    next.delete(step.from);
    next.set(step.to, step.becomes);
    if (step.rook) {
      const [from, to] = step.rook;
      const rook = next.get(from);
      next.delete(from);
      if (rook) next.set(to, rook);
    }
    const home: Record<string, readonly string[]> = {
      K: ['e1', 'h1'],
      Q: ['e1', 'a1'],
      k: ['e8', 'h8'],
      q: ['e8', 'a8'],
    };
    const touched = [step.from, step.to].map((cell) => this.rules.board.cells[cell].name);
    const kept = [...rights].filter(
      (right) => !home[right]?.some((name) => touched.includes(name)),
    );
    return { pieces: next, white: !white, rights: kept.join('') };
  }

  private steps({ pieces, white }: LanePosition): Step[] {
    const found = new Map<string, Step>();
    for (const [from, letter] of pieces) {
      if (isWhite(letter) !== white) continue;
      for (const [to, square] of this.reach(pieces, from, letter, false)) {
        const last = letter.toUpperCase() === 'P' && square.rank === (white ? 7 : 0);
        for (const becomes of last ? (white ? 'NB' : 'nb') : letter)
          found.set(`${from} ${to} ${becomes}`, { from, to, becomes });
      }
    }
    return [...found.values()];
  }

  /** Cells that a piece may go to, by the square on which its way ends; with `captures`, those it could take on. */
  private reach(
    pieces: Pieces,
    from: number,
    letter: string,
    captures: boolean,
  ): (readonly [cell: number, square: Square])[] {
    const { board } = this.rules;
    const kind = letter.toUpperCase();
    const white = isWhite(letter);
    const found: (readonly [number, Square])[] = [];
    const isFriend = (cell: number) => {
      const other = pieces.get(cell);
      return other !== undefined && isWhite(other) === white;
    };
    for (const index of board.cells[from].squares) {
      const start = board.squares[index];
      if (kind === 'P') {
        const forward = white ? 1 : -1;
        const ahead = board.squareAt(start.file, start.rank + forward);
        if (!captures && ahead && ahead.cell !== from && !pieces.has(ahead.cell))
          found.push([ahead.cell, ahead]);
        for (const aside of [-1, 1]) {
          const target = board.squareAt(start.file + aside, start.rank + forward);
          if (!target || target.cell === from || isFriend(target.cell)) continue;
          if (captures || pieces.has(target.cell)) found.push([target.cell, target]);
        }
      }
      for (const [file, rank] of LEAPS[kind] ?? []) {
        const target = board.squareAt(start.file + file, start.rank + rank);
        if (target && target.cell !== from && !isFriend(target.cell))
          found.push([target.cell, target]);
      }
      for (const [file, rank] of LINES[kind] ?? []) {
        for (let step = 1; ; step++) {
          const target = board.squareAt(start.file + step * file, start.rank + step * rank);
          if (!target) break;
          if (target.cell === from) continue;
          if (isFriend(target.cell)) {
            if (this.givesWay && board.cells[target.cell].squares.length > 1) continue;
            break;
          }
          found.push([target.cell, target]);
          if (pieces.has(target.cell)) break;
        }
      }
    }
    return found;
  }

  private castlings({ pieces, white, rights }: LanePosition): Step[] {
    const { board } = this.rules;
    const rank = white ? '1' : '8';
    const cell = (file: string): number => board.cellNamed(file + rank) ?? -1;
    const king = white ? 'K' : 'k';
    const ways = [
      [king, 'g', 'h', 'f', 'fg', 'efg'],
      [white ? 'Q' : 'q', 'c', 'a', 'd', 'bcd', 'edc'],
    ] as const;
    return ways.flatMap(([right, to, rook, rookTo, empty, safe]) => {
      if (!rights.includes(right)) return [];
      if ([...empty].some((file) => pieces.has(cell(file)))) return [];
      if ([...safe].some((file) => this.hits(pieces, cell(file), !white))) return [];
      const carried = [cell(rook), cell(rookTo)] as const;
      return [{ from: cell('e'), to: cell(to), becomes: king, rook: carried }];
    });
  }
}
