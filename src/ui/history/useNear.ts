// Whether an element is on the screen or about to be scrolled there, so that long lists draw only what is looked at.
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** How far beyond the edge of the screen counts as near. */
const MARGIN = '600px 0px';

export function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return near;
}
