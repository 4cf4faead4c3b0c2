// Fairy-Stockfish's search (npm fairy-stockfish-nnue.wasm) as a UCI process on standard input and output, with our
// variants loaded. Classical evaluation, one thread: the rival that the match runner and the bench play against.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { VARIANTS_INI } from './variants';

interface FairyEngine {
  addMessageListener(listener: (line: string) => void): void;
  postMessage(line: string): void;
  readonly FS: { writeFile(path: string, text: string): void };
}

const require = createRequire(import.meta.url);
const load: (
  options: object,
) => Promise<FairyEngine> = require('fairy-stockfish-nnue.wasm/stockfish.js');
const engine = await load({
  wasmBinary: readFileSync(require.resolve('fairy-stockfish-nnue.wasm/stockfish.wasm')),
});
engine.addMessageListener((line) => process.stdout.write(`${line}\n`));
engine.FS.writeFile('/variants.ini', VARIANTS_INI);
engine.postMessage('load /variants.ini');
engine.postMessage('setoption name Use NNUE value false');
engine.postMessage('setoption name Threads value 1');
createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (line.trim() === 'quit') process.exit(0);
    engine.postMessage(line);
  })
  .on('close', () => process.exit(0));
