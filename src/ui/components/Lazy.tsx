// A screen whose code is loaded when it is first shown.
import type { ComponentChild, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { MissingCode } from './MissingCode';

interface LazyOptions<P> {
  readonly dispensable?: boolean;
  readonly waiting?: (props: P) => ComponentChild;
}

/**
 * Wraps a dynamic import of a component; while it loads `waiting` is shown, a failure can be tried again. A part that the
 * screen around it does without is left out then.
 */
export function lazyScreen<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { dispensable = false, waiting = () => null }: LazyOptions<P> = {},
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
    if (!failed) return waiting(props);
    if (dispensable) return null;
    return <MissingCode onRetry={() => setFailed(false)} />;
  };
}
