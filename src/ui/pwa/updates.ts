// The service worker's life as the player sees it: ready to work offline, and new versions, which wait until the
// player agrees. What is done about it is loaded after the first paint (registration.ts).

import { createObservable, type Observable } from '../../util/observable';
import type { Registration } from './registration';

export interface Updates {
  /** True from the moment the app has first been stored for offline play until the message is dismissed. */
  readonly offlineReady: Observable<boolean>;
  /** What to say of a new version that waits for the player's agreement; null while none waits. */
  readonly waiting: Observable<string | null>;
  /** Switches to the waiting version, if one waits; the page reloads. */
  apply(): void;
  /** Asks the network whether this page is of an older version, whose files may be gone. False where it cannot be known. */
  isOld(): Promise<boolean>;
}

/**
 * Registers the built service worker and keeps watch for new versions. The page is not reloaded out of sight while
 * `hasUnsavedChanges` says that something would be lost with it.
 */
export function watchUpdates(page: Window, hasUnsavedChanges: () => boolean): Updates {
  const states = {
    offlineReady: createObservable(false),
    waiting: createObservable<string | null>(null),
  };
  let registration: Registration | null = null;

  const start = async () => {
    try {
      const { register } = await import('./registration');
      registration = await register(page, states, hasUnsavedChanges);
    } finally {
      // Whatever was lost of the stored files, the very code for this included, is fetched again if there is a network.
      const ask = (type: string) => page.navigator.serviceWorker.controller?.postMessage({ type });
      ask('MEND_FILES');
      page.addEventListener('online', () => ask('FETCH_LOST_FILES'));
    }
  };
  if (import.meta.env.PROD && 'serviceWorker' in page.navigator) {
    start().catch((error: unknown) => console.warn('No offline play in this visit:', error));
  }

  return {
    ...states,
    apply: () => (registration ? registration.apply() : page.location.reload()),
    isOld: async () => (registration ? registration.isOld() : false),
  };
}
