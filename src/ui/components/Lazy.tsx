// A screen whose code is loaded when it is first shown.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useServices } from '../services';
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
    const reload = useReload();
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
        <button type="button" class="button primary" onClick={() => reload(() => setFailed(false))}>
          Try again
        </button>
      </main>
    );
  };
}

/**
 * Tries again after code could not be loaded. Browsers remember a module that failed, and the page may be of an older
 * version than what is stored: only a fresh page helps. Where none can be had, or games would be lost with this one,
 * `otherwise` is called instead.
 */
export function useReload(): (otherwise: () => void) => Promise<void> {
  const { openGames } = useServices();
  return async (otherwise) => {
    const found =
      !openGames.holdsMore() &&
      (await fetch('./').then(
        ({ ok }) => ok,
        () => false,
      ));
    if (found) location.reload();
    else otherwise();
  };
}
