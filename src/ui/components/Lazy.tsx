// A screen whose code is loaded when it is first shown.
import type { ComponentChild, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { MissingCode } from './MissingCode';

interface LazyOptions<P> {
  readonly dispensable?: boolean;
  readonly waiting?: (props: P) => ComponentChild;
  /** Whether the code is asked for before the paint without it, which is long where a long list leaves the page. */
  readonly atOnce?: boolean;
}

/**
 * Wraps a dynamic import of a component; while it loads `waiting` is shown, a failure can be tried again. A part that the
 * screen around it does without is left out then.
 */
export function lazyScreen<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { dispensable = false, waiting = () => null, atOnce = false }: LazyOptions<P> = {},
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  let loading: Promise<ComponentType<P>> | null = null;
  const begin = () => {
    loading ??= load().finally(() => {
      loading = null;
    });
    return loading;
  };
  return function LazyScreen(props: P) {
    const [Screen, setScreen] = useState<ComponentType<P> | null>(() => loaded);
    const [failed, setFailed] = useState(false);
    if (atOnce && !Screen && !failed) begin().catch(() => undefined);
    useEffect(() => {
      if (Screen || failed) return;
      let wanted = true;
      begin().then(
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
