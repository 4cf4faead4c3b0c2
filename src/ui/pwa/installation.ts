// The app as something installed: how it can be from this page; and the service worker's life as the player sees it: ready to
// work offline, and new versions, which wait until the player agrees. What is done about it is loaded after the first paint
// (registration.ts).
import { createObservable, type Observable } from '../../util/observable';
import type { Registration } from './registration';

/**
 * By the browser's own prompt, kept until the player asks for it; by hand, on Apple's phones and tablets; or not at all,
 * because it is installed already or the browser offers no way.
 */
type InstallWay = 'prompt' | 'share menu' | null;

export interface Install {
  readonly way: Observable<InstallWay>;
  /** Shows the browser's prompt, if there is one. */
  prompt(): void;
}

/** The event with which Chromium offers to install; it can be used once. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Keeps what the browser offers from now on. */
export function watchInstall(page: Window): Install {
  const way = createObservable<InstallWay>(
    isAppleTouch(page.navigator) && !isInstalled(page) ? 'share menu' : null,
  );
  let offer: InstallPromptEvent | null = null;
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (!isPrompt(event) || isInstalled(page)) return;
    offer = event;
    way.set('prompt');
  });
  page.addEventListener('appinstalled', () => way.set(null));
  return {
    way,
    prompt: () => {
      way.set(null);
      // A browser that takes its offer back may make it again.
      offer?.prompt().catch(() => undefined);
      offer = null;
    },
  };
}

const isPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

/** Runs in a window of its own, from the home screen. Older Apple systems tell by the navigator only. */
export function isInstalled(page: Window): boolean {
  const byNavigator = 'standalone' in page.navigator && page.navigator.standalone === true;
  return byNavigator || page.matchMedia('(display-mode: standalone)').matches;
}

/** Tablets call themselves Macs, which have no touch screen. */
function isAppleTouch({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

export interface Updates {
  /** True from the moment the app has first been stored for offline play until the message is dismissed. */
  readonly offlineReady: Observable<boolean>;
  /** A sentence on what a new version brings that waits for the player's agreement, maybe empty; null while none waits. */
  readonly waiting: Observable<string | null>;
  /** The page shows something. A version that never says so gives way to the one before (workers/versions.ts). */
  noteShown(): void;
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
  let noteShown = () => {};
  const shown = new Promise<void>((resolve) => {
    noteShown = resolve;
  });

  const start = async () => {
    try {
      const { register } = await import('./registration');
      registration = await register(page, states, hasUnsavedChanges);
    } finally {
      // Whatever was lost of the stored files, the very code for this included, is fetched again if there is a network.
      const tell = (message: object) =>
        page.navigator.serviceWorker.controller?.postMessage(message);
      const script = page.document.querySelector<HTMLScriptElement>('script[type=module]')?.src;
      page.addEventListener('online', () => tell({ type: 'FETCH_LOST_FILES' }));
      // Its language may come later than the code for this.
      await shown;
      tell({ type: 'STARTED', script });
    }
  };
  if (import.meta.env.PROD && 'serviceWorker' in page.navigator) {
    start().catch((error: unknown) => console.warn('No offline play in this visit:', error));
  }

  return {
    ...states,
    noteShown,
    apply: () => (registration ? registration.apply() : page.location.reload()),
    isOld: async () => (registration ? registration.isOld() : false),
  };
}
