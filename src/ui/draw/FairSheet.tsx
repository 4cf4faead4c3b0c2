// How fair a board is: fast games in the background, counted as they end.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameLine } from '../../engine/api';
import type { PlayedOut } from '../../engine/playOut';
import { fairnessOf } from '../../games/fairness';
import type { RuleSet } from '../../games/game';
import { logFailure } from '../../util/failures';
import { Button } from '../components/Button';
import { Sheet } from '../components/Sheet';
import { fairnessText, NOT_PLAYED } from './drawText';

export interface FairSheetProps {
  readonly rules: RuleSet;
  readonly onClose: () => void;
}

export function FairSheet({ rules, onClose }: FairSheetProps) {
  const { played, isRunning, problem, stop } = useFairness(rules);
  const none = problem === null ? NOT_PLAYED : '';
  const found = played.length === 0 ? none : fairnessText(fairnessOf(played));
  return (
    <Sheet key="fair" title="How fair is it?" onClose={onClose}>
      <p>The computer plays {GAMES} quick games against itself on this board.</p>
      {isRunning && (
        <label class="hint-text">
          Game {Math.min(played.length + 1, GAMES)} of {GAMES}
          <progress value={played.length} max={GAMES} />
        </label>
      )}
      <p role="alert" class="error-text">
        {problem}
      </p>
      <p role="status" data-part="fairness">
        {isRunning ? '' : found}
      </p>
      {isRunning ? <Button onClick={stop}>Cancel</Button> : <Button onClick={onClose}>Done</Button>}
    </Sheet>
  );
}

const GAMES = 40;
/** Nodes of each search: fast enough for a phone. */
const NODES = 400;

interface FairnessTrial {
  readonly played: readonly PlayedOut[];
  readonly isRunning: boolean;
  /** Why it could not go on, or null. */
  readonly problem: string | null;
  /** Ends what is going on; what was played stays. */
  stop(): void;
}

/** Fast games of the engine against itself in a worker of their own, until they are done or stopped. */
function useFairness({ game, options }: Pick<GameLine, 'game' | 'options'>): FairnessTrial {
  const [played, setPlayed] = useState<readonly PlayedOut[]>([]);
  const [isRunning, setRunning] = useState(true);
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
      logFailure('fairness', error);
      setProblem('The engine stopped working.');
      over();
    };
    const run = async () => {
      const [{ spawnWorker }, { createWorker }] = await Promise.all([
        import('../../engine/spawnWorker'),
        import('../../engine/createWorker'),
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
  return { played, isRunning, problem, stop: () => end.current() };
}
