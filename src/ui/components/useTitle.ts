// The page's title, which readers announce and history lists.
import { useEffect } from 'preact/hooks';

/** Names the page after what it shows; the app's own name alone for an empty text. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Fortyone` : 'Fortyone';
  }, [title]);
}
