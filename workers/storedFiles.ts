// The app's files as the service worker keeps them. Workbox fills the cache; here is what happens when something in it
// was lost or damaged: it is fetched anew, and nothing but the very content that was built is kept or answered.
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { itemAt } from '../src/util/items';

/** Scripts and styles that a page names. */
const REFERENCES = /(?:src|href)="([^"]+\.(?:js|css))"/g;

export class StoredFiles {
  private readonly precache = new PrecacheController();
  /** What is being fetched anew, by address. */
  private readonly fetches = new Map<string, Promise<Response | null>>();

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

  /** The file as it was built, or else what the network has at its address. Rejects if there is neither. */
  async answer(address: string, request: Request): Promise<Response> {
    // Another version of a file is better than none, where the page can tell them apart.
    return (await this.asBuilt(address)) ?? fetch(request);
  }

  /** The file as it was built, stored or fetched anew; null if it cannot be had. */
  async asBuilt(address: string): Promise<Response | null> {
    return (await this.sound(address)) ?? (await this.fetchAnew(address));
  }

  /** A file that is none of this version's, as an older one stored it, or else from the network. */
  async answerOlder(request: Request): Promise<Response> {
    return (await (await this.cache()).match(request)) ?? fetch(request);
  }

  /** Whether the scripts and styles that a page names can be had as they were built. */
  async canStart(page: Response): Promise<boolean> {
    const text = await page.text();
    const addresses = [...text.matchAll(REFERENCES)]
      .map((match) => new URL(itemAt(match, 1), location.href).href)
      .filter((address) => this.has(address));
    const found = await Promise.all(addresses.map((address) => this.asBuilt(address)));
    return !found.includes(null);
  }

  /** Fetches whatever is not stored, as far as it can be had. */
  async fetchLost(): Promise<void> {
    const cache = await this.cache();
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const files = [...this.precache.getURLsToCacheKeys()];
    const lost = files.filter(([, key]) => !kept.has(key));
    await Promise.all(lost.map(([address]) => this.fetchAnew(address)));
  }

  /** Fetches whatever is lost, and then whatever is damaged, which takes reading it all. */
  async mend(): Promise<void> {
    await this.fetchLost();
    // One after the other, so as not to keep the page from its own files.
    for (const address of this.precache.getCachedURLs()) await this.sound(address);
    await this.fetchLost();
  }

  /**
   * The stored file if its content is what was built, or null. A damaged one is forgotten: so it is lost, and is fetched
   * again as soon as that is possible.
   */
  private async sound(address: string): Promise<Response | null> {
    try {
      const stored = await this.precache.matchPrecache(address);
      if (!stored) return null;
      if (await this.isAsBuilt(stored.clone(), address)) return stored;
      const key = this.precache.getCacheKeyForURL(address);
      if (key) await (await this.cache()).delete(key);
    } catch (error) {
      console.warn(`${address} cannot be read from the store:`, error);
    }
    return null;
  }

  /**
   * The file as it was built, which is stored again; null if it cannot be had. Who asks while it is on its way waits for
   * the same answer: two at once would fetch it twice, and WebKit would store it twice.
   */
  private async fetchAnew(address: string): Promise<Response | null> {
    let fetching = this.fetches.get(address);
    if (!fetching) {
      fetching = this.fetchAndStore(address).finally(() => this.fetches.delete(address));
      this.fetches.set(address, fetching);
    }
    return (await fetching)?.clone() ?? null;
  }

  private async fetchAndStore(address: string): Promise<Response | null> {
    const response = await fetch(address, { cache: 'reload' }).catch(() => null);
    if (!response?.ok || !(await this.isAsBuilt(response.clone(), address))) return null;
    await this.store(address, response.clone()).catch((error: unknown) => {
      // Without room to store it, it still serves now.
      console.warn(`${address} was not stored:`, error);
    });
    return response;
  }

  private async store(address: string, response: Response): Promise<void> {
    const key = this.precache.getCacheKeyForURL(address);
    if (key) await (await this.cache()).put(key, response);
  }

  private cache(): Promise<Cache> {
    return caches.open(this.precache.strategy.cacheName);
  }

  /** Whether the content is what was built. */
  private async isAsBuilt(response: Response, address: string): Promise<boolean> {
    const key = this.precache.getCacheKeyForURL(address) ?? '';
    const expected = this.precache.getIntegrityForCacheKey(key);
    // The list of icons comes without a hash, and is the browser's business alone.
    if (expected === undefined) return response.ok;
    return expected === (await contentHash(await response.arrayBuffer()));
  }
}

/** As the attribute `integrity` of HTML and a content security policy write it. */
export async function contentHash(content: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
