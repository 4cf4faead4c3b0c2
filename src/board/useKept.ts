// Parts of a picture that mostly stay as they are from one drawing to the next, as the pieces of a board do: what was
// drawn of them is handed over again, and is not compared attribute by attribute.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';

interface Part {
  readonly look: string;
  readonly element: JSX.Element;
}

/** Gives the part of that name: as it was drawn last, if its look (whatever tells it from others) is still the same. */
export type Keep = (name: number, look: string, draw: () => JSX.Element) => JSX.Element;

/** Forgets all parts when a dependency changes. What `draw` uses must be in the look or among the dependencies. */
export function useKept(dependencies: readonly unknown[]): Keep {
  const parts = useMemo(() => new Map<number, Part>(), dependencies);
  return (name, look, draw) => {
    const known = parts.get(name);
    if (known?.look === look) return known.element;
    const element = draw();
    parts.set(name, { look, element });
    return element;
  };
}
