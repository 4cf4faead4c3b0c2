// Fairy-Stockfish's move generator (npm ffish-es6) in Node, as an independent judge of legal moves.
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Board, FairyStockfish } from 'ffish-es6';
import { VARIANTS_INI } from './variants';

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

/** Counts leaves through the generator's push and pop; it has no perft call of its own. */
export function ffishPerft(board: Board, depth: number): number {
  if (depth === 1) return board.numberLegalMoves();
  let leaves = 0;
  for (const move of board.legalMoves().split(' ')) {
    if (move === '') continue;
    board.push(move);
    leaves += ffishPerft(board, depth - 1);
    board.pop();
  }
  return leaves;
}
