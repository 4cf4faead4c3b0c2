// Moves between screens through the browser's history, so that the phone's own back gesture works, and names the page after
// each.

import { useEffect } from 'preact/hooks';
import { createObservable, type Observable } from '../../util/observable';
import { formatRoute, HOME, parseRoute, type Route, sharedRoute } from './routes';

export interface Router {
  /** The very same object each time that a history entry is shown, so that a screen can keep something with it. */
  readonly route: Observable<Route>;
  open(route: Route): void;
  /** Like open, but the current screen is not one to come back to. */
  replace(route: Route): void;
  /** To the screen this one was opened from, or Home if the app started here. */
  back(): void;
  /** The same with another screen than Home. */
  backTo(otherwise: Route): void;
  /** How many screens of this app lie behind the one shown. */
  depth(): number;
  /** Whether a game is shown, or Back leads to it, as far as this page remembers. */
  isOnTrail(game: string): boolean;
}

/** How many screens of this app lie behind a history entry. */
interface EntryState {
  readonly depth: number;
}

export function createRouter(page: Window): Router {
  const { pathname, search } = page.location;
  const shared = sharedRoute(search);
  // The query has been read; going back or loading anew does not bring it again.
  if (shared) page.history.replaceState(null, '', pathname + formatRoute(shared));
  const current = () => parseRoute(page.location.hash);
  const depth = () => (page.history.state as EntryState | null)?.depth ?? 0;
  const route = createObservable(current());
  /** By depth, the screens from the first to the one shown. */
  const trail: Route[] = [];
  const show = (next: Route) => {
    trail.length = depth();
    trail.push(next);
    route.set(next);
  };
  show(route.get());
  page.addEventListener('popstate', () => {
    const next = current();
    const before = trail[depth()];
    show(before && formatRoute(before) === formatRoute(next) ? before : next);
  });
  const replace = (next: Route) => {
    page.history.replaceState({ depth: depth() }, '', formatRoute(next));
    show({ ...next });
  };
  const backTo = (otherwise: Route) => {
    if (depth() > 0) page.history.back();
    else replace(otherwise);
  };
  return {
    route,
    replace,
    open: (next) => {
      page.history.pushState({ depth: depth() + 1 }, '', formatRoute(next));
      show({ ...next });
    },
    back: () => backTo(HOME),
    backTo,
    depth,
    isOnTrail: (game) => trail.some((one) => one.screen === 'game' && one.id === game),
  };
}

/** Names the page after what it shows; the app's own name alone for an empty text. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Fortyone` : 'Fortyone';
  }, [title]);
}
