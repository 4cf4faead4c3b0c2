// Joins the headless interaction to a mounted board: pointer events in, requests out. The state lives in a ref as
// well, so that events between two renders see each other.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { MoveOption } from '../session/types';
import {
  allLost,
  forgetWanted,
  IDLE,
  type Interaction,
  type Reaction,
  type Request,
  refresh,
} from './interaction';

interface InteractionHost {
  /** The position, told apart from others by being the same object. */
  readonly position: object;
  readonly options: readonly MoveOption[];
  readonly onRequest: (request: Request) => void;
}

interface UsedInteraction {
  readonly interaction: Interaction;
  /** Runs an event through the state. */
  run(event: (state: Interaction) => Reaction): void;
}

/** The interaction state of one board. Losing the window or turning the device lets go of everything. */
export function useInteraction({ position, options, onRequest }: InteractionHost): UsedInteraction {
  const current = useRef<Interaction>(IDLE);
  const [interaction, show] = useState<Interaction>(IDLE);
  const ask = useRef(onRequest);
  ask.current = onRequest;
  const set = (state: Interaction) => {
    current.current = state;
    show(state);
  };
  const run = (event: (state: Interaction) => Reaction) => {
    const { state, request } = event(current.current);
    if (state !== current.current) set(state);
    if (request) ask.current(request);
  };
  useEffect(() => run(forgetWanted), [position]);
  useEffect(() => set(refresh(current.current, options)), [options]);
  useEffect(() => {
    const release = () => run(allLost);
    const hidden = () => document.hidden && release();
    window.addEventListener('blur', release);
    window.addEventListener('resize', release);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('blur', release);
      window.removeEventListener('resize', release);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, []);
  return { interaction, run };
}
