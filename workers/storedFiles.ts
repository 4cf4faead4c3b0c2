// The app's files as the service worker keeps them. Workbox fills the cache and clears it; here is what happens when
// something in it was lost or damaged: it is fetched anew, and nothing but the very content that was built is kept.
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';

/** Scripts and styles that a page names. */
const REFERENCES = /(?:src|href)="([^"]+\.(?:js|css))"/g;

export class StoredFiles {
  private readonly precache = new PrecacheController();

  constructor(list: readonly (PrecacheEntry | string)[]) {
    this.precache.addToCacheList([...list]);
  }

  /** Stores all files; fails, and so does the installation, if one of them cannot be had as it was built. */
  install(event: ExtendableEvent): Promise<unknown> {
    return this.precache.install(event);
  }

  /** Removes what only older versions needed, if at that moment no newer one is about to need anything. */
  async forgetOlder(isNewest: () => boolean): Promise<void> {
    const cache = await this.cache();
    const stored = await cache.keys();
    if (!isNewest()) return;
    const needed = new Set(this.precache.getURLsToCacheKeys().values());
    for (const request of stored) if (!needed.has(request.url)) await cache.delete(request);
  }

  has(address: string): boolean {
    return this.precache.getCacheKeyForURL(address) !== undefined;
  }

  /** The stored file, or what the network has of it. Rejects if there is neither. */
  async answer(address: string, request: Request): Promise<Response> {
    const stored = await this.precache.matchPrecache(address);
    // Another version of a file is better than none, where the page can tell them apart.
    return stored ?? (await this.fetchAnew(address)) ?? fetch(request);
  }

  /** A file that is none of this version's, as an older one stored it, or else from the network. */
  async answerOlder(request: Request): Promise<Response> {
    return (await (await this.cache()).match(request)) ?? fetch(request);
  }

  /** Whether the scripts and styles that a page names are stored, or have just been fetched. */
  async canStart(page: Response): Promise<boolean> {
    const text = await page.text();
    const addresses = [...text.matchAll(REFERENCES)]
      .map(([, reference]) => new URL(reference, location.href).href)
      .filter((address) => this.has(address));
    const found = await Promise.all(
      addresses.map(
        async (address) =>
          (await this.precache.matchPrecache(address)) ?? (await this.fetchAnew(address)),
      ),
    );
    return !found.includes(null);
  }

  /** Fetches whatever is lost, as far as it can be had. */
  async fetchLost(): Promise<void> {
    const cache = await this.cache();
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    for (const [address, key] of this.precache.getURLsToCacheKeys()) {
      if (!kept.has(key)) await this.fetchAnew(address);
    }
  }

  /** Fetches whatever is lost, and then whatever has not the content that was built: that takes reading it all. */
  async mend(): Promise<void> {
    await this.fetchLost();
    for (const address of this.precache.getCachedURLs()) {
      const stored = await this.precache.matchPrecache(address);
      if (stored && !(await this.isSound(stored, address))) await this.fetchAnew(address);
    }
  }

  /** The file as it was built, which is stored again; null if it cannot be had. */
  private async fetchAnew(address: string): Promise<Response | null> {
    const response = await fetch(address, { cache: 'reload' }).catch(() => null);
    if (!response?.ok || !(await this.isSound(response.clone(), address))) return null;
    const key = this.precache.getCacheKeyForURL(address);
    const cache = await this.cache();
    // Where there is no room to store it, it still serves now.
    if (key) await cache.put(key, response.clone()).catch(() => undefined);
    return response;
  }

  private cache(): Promise<Cache> {
    return caches.open(this.precache.strategy.cacheName);
  }

  /** Whether the content is what was built. */
  private async isSound(response: Response, address: string): Promise<boolean> {
    const key = this.precache.getCacheKeyForURL(address) ?? '';
    const expected = this.precache.getIntegrityForCacheKey(key);
    // The list of icons comes without a hash, and is the browser's business alone.
    if (expected === undefined) return response.ok;
    const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
    return expected === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
  }
}
