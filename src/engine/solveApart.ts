// Solves an ending in a worker of its own, which is ended with it: so it can be called off at any moment, and its memory
// is given back.
import { proxy } from 'comlink';
import type { GameLine, SolveReply } from './api';
import { type EngineWorker, RESPONSE_TIMEOUT_MS, spawnWorker } from './openedWorker';

/** What came of it: as of the worker, or that the worker broke down. */
export type SolveResult = SolveReply['result'] | 'failed';

interface Solved {
  readonly result: SolveResult;
  readonly tables: SolveReply['tables'];
}

export async function solveInWorker(
  open: () => EngineWorker,
  line: GameLine,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Solved> {
  if (signal.aborted) return nothing('stopped');
  let silence: ReturnType<typeof setTimeout> | undefined;
  let end = () => {};
  try {
    return await new Promise<Solved>((resolve) => {
      const fail = () => resolve(nothing('failed'));
      const listenOn = () => {
        clearTimeout(silence);
        silence = setTimeout(fail, RESPONSE_TIMEOUT_MS);
      };
      signal.addEventListener('abort', () => resolve(nothing('stopped')));
      const worker = spawnWorker(open, { onCrash: fail });
      end = worker.end;
      listenOn();
      const onSign = (done: number) => {
        if (signal.aborted) return;
        listenOn();
        onProgress(done);
      };
      worker.api.solve(line, proxy(onSign)).then(resolve, fail);
    });
  } catch {
    return nothing('failed');
  } finally {
    clearTimeout(silence);
    end();
  }
}

const nothing = (result: SolveResult): Solved => ({ result, tables: [] });
