// Keys that work anywhere on the game screen, but not while something is being written or a dialog is open.
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Calls what belongs to a key; `actions` are named by `KeyboardEvent.key`. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const newest = useRef(actions);
  newest.current = actions;
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = newest.current[event.key];
      if (!action || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey)
        return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
