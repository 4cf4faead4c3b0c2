// A second generator of TheBridge41's moves under any variant, written from the rule book square by square, for tests
// to compare with: slow, and with nothing in common with the app's own.
import type { OptionValues } from '../../src/games/game';

type Point = readonly [file: number, rank: number];
/** What a way may do where it ends. */
type Mode = 'move' | 'capture' | 'both';

export interface BridgePosition {
  /** Letters by cell, capitals for White; the big bridge is the cell `mk`. */
  readonly pieces: ReadonlyMap<string, string>;
  readonly white: boolean;
  /** The bridge's file, or `big`. */
  readonly bridge: string;
}

interface Step {
  readonly from: string;
  readonly to: string;
  readonly becomes: string;
}

const FILES = [...'LlmrR'];
const RANKS = [...'abcdkwxyz'];
const RIVER = 4;
const MIDDLE = 2;

const STRAIGHT: readonly Point[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
];
const ASLANT: readonly Point[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];
const AROUND = [...STRAIGHT, ...ASLANT];

const leapsOf = (long: number, short: number): Point[] =>
  [long, -long].flatMap((a) =>
    [short, -short].flatMap((b): Point[] => [
      [a, b],
      [b, a],
    ]),
  );

const isWhite = (letter: string): boolean => letter === letter.toUpperCase();
const pointOf = (square: string): Point => [FILES.indexOf(square[0]), RANKS.indexOf(square[1])];

export class BridgeModel {
  constructor(private readonly options: OptionValues) {}

  read(text: string): BridgePosition {
    const [placement, side, bridge] = text.split(' ');
    const pieces = new Map<string, string>();
    for (const [row, line] of placement.split('/').entries()) {
      let file = 0;
      for (const letter of line) {
        if (/\d/.test(letter)) file += Number(letter);
        else {
          if (letter !== '*') pieces.set(FILES[file] + RANKS[8 - row], letter);
          file++;
        }
      }
    }
    return { pieces, white: side === 'w', bridge };
  }

  /** Texts of all legal moves, sorted. */
  moves(position: BridgePosition): string[] {
    const texts = this.steps(position, position.white)
      .filter((step) => this.isSafe(this.after(position, step), position.white))
      .map(({ from, to, becomes }) => {
        const promoted = becomes !== position.pieces.get(from);
        return from + to + (promoted ? becomes.toLowerCase() : '');
      });
    return [...new Set([...texts, ...this.slides(position)])].sort();
  }

  /** Whether the side to move stands in check. */
  inCheck(position: BridgePosition): boolean {
    return !this.isSafe(position, position.white);
  }

  private isOn(option: string): boolean {
    return this.options[option] === 'on';
  }

  /** Slides of the empty bridge that leave no check. */
  private slides(position: BridgePosition): string[] {
    const { pieces, white, bridge } = position;
    if (this.options.bridge !== 'moving' || pieces.has(`${bridge}k`)) return [];
    return [-1, 1].flatMap((aside) => {
      const file = FILES[FILES.indexOf(bridge) + aside];
      if (file === undefined || !this.isSafe({ pieces, white, bridge: file }, white)) return [];
      return [`${bridge}k${file}k`];
    });
  }

  private isSafe(position: BridgePosition, white: boolean): boolean {
    const king = [...position.pieces].find(([, letter]) => letter === (white ? 'K' : 'k'))?.[0];
    return !this.steps(position, !white).some(({ to }) => to === king);
  }

  private after({ pieces, white, bridge }: BridgePosition, step: Step): BridgePosition {
    const next = new Map(pieces);
    next.delete(step.from);
    next.set(step.to, step.becomes);
    return { pieces: next, white: !white, bridge };
  }

  /** Everything that the pieces of a side may do, but for check. */
  private steps(position: BridgePosition, white: boolean): Step[] {
    const steps: Step[] = [];
    for (const [from, letter] of position.pieces) {
      if (isWhite(letter) !== white) continue;
      for (const to of this.targets(position, from, letter)) {
        const last = letter.toUpperCase() === 'P' && to[1] === (white ? 'z' : 'a');
        const all = { standard: 'RBN', allYourBase: 'LZC', dopefish: 'RBD' };
        const kinds = all[(this.options.army ?? 'standard') as keyof typeof all];
        for (const kind of last ? kinds : letter)
          steps.push({ from, to, becomes: white ? kind.toUpperCase() : kind.toLowerCase() });
      }
    }
    return steps;
  }

  /** Cells that a piece may go to from where it stands. */
  private targets(position: BridgePosition, from: string, letter: string): string[] {
    const { pieces, bridge } = position;
    const kind = letter.toUpperCase();
    const white = isWhite(letter);
    const forward = white ? 1 : -1;
    const found: string[] = [];
    const { army = 'standard', kings, pawnCapture } = this.options;
    const isKnight =
      kind === 'N' ||
      (kind === 'C' && army === 'allYourBase') ||
      (kind === 'D' && army === 'dopefish');
    const isBishop = kind === 'B' || (kind === 'Z' && army === 'allYourBase');

    /** The cell of a square; undefined where none is. */
    const cellAt = (file: number, rank: number): string | undefined => {
      if (!FILES[file] || !RANKS[rank]) return undefined;
      if (rank !== RIVER) return FILES[file] + RANKS[rank];
      if (bridge === 'big') return 'mk';
      return FILES[file] === bridge ? `${bridge}k` : undefined;
    };
    /** Goes to a square, if the piece may end there; false where the way is blocked. */
    const visit = (file: number, rank: number, mode: Mode): boolean => {
      const cell = cellAt(file, rank);
      if (cell === undefined) return false;
      if (cell === from) return true;
      const other = pieces.get(cell);
      const mayStop = !(isKnight && this.isOn('noKnightOnBridge') && rank === RIVER);
      if (other === undefined) {
        if (mode !== 'capture' && mayStop) found.push(cell);
        return true;
      }
      if (mode !== 'move' && mayStop && isWhite(other) !== white) found.push(cell);
      return false;
    };
    /** Follows a way whose steps take turns until something stops it. */
    const follow = (start: Point, turns: readonly Point[], mode: Mode) => {
      let [file, rank] = start;
      for (let step = 0; ; step++) {
        file += turns[step % turns.length][0];
        rank += turns[step % turns.length][1];
        if (isBishop && this.isOn('bishopPalace') && rank === RIVER) return;
        if (!visit(file, rank, mode)) return;
      }
    };

    const squares = bridge === 'big' && from === 'mk' ? FILES.map((file) => `${file}k`) : [from];
    for (const square of squares) {
      const start = pointOf(square);
      const [file, rank] = start;
      const leap = (points: readonly Point[], mode: Mode) => {
        for (const [x, y] of points) visit(file + x, rank + y, mode);
      };
      if (kind === 'P') {
        leap([[0, forward]], 'move');
        const ahead = pawnCapture === 'sideways' ? 0 : forward;
        leap(
          [
            [-1, ahead],
            [1, ahead],
          ],
          'capture',
        );
        if (this.isOn('sidePawnMove') && ['Ld', 'Rd', 'Lw', 'Rw'].includes(square))
          leap(
            [
              [-1, 0],
              [1, 0],
            ],
            'move',
          );
      }
      if (kind === 'N') leap(leapsOf(2, 1), 'both');
      if (kind === 'C') leap(leapsOf(3, 1), 'both');
      if (kind === 'L') {
        leap(
          AROUND.map(([x, y]): Point => [2 * x, 2 * y]),
          'both',
        );
        leap(AROUND, 'capture');
      }
      if (kind === 'K')
        for (const [x, y] of AROUND) {
          const target: Point = [file + x, rank + y];
          const beyond = white ? target[1] > RIVER : target[1] < RIVER;
          if (kings === 'palace' && beyond) continue;
          if (kings === 'tinyPalace' && outsideTinyPalace(target)) continue;
          visit(...target, 'both');
        }
      if (kind === 'R' || kind === 'Q') for (const way of STRAIGHT) follow(start, [way], 'both');
      if (kind === 'B' || kind === 'Q') for (const way of ASLANT) follow(start, [way], 'both');
      if (kind === 'D') for (const way of AROUND) follow(start, [way], 'capture');
      if (kind === 'Z')
        for (const [x, y] of ASLANT) {
          follow(
            start,
            [
              [x, y],
              [-x, y],
            ],
            'both',
          );
          follow(
            start,
            [
              [x, y],
              [x, -y],
            ],
            'both',
          );
        }
      if (isBishop && this.isOn('changingColorBishop')) {
        const lies = bridge === 'big' ? MIDDLE : FILES.indexOf(bridge);
        if (file === lies && rank === RIVER)
          leap(
            [
              [0, 1],
              [0, -1],
            ],
            'both',
          );
        if (file === lies && rank === RIVER - 1) leap([[0, 1]], 'both');
        if (file === lies && rank === RIVER + 1) leap([[0, -1]], 'both');
      }
    }
    return found;
  }
}

/** Off the files l, m and r, or on or between the ranks next to the river. */
const outsideTinyPalace = ([file, rank]: Point): boolean =>
  Math.abs(file - MIDDLE) > 1 || Math.abs(rank - RIVER) < 2;
