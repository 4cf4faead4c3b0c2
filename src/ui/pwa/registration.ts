// The page's side of the service worker (workers/sw.ts): registers it, hears of new versions, and switches to them.
import { messageSW, Workbox } from 'workbox-window';
import { languageInForce } from '../../language/texts';
import { runDetached } from '../../util/failures';
import type { Observable } from '../../util/observable';

export interface Registration {
  /** Switches to the waiting version, if one waits; the page reloads. */
  apply(): void;
  /** Asks the network whether this page is of an older version. False where it cannot be known. */
  isOld(): Promise<boolean>;
}

interface Heard {
  readonly offlineReady: Observable<boolean>;
  readonly waiting: Observable<string | null>;
}

/** Longest wait for the new worker to take over before the page reloads anyway, in milliseconds. */
const TAKE_OVER_TIMEOUT_MS = 4000;
/** Longest wait for the waiting worker's news, in milliseconds. */
const NEWS_TIMEOUT_MS = 1000;
/** Shortest time between two looks for a new version, in milliseconds. */
const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1000;

export async function register(
  page: Window,
  { offlineReady, waiting }: Heard,
  hasUnsavedChanges: () => boolean,
): Promise<Registration> {
  const container = page.navigator.serviceWorker;
  const wasControlled = container.controller !== null;
  const workbox = new Workbox('./sw.js', { scope: './' });
  let agreed = false;
  let replaced = false;
  workbox.addEventListener('installed', ({ isUpdate }) => {
    if (!isUpdate) offlineReady.set(true);
  });
  workbox.addEventListener('waiting', async ({ sw }) => waiting.set(await newsOf(sw)));
  container.addEventListener('controllerchange', () => {
    // The first worker to take control serves the very files this page was loaded from.
    if (!wasControlled) return;
    replaced = true;
    // Agreed to in another tab: a game shown here is not interrupted, but out of sight nobody sees the reload.
    if (agreed) page.location.reload();
    else reloadOutOfSight(page, hasUnsavedChanges);
  });
  const registered = await workbox.register().catch((error: unknown) => {
    console.warn('No offline play in this visit:', error);
  });
  if (registered) {
    lookRegularly(page, registered);
    runDetached(offerFound(registered, waiting));
  }
  return {
    apply: () => {
      agreed = true;
      if (!registered?.waiting) page.location.reload();
      workbox.messageSkipWaiting();
      page.setTimeout(() => page.location.reload(), TAKE_OVER_TIMEOUT_MS);
    },
    isOld: async () => {
      if (replaced) return true;
      try {
        if (!registered) return await hasNewPage(page);
        await registered.update();
        await settled(registered.installing);
        return replaced || registered.waiting !== null;
      } catch {
        return false;
      }
    },
  };
}

/** Offers a version that the browser had found before the page registered: Workbox hears only of those found later. */
async function offerFound(
  registration: ServiceWorkerRegistration,
  waiting: Heard['waiting'],
): Promise<void> {
  if (!registration.active || !registration.installing) return;
  await settled(registration.installing);
  if (registration.waiting) waiting.set(await newsOf(registration.waiting));
}

/** What a new version that waits brings; empty where its worker does not say so. */
async function newsOf(waiting: ServiceWorker | undefined): Promise<string> {
  const none = new Promise((resolve) => setTimeout(resolve, NEWS_TIMEOUT_MS));
  const news: unknown = await (waiting
    ? Promise.race([
        messageSW(waiting, { type: 'TELL_NEWS', language: languageInForce.get() }),
        none,
      ])
    : null);
  return typeof news === 'string' ? news : '';
}

/** Reloads as soon as the page cannot be seen and nothing is lost by it. */
function reloadOutOfSight(page: Window, hasUnsavedChanges: () => boolean): void {
  const reload = () =>
    page.document.visibilityState === 'hidden' && !hasUnsavedChanges() && page.location.reload();
  reload();
  page.document.addEventListener('visibilitychange', reload);
}

/** Looks for a new version when the player returns to the app, at most hourly; offline the look fails quietly. */
function lookRegularly(page: Window, registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState !== 'visible' || Date.now() - last < UPDATE_CHECK_INTERVAL_MS)
      return;
    last = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Resolves once a worker is installed, or has failed to be. */
function settled(worker: ServiceWorker | null): Promise<unknown> {
  return new Promise((resolve) => {
    if (worker?.state !== 'installing') resolve(null);
    else worker.addEventListener('statechange', resolve, { once: true });
  });
}

/** Whether the host's page starts another script than this page did. */
async function hasNewPage({ document }: Window): Promise<boolean> {
  const own = document.querySelector('script[type=module]')?.getAttribute('src');
  const response = await fetch('./', { cache: 'no-store' });
  return own != null && response.ok && !(await response.text()).includes(own);
}
