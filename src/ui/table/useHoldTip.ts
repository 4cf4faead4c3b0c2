// That a piece held under the finger shows how it moves: offered once, to who first looks at a position for long
// without a move. Never again after that, nor to who has found it out.
import { useEffect, useState } from 'preact/hooks';
import type { MoveOption } from '../../session/types';
import { useServices } from '../services';

/** Milliseconds without a move after which a player may want help. */
export const HESITATION = 20_000;

interface HoldTip {
  /** What is told, or null. */
  readonly words: string | null;
  /** The player has asked a piece, and need not be told any more. */
  done(): void;
}

/** `options` is what may be chosen in the position on the board. */
export function useHoldTip(options: readonly MoveOption[]): HoldTip {
  const { settings } = useServices();
  const [toldOf, setToldOf] = useState<readonly MoveOption[] | null>(null);
  const remember = () => {
    if (!settings.get().knowsHold) settings.set({ ...settings.get(), knowsHold: true });
  };
  useEffect(() => {
    if (settings.get().knowsHold || options.length === 0) return;
    const timer = setTimeout(() => {
      if (settings.get().knowsHold) return;
      setToldOf(options);
      remember();
    }, HESITATION);
    return () => clearTimeout(timer);
  }, [options]);
  return {
    words: toldOf === options ? tipWords() : null,
    done: () => {
      remember();
      setToldOf(null);
    },
  };
}

const tipWords = (): string =>
  matchMedia('(pointer: coarse)').matches
    ? 'Hold a piece to see how it moves.'
    : 'Click a piece with the right button, or press ? on it, to see how it moves.';
