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
        <p>The app was not yet stored for offline play. Connect once and try again.</p>
        <button type="button" class="button primary" onClick={() => setFailed(false)}>
          Try again
        </button>
      </main>
    );
  };
}
