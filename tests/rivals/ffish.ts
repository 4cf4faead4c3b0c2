// Fairy-Stockfish's move generator (npm ffish-es6) in Node, as an independent judge of legal moves. Its moves and
// positions are its own: squares.ts translates.
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Board, FairyStockfish } from 'ffish-es6';
import { type RivalGame, VARIANTS_INI } from './variants';

const require = createRequire(import.meta.url);

/** Loads the generator with our variants. The package is an ES module that Node would read as CommonJS. */
export async function loadFfish(): Promise<FairyStockfish> {
  const folder = mkdtempSync(join(tmpdir(), 'ffish-'));
  const copy = join(folder, 'ffish.mjs');
  copyFileSync(require.resolve('ffish-es6/ffish.js'), copy);
  const { default: load } = await import(/* @vite-ignore */ pathToFileURL(copy).href);
  rmSync(folder, { recursive: true });
  const wasmBinary = readFileSync(require.resolve('ffish-es6/ffish.wasm'));
  const ffish: FairyStockfish = await load({ wasmBinary });
  ffish.loadVariantConfig(VARIANTS_INI);
  return ffish;
}

/**
 * A board of a variant, at its start or at a FEN; `delete` it after use. Throws on an unknown variant or a FEN that
 * does not suit it, with which the generator itself would run into its own memory.
 */
export function newBoard(ffish: FairyStockfish, variant: string, fen?: string): Board {
  if (!ffish.variants().split(' ').includes(variant)) throw new Error(`no variant "${variant}"`);
  const board = new ffish.Board(variant);
  if (fen !== undefined) setUp(ffish, board, fen);
  return board;
}

/** Puts a board at a FEN; throws if it is no position of the board's variant. */
export function setUp(ffish: FairyStockfish, board: Board, fen: string): void {
  const verdict = ffish.validateFen(fen, board.variant());
  if (verdict !== 1)
    throw new Error(`"${fen}" is no position of ${board.variant()} (code ${verdict})`);
  board.setFen(fen);
}

/** The legal moves, in no particular order. */
export const boardMoves = (board: Board): string[] => board.legalMoves().split(' ').filter(Boolean);

/** Plays a move; throws if it is illegal, which the generator itself only reports by its return value. */
export function playOn(board: Board, move: string): void {
  if (!board.push(move)) throw new Error(`"${move}" is illegal in ${board.fen()}`);
}

/** The variants that judge a game, as one generator. Its boards are kept, because a new one takes milliseconds. */
export class Judges {
  private readonly seats;

  constructor(
    private readonly ffish: FairyStockfish,
    rival: RivalGame,
  ) {
    this.seats = rival.judges.map((judge) => ({ judge, board: newBoard(ffish, judge.variant) }));
  }

  /** The legal moves at a FEN. */
  moves(fen: string): string[] {
    return this.seats.flatMap(({ judge, board }) => {
      setUp(this.ffish, board, fen);
      return boardMoves(board).filter(judge.judges);
    });
  }

  /** The FEN that a legal move leads to. */
  successor(fen: string, move: string): string {
    const seat = this.seats.find(({ judge }) => judge.judges(move));
    if (!seat) throw new Error(`no variant judges "${move}"`);
    setUp(this.ffish, seat.board, fen);
    playOn(seat.board, move);
    return seat.board.fen();
  }

  /** Whether the side to move at a FEN is in check. */
  isCheck(fen: string): boolean {
    const [{ board }] = this.seats;
    setUp(this.ffish, board, fen);
    return board.isCheck();
  }

  delete(): void {
    for (const { board } of this.seats) board.delete();
  }
}

/** Counts leaves through the generator's push and pop; it has no perft call of its own. */
export function ffishPerft(board: Board, depth: number): number {
  if (depth <= 0) return 1;
  if (depth === 1) return board.numberLegalMoves();
  let leaves = 0;
  for (const move of boardMoves(board)) {
    board.push(move);
    leaves += ffishPerft(board, depth - 1);
    board.pop();
  }
  return leaves;
}
