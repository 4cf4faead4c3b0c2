// Keys that work anywhere on the screen, but not while something is being written or a dialog is open.
import { useLayoutEffect, useRef } from 'preact/hooks';

/** `press` hears every other key, as in `KeyboardEvent.key`, and tells whether it had a meaning. */
export function useShortcuts(press: (key: string) => boolean): void {
  const newest = useRef(press);
  newest.current = press;
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
      if (newest.current(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
