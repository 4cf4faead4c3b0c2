// A screen whose code is loaded when it is first shown.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import './button.css';
import './lazy.css';

/** Wraps a dynamic import of a component; while it loads nothing is shown, a failure can be tried again. */
export function lazyScreen<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function LazyScreen(props: P) {
    const [Screen, setScreen] = useState<ComponentType<P> | null>(() => loaded);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Screen || failed) return;
      let wanted = true;
      load().then(
        (screen) => {
          loaded = screen;
          if (wanted) setScreen(() => screen);
        },
        () => wanted && setFailed(true),
      );
      return () => {
        wanted = false;
      };
    }, [Screen, failed]);
    if (Screen) return <Screen {...props} />;
    if (!failed) return null;
    return (
      <main class="lazy-screen">
        <h1>This screen could not be loaded</h1>
        <p>
          Its code is not stored on this device yet, or a newer version of the app has replaced it.
          If trying again does not help, connect to the network once.
        </p>
        <button
          type="button"
          class="button primary"
          onClick={() => reloadOr(() => setFailed(false))}
        >
          Try again
        </button>
      </main>
    );
  };
}

/**
 * Browsers remember a module that could not be loaded, and the page may be of an older version than what is stored: only
 * a fresh page helps. Where none can be had, it would be lost, so that the rest goes on here.
 */
export async function reloadOr(otherwise: () => void): Promise<void> {
  const found = await fetch('./').then(
    ({ ok }) => ok,
    () => false,
  );
  if (found) location.reload();
  else otherwise();
}
