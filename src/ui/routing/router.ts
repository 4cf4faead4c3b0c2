// Moves between screens through the browser's history, so that the phone's own back gesture works.

import { createObservable, type Observable } from '../../util/observable';
import { formatRoute, HOME, parseRoute, type Route } from './routes';

export interface Router {
  readonly route: Observable<Route>;
  open(route: Route): void;
  /** Like open, but the current screen is not one to come back to. */
  replace(route: Route): void;
  /** To the screen this one was opened from, or Home if the app started here. */
  back(): void;
  /** The same with another screen than Home. */
  backTo(otherwise: Route): void;
}

/** How many screens of this app lie behind a history entry. */
interface EntryState {
  readonly depth: number;
}

export function createRouter(page: Window): Router {
  const current = () => parseRoute(page.location.hash);
  const depth = () => (page.history.state as EntryState | null)?.depth ?? 0;
  const route = createObservable(current());
  page.addEventListener('popstate', () => route.set(current()));
  const replace = (next: Route) => {
    page.history.replaceState({ depth: depth() }, '', formatRoute(next));
    route.set(next);
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
      route.set(next);
    },
    back: () => backTo(HOME),
    backTo,
  };
}
