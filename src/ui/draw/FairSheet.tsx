// How fair a board is: fast games in the background, counted as they end.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameLine } from '../../engine/api';
import type { PlayedOut } from '../../engine/playOut';
import { fairnessOf } from '../../games/fairness';
import type { RuleSet } from '../../games/game';
import { textsOf } from '../../language/texts';
import { logFailure } from '../../util/failures';
import { Button } from '../components/Button';
import { Sheet } from '../components/Sheet';
import { WorkProgress } from '../settings/WorkProgress';
import { fairnessText } from './drawText';

const texts = textsOf('draw');

interface FairSheetProps {
  readonly rules: RuleSet;
  readonly onClose: () => void;
}

export function FairSheet({ rules, onClose }: FairSheetProps) {
  const { played, wanted, isRunning, problem, stop, goOn } = useFairness(rules);
  const none = problem === null ? texts.notPlayed : '';
  const found = played.length === 0 ? none : fairnessText(fairnessOf(played));
  return (
    <Sheet key="fair" title={texts.howFair} onClose={onClose}>
      <p>{texts.fairIntroduction}</p>
      {isRunning && (
        <p class="hint-text">{texts.gameOf(Math.min(played.length + 1, wanted), wanted)}</p>
      )}
      <p role="alert" class="error-text">
        {problem}
      </p>
      <p role="status" data-part="fairness">
        {isRunning ? '' : found}
      </p>
      {isRunning ? (
        <WorkProgress
          label={texts.playing}
          progress={{ done: played.length, of: wanted }}
          cancelLabel={texts.cancel}
          onCancel={stop}
        />
      ) : (
        <div class="button-row">
          <Button onClick={goOn}>{texts.playMore(GAMES)}</Button>
          <Button onClick={onClose}>{texts.done}</Button>
        </div>
      )}
    </Sheet>
  );
}

const GAMES = 40;
/** Nodes of each search: fast enough for a phone. */
const NODES = 400;

interface FairnessTrial {
  readonly played: readonly PlayedOut[];
  /** How many games there are to be in all. */
  readonly wanted: number;
  readonly isRunning: boolean;
  /** Why it could not go on, or null. */
  readonly problem: string | null;
  /** Ends what is going on; what was played stays. */
  stop(): void;
  /** Plays as many games again. */
  goOn(): void;
}

/** Fast games of the engine against itself in a worker of their own, until they are done or stopped. */
function useFairness({ game, options }: Pick<GameLine, 'game' | 'options'>): FairnessTrial {
  const [played, setPlayed] = useState<readonly PlayedOut[]>([]);
  const [trial, setTrial] = useState({ wanted: GAMES });
  const [isRunning, setRunning] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const end = useRef<() => void>(() => undefined);
  useEffect(() => {
    let isWanted = true;
    let worker: { readonly end: () => void } | null = null;
    const release = () => {
      isWanted = false;
      worker?.end();
      worker = null;
    };
    const over = () => {
      release();
      setRunning(false);
    };
    const fail = (error: unknown) => {
      if (!isWanted) return;
      logFailure('fairness', error);
      setProblem(texts.engineStopped);
      over();
    };
    const run = async () => {
      const [{ spawnWorker }, { createWorker }] = await Promise.all([
        import('../../engine/spawnWorker'),
        import('../../engine/createWorker'),
      ]);
      if (!isWanted) return;
      const spawned = spawnWorker(createWorker, {
        onCrash: () => fail('the worker crashed'),
      });
      worker = spawned;
      // Each seed is another game: those before are not played again.
      for (let seed = played.length + 1; isWanted && seed <= trial.wanted; seed++) {
        // Names alone go to a worker: rules themselves cannot be copied.
        const next = await spawned.api.playOut({ rules: { game, options }, nodes: NODES, seed });
        if (isWanted) setPlayed((before) => [...before, next]);
      }
      if (isWanted) over();
    };
    end.current = over;
    run().catch(fail);
    return release;
  }, [trial]);
  const goOn = () => {
    setProblem(null);
    setRunning(true);
    setTrial({ wanted: played.length + GAMES });
  };
  return { played, ...trial, isRunning, problem, stop: () => end.current(), goOn };
}
