// Measured numbers of a game, loaded where something is told of them.
import { useEffect, useState } from 'preact/hooks';

/** Null until the numbers are there, and where there are none. */
export function useNumbers<T>(
  load: (() => Promise<{ readonly default: T }>) | undefined,
): T | null {
  const [numbers, setNumbers] = useState<T | null>(null);
  useEffect(() => {
    let wanted = true;
    setNumbers(null);
    load?.().then(
      (module) => wanted && setNumbers(module.default),
      // The rules are told without it.
      (error: unknown) => console.warn('No numbers are shown:', error),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return numbers;
}
