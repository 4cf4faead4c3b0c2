// What a screen needs only when it is opened, such as a game's lessons or puzzles, loaded then.
import { useEffect, useState } from 'preact/hooks';
import { useServices } from '../services';

/**
 * What `load` resolves to, null until then and without a `load`; it must be the same function for the same thing. Where it
 * fails, the app says that part of it is missing, unless the screen can do without it.
 */
export function useLoaded<T>(load: (() => Promise<T>) | undefined, isOptional = false): T | null {
  const { codeMissing } = useServices();
  const [loaded, setLoaded] = useState<{ readonly load: unknown; readonly value: T } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    load?.().then(
      (value) => isCurrent && setLoaded({ load, value }),
      (error: unknown) => {
        if (isOptional) console.warn('Shown without what could not be loaded:', error);
        else codeMissing.set(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isOptional, codeMissing]);
  return loaded?.load === load ? (loaded?.value ?? null) : null;
}
