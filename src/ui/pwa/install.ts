import { createObservable, type Observable } from '../../util/observable';

// How the app can be installed from this page: by the browser's own prompt, kept until the player asks for it; by hand,
// on Apple's phones and tablets; or not at all, because it is installed already or the browser offers no way.
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
function isInstalled(page: Window): boolean {
  const byNavigator = 'standalone' in page.navigator && page.navigator.standalone === true;
  return byNavigator || page.matchMedia('(display-mode: standalone)').matches;
}

/** Tablets call themselves Macs, which have no touch screen. */
function isAppleTouch({ userAgent, maxTouchPoints }: Navigator): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
