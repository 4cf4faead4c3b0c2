// Screens whose code is loaded when they are first shown, and what takes their place when that fails or they throw.
import { Component, type ComponentChild, type ComponentChildren, type ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { textsOf, textsReady } from '../../language/texts';
import { logFailure, reasonOf, recordFailure, runDetached } from '../../util/failures';
import { HOME, type Route } from '../routing/routes';
import { useObservable, useServices } from '../services';
import { Button, ButtonLink } from './Button';
import styles from './missingCode.module.css';
import { Toast } from './Toast';

const texts = textsOf('parts');

/** Why something failed. Where code cannot be loaded, each browser throws a TypeError in its own technical words. */
export function failureText(error: unknown): string {
  if (error instanceof TypeError) return texts.missing;
  return reasonOf(error);
}

interface LazyOptions<P> {
  readonly dispensable?: boolean;
  readonly waiting?: (props: P) => ComponentChild;
  /**
   * Requests the code while rendering instead of after the next paint. For screens opened from a long list, whose removal makes
   * that paint slow.
   */
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
  const loadWhole = async () => {
    const screen = await load();
    await textsReady();
    return screen;
  };
  const begin = () => {
    loading ??= loadWhole().finally(() => {
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
        (error: unknown) => {
          // Where the screen does without the part, nothing else says why it is missing.
          recordFailure('loading', error);
          if (wanted) setFailed(true);
        },
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

/** In place of a screen, or over it where a sheet is missing. */
function MissingCode({ onRetry }: { readonly onRetry: () => void }) {
  const { title, text, action } = useRemedy(onRetry);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <main class={styles.root} data-part="missing">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      {action && (
        <Button variant="primary" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      <ButtonLink to={HOME}>{texts.home}</ButtonLink>
    </main>
  );
}

/** Over any screen, of which only a part is missing. */
export function MissingPart() {
  const { codeMissing, router } = useServices();
  const { screen } = useObservable(router.route);
  const { text, action } = useRemedy(() => undefined);
  const close = { label: texts.close, onClick: () => codeMissing.set(false) };
  // Of a screen that waits for the missing part there may be nothing to see.
  const home = { label: texts.home, onClick: () => router.open(HOME) };
  const actions = screen === 'home' ? [close] : [close, home];
  return <Toast actions={action ? [...actions, action] : actions}>{text}</Toast>;
}

interface Remedy {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly onClick: () => void } | null;
}

function useRemedy(onRetry: () => void): Remedy {
  const { updates, hasUnsavedChanges } = useServices();
  const reload = useReload();
  const [old, setOld] = useState(false);
  useEffect(() => {
    let wanted = true;
    runDetached(updates.isOld().then((found) => wanted && setOld(found)));
    return () => {
      wanted = false;
    };
  }, [updates]);
  if (!old) {
    return {
      title: texts.notLoaded,
      text: texts.onceOnline,
      action: { label: texts.tryAgain, onClick: () => runDetached(reload(onRetry)) },
    };
  }
  const held = hasUnsavedChanges();
  return {
    title: texts.newVersion,
    text: held ? texts.saveFirst : texts.updateToContinue,
    action: held ? null : { label: texts.update, onClick: updates.apply },
  };
}

/**
 * Tries again after code could not be loaded. Browsers remember a module that failed, and the page may be of an older
 * version than what is stored: only a fresh page helps. Where none can be had, or games would be lost with this one,
 * `otherwise` is called instead.
 */
export function useReload(): (otherwise: () => void) => Promise<void> {
  const { hasUnsavedChanges } = useServices();
  return async (otherwise) => {
    const found =
      !hasUnsavedChanges() &&
      (await fetch('./').then(
        ({ ok }) => ok,
        () => false,
      ));
    if (found) location.reload();
    else otherwise();
  };
}

const BrokenScreen = lazyScreen(async () => (await import('./BrokenScreen')).BrokenScreen);

interface Props {
  /** The screen of another route is tried afresh. */
  readonly route: Route;
  readonly children: ComponentChildren;
}

interface State {
  readonly broken: { readonly route: Route; readonly error: unknown } | null;
}

/** Around the screens: one that throws gives way to what happened and the ways out, never to a blank page. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { broken: null };

  override componentDidCatch(error: unknown): void {
    logFailure('screen', error);
    this.setState({ broken: { route: this.props.route, error } });
  }

  override render({ route, children }: Props, { broken }: State): ComponentChildren {
    return broken?.route === route ? <BrokenScreen error={broken.error} /> : children;
  }
}
