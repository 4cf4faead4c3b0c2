// Drives Fairy-Stockfish's search (fairy-uci.ts) in a child process of its own, so that it can think beside ours.
// Everything it hears and says is in its own notation: squares.ts translates.
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type GoAnswer, UciProcess } from '../lab/match/uciProcess';

const require = createRequire(import.meta.url);
const quote = (path: string): string => `"${path}"`;

/** The shell command of fairy-uci.ts, from any working directory. */
export const FAIRY_COMMAND = [
  quote(process.execPath),
  '--import',
  quote(pathToFileURL(require.resolve('tsx')).href),
  quote(fileURLToPath(new URL('fairy-uci.ts', import.meta.url))),
].join(' ');

export interface SearchAnswer extends GoAnswer {
  /** Nodes per second by our clock, from the command to its answer. */
  readonly nps: number;
}

/** Plies since move 1 that a FEN counts. */
function plyOf(fen: string): number {
  const fields = fen.split(' ');
  return Number(fields[5]) * 2 + (fields[1] === 'w' ? 0 : 1);
}

export class Fairy extends UciProcess {
  constructor() {
    super(FAIRY_COMMAND);
  }

  /** Selects a variant. The engine keeps the old one without a word if it has no such variant; this throws. */
  async setVariant(variant: string): Promise<void> {
    this.send(`setoption name UCI_Variant value ${variant}`);
    const lines = await this.ask('isready', 'readyok');
    if (!lines.some((line) => line.startsWith(`info string variant ${variant} `))) {
      throw new Error(`Fairy-Stockfish has no variant "${variant}"`);
    }
  }

  /**
   * Sets up a FEN, or `startpos`, and the moves played from there, and returns the FEN they lead to. The engine
   * drops an illegal move and all that follow; this throws and names it.
   */
  async setPosition(from: string, moves: readonly string[] = []): Promise<string> {
    const base = from === 'startpos' ? from : `fen ${from}`;
    const before = await this.show(base);
    if (moves.length === 0) return before;
    const after = await this.show(`${base} moves ${moves.join(' ')}`);
    const played = plyOf(after) - plyOf(before);
    if (played < moves.length) throw new Error(`"${moves[played]}" is illegal in ${after}`);
    return after;
  }

  private async show(position: string): Promise<string> {
    this.send(`position ${position}`);
    const lines = await this.ask('d', 'Fen: ');
    return lines[lines.length - 1].slice('Fen: '.length);
  }

  /** Leaves of the tree of legal moves below the position. */
  async perft(depth: number): Promise<number> {
    const lines = await this.ask(`go perft ${depth}`, 'Nodes searched: ');
    return Number(lines[lines.length - 1].slice('Nodes searched: '.length));
  }

  /** @param limits what follows `go`, such as `nodes 20000` */
  override async go(limits: string): Promise<SearchAnswer> {
    const started = performance.now();
    const answer = await super.go(limits);
    return { ...answer, nps: answer.nodes / ((performance.now() - started) / 1000) };
  }
}

/** Starts the engine with a variant of variants.ini; `quit` it after use. */
export async function startFairy(variant: string): Promise<Fairy> {
  const fairy = new Fairy();
  try {
    await fairy.ask('uci', 'uciok');
    await fairy.setVariant(variant);
    return fairy;
  } catch (error) {
    fairy.quit();
    throw error;
  }
}
