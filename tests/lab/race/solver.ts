// Who wins a race of Messengers, on the board of Bipartite Chess or a smaller one, found out by looking at every move to the end.
// Written apart from src/rules and src/games, after the rule book alone, so that it can confirm what those say.

/** White and Black, who moves first. */
export type Racer = 0 | 1;

export interface RaceBoard {
  readonly width: number;
  readonly height: number;
  /** Home rows of each side. */
  readonly homeRows: number;
  /** Cells that do not exist, by row and column from the top left. */
  readonly blocked: readonly (readonly [row: number, column: number])[];
}

/** The board of the rule book: five columns, nine rows, A3 and I3 blocked. */
export const WHOLE_BOARD: RaceBoard = {
  ...{ width: 5, height: 9, homeRows: 2 },
  blocked: [
    [0, 2],
    [8, 2],
  ],
};

/** Where the Messengers stand, row by row from the top, and who is to move. */
export interface RacePosition {
  readonly cells: readonly ('white' | 'black' | 'blocked' | 'empty')[];
  readonly side: Racer;
}

/** From a cell to the one ahead; a pass is null. */
export type RaceMove = readonly [from: number, to: number] | null;

/** Too many positions for one question. */
export class Unsolved extends Error {}

const EMPTY = 2;
const BLOCKED = 3;
const DEEPEST = 400;
const WIDEST = 64;
/** Cells whose bits fit into one word beside each other; the rest of both sides' shares another. */
const FIRST_CELLS = 30;
const MOST_CELLS = 45;

export class RaceSolver {
  /** Positions looked at so far. */
  looked = 0;
  private readonly cells: Uint8Array;
  /** By side and cell, where a Messenger may step. */
  private readonly ahead: readonly (readonly number[])[][];
  private readonly home: readonly Uint8Array[];
  private readonly rows: readonly Uint8Array[];
  /** By side, where its Messengers stand. */
  private pieces: [Uint8Array, Uint8Array] = [new Uint8Array(0), new Uint8Array(0)];
  /** By side, how many are not home yet. */
  private readonly away = [0, 0];
  /** By side, the first cells as bits; and the others of both sides, White's below. */
  private readonly bits = [0, 0, 0];
  private readonly buffer = new Int32Array(DEEPEST * WIDEST);
  private readonly settled = new Float64Array(2 << 12);
  /** Four words an entry: a position's bits, and 1 where the side to move wins, 2 where it loses. */
  private readonly known: Int32Array;
  private readonly mask: number;

  /** `most` is how many positions one question may cost; the table has 2 to the power of `bits` entries. */
  constructor(
    private readonly board: RaceBoard,
    private readonly most = Number.POSITIVE_INFINITY,
    bits = 23,
  ) {
    const { width, height, homeRows } = board;
    const count = width * height;
    if (count > MOST_CELLS) throw new RangeError(`a board of ${count} cells is too large`);
    this.cells = new Uint8Array(count).fill(EMPTY);
    for (const [row, column] of board.blocked) this.cells[row * width + column] = BLOCKED;
    this.mask = (1 << bits) - 1;
    this.known = new Int32Array(4 << bits);
    const all = Array.from({ length: count }, (_, cell) => cell);
    const rowOf = (cell: number) => Math.floor(cell / width);
    // White goes up, Black goes down.
    this.ahead = [-1, 1].map((forward) =>
      all.map((cell) => {
        const row = rowOf(cell) + forward;
        if (row < 0 || row >= height) return [];
        return [0, -1, 1]
          .map((aside) => (cell % width) + aside)
          .filter((column) => column >= 0 && column < width)
          .map((column) => row * width + column)
          .filter((to) => this.cells[to] !== BLOCKED);
      }),
    );
    const perCell = (numberOf: (row: number) => number) =>
      Uint8Array.from(all, (cell) => numberOf(rowOf(cell)));
    this.home = [
      perCell((row) => (row < homeRows ? 1 : 0)),
      perCell((row) => (row >= height - homeRows ? 1 : 0)),
    ];
    this.rows = [perCell((row) => height - 1 - row), perCell((row) => row)];
  }

  /** The position that the race begins with: all home rows full, Black to move. */
  start(): RacePosition {
    const { width, height, homeRows } = this.board;
    const cells = [...this.cells].map((cell, index) => {
      if (cell === BLOCKED) return 'blocked';
      const row = Math.floor(index / width);
      return row < homeRows ? 'black' : row >= height - homeRows ? 'white' : 'empty';
    });
    return { cells, side: 1 };
  }

  /** Who wins with best play. @throws Unsolved */
  winner(position: RacePosition): Racer {
    this.setUp(position);
    const { side } = position;
    return this.wins(side, 0, this.looked + this.most) ? side : side === 0 ? 1 : 0;
  }

  /** All moves, and whether the side to move wins by each. @throws Unsolved */
  moves(position: RacePosition): { readonly move: RaceMove; readonly wins: boolean }[] {
    this.setUp(position);
    const { side } = position;
    const limit = this.looked + this.most;
    const last = this.generate(side, 0);
    if (last === 0) return [{ move: null, wins: this.winsByPass(side, 0, limit) }];
    return [...this.buffer.slice(0, last)].map((move) => ({
      move: [this.pieces[side][move >> 6], move & 63] as const,
      wins: this.winsBy(side, move, last, limit),
    }));
  }

  private setUp({ cells }: RacePosition): void {
    const found: [number[], number[]] = [[], []];
    this.bits.fill(0);
    this.away.fill(0);
    for (const [cell, what] of cells.entries()) {
      if ((what === 'blocked') !== (this.cells[cell] === BLOCKED))
        throw new RangeError('another board');
      if (what === 'blocked') continue;
      this.cells[cell] = EMPTY;
      if (what === 'empty') continue;
      const side = what === 'white' ? 0 : 1;
      this.cells[cell] = side;
      found[side].push(cell);
      this.toggle(side, cell);
      this.away[side] += 1 - this.home[side][cell];
    }
    this.pieces = [Uint8Array.from(found[0]), Uint8Array.from(found[1])];
  }

  private toggle(side: Racer, cell: number): void {
    const { bits } = this;
    if (cell < FIRST_CELLS) bits[side] ^= 1 << cell;
    else bits[2] ^= 1 << (cell - FIRST_CELLS + side * (MOST_CELLS - FIRST_CELLS));
  }

  private step(side: Racer, piece: number, from: number, to: number): void {
    this.cells[from] = EMPTY;
    this.cells[to] = side;
    this.pieces[side][piece] = to;
    this.toggle(side, from);
    this.toggle(side, to);
    this.away[side] += this.home[side][from] - this.home[side][to];
  }

  /** Each move is the number of a Messenger and where it goes. */
  private generate(side: Racer, at: number): number {
    const { cells, buffer } = this;
    const ahead = this.ahead[side];
    const pieces = this.pieces[side];
    for (let piece = 0; piece < pieces.length; piece++) {
      const steps = ahead[pieces[piece]];
      for (let next = 0; next < steps.length; next++)
        if (cells[steps[next]] === EMPTY) buffer[at++] = (piece << 6) | steps[next];
    }
    return at;
  }

  private wins(side: Racer, at: number, limit: number): boolean {
    const { bits, known } = this;
    const first = bits[0];
    const second = bits[1];
    const third = bits[2] ^ (side << 30);
    let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15) ^ third, 0xc2b2ae35);
    const entry = 4 * ((hash ^ (hash >>> 13)) & this.mask);
    if (known[entry] === first && known[entry + 1] === second && known[entry + 2] === third) {
      if (known[entry + 3] > 0) return known[entry + 3] === 1;
    }
    if (++this.looked > limit) throw new Unsolved();
    const wins = this.winsByAny(side, at, limit);
    known[entry] = first;
    known[entry + 1] = second;
    known[entry + 2] = third;
    known[entry + 3] = wins ? 1 : 2;
    return wins;
  }

  private winsByAny(side: Racer, at: number, limit: number): boolean {
    const { buffer, settled } = this;
    const last = this.generate(side, at);
    if (last === at) return this.winsByPass(side, at, limit);
    const pieces = this.pieces[side];
    for (let next = at; next < last; next++) {
      let best = next;
      let most = -1;
      for (let later = next; later < last; later++) {
        const often =
          settled[(side << 12) | (pieces[buffer[later] >> 6] << 6) | (buffer[later] & 63)];
        if (often <= most) continue;
        best = later;
        most = often;
      }
      const move = buffer[best];
      buffer[best] = buffer[next];
      buffer[next] = move;
      const way = (side << 12) | (pieces[move >> 6] << 6) | (move & 63);
      if (!this.winsBy(side, move, last, limit)) continue;
      settled[way]++;
      return true;
    }
    return false;
  }

  private winsBy(side: Racer, move: number, at: number, limit: number): boolean {
    const piece = move >> 6;
    const from = this.pieces[side][piece];
    const to = move & 63;
    this.step(side, piece, from, to);
    const wins = this.away[side] === 0 || !this.wins(side === 0 ? 1 : 0, at, limit);
    this.step(side, piece, to, from);
    return wins;
  }

  /** A player who cannot move passes; where neither can, the race is over. */
  private winsByPass(side: Racer, at: number, limit: number): boolean {
    const other = side === 0 ? 1 : 0;
    if (this.generate(other, at) > at) return !this.wins(other, at, limit);
    const total = (racer: Racer, numbers: readonly Uint8Array[]) =>
      this.pieces[racer].reduce((sum, cell) => sum + numbers[racer][cell], 0);
    const lead = (numbers: readonly Uint8Array[]) => total(0, numbers) - total(1, numbers);
    const ahead = lead(this.home) || lead(this.rows);
    return ahead < 0 ? side === 1 : side === 0;
  }
}

/** Reads the placement and the side of a FEN of the race. */
export function readRace(fen: string): RacePosition {
  const [placement, side] = fen.split(' ');
  const cells = [...placement.replaceAll('/', '')].flatMap(
    (letter): RacePosition['cells'][number][] => {
      if (letter === '*') return ['blocked'];
      if (letter === 'M') return ['white'];
      if (letter === 'm') return ['black'];
      return Array.from({ length: Number(letter) }, () => 'empty' as const);
    },
  );
  return { cells, side: side === 'w' ? 0 : 1 };
}

/** What the rule book calls a cell of the whole board. */
export const nameOfCell = (cell: number): string =>
  `${'ABCDEFGHI'[Math.floor(cell / WHOLE_BOARD.width)]}${1 + (cell % WHOLE_BOARD.width)}`;
