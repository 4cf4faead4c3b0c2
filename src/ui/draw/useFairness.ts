// Fast games of the engine against itself on one board, in a worker of their own, until they are done or given up.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameLine } from '../../engine/api';
import type { PlayedOut } from '../../engine/playOut';

/** Games that are played. */
export const GAMES = 40;
/** Of each search: fast enough for a phone. */
const NODES = 400;

export interface UsedFairness {
  readonly played: readonly PlayedOut[];
  readonly running: boolean;
  /** Why it could not go on, or null. */
  readonly problem: string | null;
  /** Ends what is going on; what was played stays. */
  stop(): void;
}

export function useFairness({ game, options }: Pick<GameLine, 'game' | 'options'>): UsedFairness {
  const [played, setPlayed] = useState<readonly PlayedOut[]>([]);
  const [running, setRunning] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const end = useRef<() => void>(() => undefined);
  useEffect(() => {
    let wanted = true;
    const over = () => {
      wanted = false;
      setRunning(false);
    };
    const fail = (error: unknown) => {
      if (!wanted) return;
      console.error('Fast games:', error);
      setProblem('The engine broke down.');
      over();
    };
    const run = async () => {
      const [{ spawnWorker }, { createWorker }] = await Promise.all([
        import('../../engine/openedWorker'),
        import('../../engine/openWorker'),
      ]);
      if (!wanted) return;
      const worker = spawnWorker(createWorker, {
        onCrash: () => fail('the worker crashed'),
      });
      end.current = () => {
        over();
        worker.end();
      };
      for (let seed = 1; wanted && seed <= GAMES; seed++) {
        // Names alone go to a worker: rules themselves cannot be copied.
        const next = await worker.api.playOut({ rules: { game, options }, nodes: NODES, seed });
        if (wanted) setPlayed((before) => [...before, next]);
      }
      end.current();
    };
    end.current = over;
    run().catch(fail);
    return () => end.current();
  }, []);
  return { played, running, problem, stop: () => end.current() };
}
