// A long press: a finger that rests on one place for a while.
import { useEffect, useRef } from 'preact/hooks';

/** Milliseconds after which a resting finger asks something instead of moving. */
const HOLD = 500;

export interface Hold {
  /** A finger came down; `onHeld` is called unless it is cancelled in time. */
  begin(onHeld: () => void): void;
  /** It moved, was lifted, or another one came. */
  cancel(): void;
}

export function useHold(): Hold {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => cancel, []);
  return {
    cancel,
    begin: (onHeld) => {
      cancel();
      timer.current = setTimeout(onHeld, HOLD);
    },
  };
}
