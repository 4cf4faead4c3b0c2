// The app's files as the service worker keeps them. Workbox fills the cache; here is what happens when something in it
// was lost or damaged: it is fetched anew, and nothing but the very content that was built is kept or answered. Some files
// are stored packed, under a name of their own (.build/languageFiles.ts), and answered unfolded.
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { itemAt } from '../src/util/items';
import {
  answerWith,
  type BuiltFile,
  type Content,
  contentOf,
  fetchFresh,
  findFile,
  isAsBuilt,
  packedName,
  textIn,
  unfolded,
} from './builtFiles';

/** Scripts and styles that a page names. */
const REFERENCES = /(?:src|href)="([^"]+\.(?:js|css))"/g;

/** Finds a file by its address, proven to be as it was built; null if it cannot be had. */
export type FindFile = (address: string) => Promise<Content | null>;

export class StoredFiles {
  private readonly precache = new PrecacheController();
  /** What is being fetched anew, by address. */
  private readonly fetches = new Map<string, Promise<Content | null>>();
  /** All of this version. */
  readonly list: readonly BuiltFile[];
  /** Whether a stored file was found damaged since all were last proven: then others may be, too. */
  foundDamage = false;

  /** As the build lists them (.build/integrity.ts): without a revision where the name has a hash, and hashes without their kind. */
  constructor(entries: readonly PrecacheEntry[]) {
    this.precache.addToCacheList(
      entries.map(({ integrity, revision = null, url }) => ({
        url,
        revision,
        ...(integrity && { integrity: `sha256-${integrity}` }),
      })),
    );
    this.list = [...this.precache.getURLsToCacheKeys()].map(([address, key]) => ({
      address,
      key,
      hash: this.precache.getIntegrityForCacheKey(key),
    }));
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
    const needed = new Set(this.list.map(({ key }) => key));
    for (const request of stored) if (!needed.has(request.url)) await cache.delete(request);
  }

  /** Whether it is a file of this version, stored as it is or packed. */
  has(address: string): boolean {
    return [address, packedName(address)].some(
      (one) => this.precache.getCacheKeyForURL(one) !== undefined,
    );
  }

  /** The file as it was built, or else what the network has at its address. Rejects if there is neither. */
  async answer(address: string, request: Request): Promise<Response> {
    // Another version of a file is better than none, where the page can tell them apart.
    const content = await this.asBuilt(address);
    return content ? answerWith(content) : fetch(request);
  }

  /** The file as it was built, stored or fetched anew; null if it cannot be had. */
  readonly asBuilt: FindFile = (address) =>
    findFile(
      this.list,
      address,
      async (file) => (await this.sound(file)) ?? (await this.fetchAnew(file.address)),
    );

  /** A file that is none of this version's, as an older one stored it, or else from the network. */
  async answerOlder(request: Request): Promise<Response> {
    const cache = await this.cache();
    const stored = await cache.match(request);
    if (stored) return answerWith(await contentOf(stored));
    const packed = await cache.match(packedName(request.url));
    return packed ? answerWith(await unfolded(await contentOf(packed))) : fetch(request);
  }

  /** Finds files of an older version, which are stored or cannot be had. */
  older(version: readonly BuiltFile[]): FindFile {
    return (address) => findFile(version, address, (file) => this.sound(file));
  }

  /** Fetches whatever is not stored, as far as it can be had. */
  async fetchLost(): Promise<void> {
    const cache = await this.cache();
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const lost = this.list.filter(({ key }) => !kept.has(key));
    await Promise.all(lost.map(({ address }) => this.fetchAnew(address)));
  }

  /** Fetches whatever is lost, and then whatever is damaged, which takes reading it all. */
  async mend(): Promise<void> {
    await this.fetchLost();
    // One after the other, so as not to keep the page from its own files.
    for (const file of this.list) await this.sound(file);
    this.foundDamage = false;
    await this.fetchLost();
  }

  /**
   * The stored file if its content is what was built, or null. A damaged one is forgotten: so it is lost, and is fetched
   * again as soon as that is possible.
   */
  private async sound(file: BuiltFile): Promise<Content | null> {
    try {
      const cache = await this.cache();
      const stored = await cache.match(file.key);
      if (!stored) return null;
      const content = await contentOf(stored);
      if (await isAsBuilt(content, file)) return content;
      this.foundDamage = true;
      await cache.delete(file.key);
    } catch (error) {
      console.warn(`${file.address} cannot be read from the store:`, error);
    }
    return null;
  }

  /**
   * The file as it was built, which is stored again; null if it cannot be had. Who asks while it is on its way waits for
   * the same answer: two at once would fetch it twice, and WebKit would store it twice.
   */
  private async fetchAnew(address: string): Promise<Content | null> {
    let fetching = this.fetches.get(address);
    if (!fetching) {
      fetching = this.fetchAndStore(address).finally(() => this.fetches.delete(address));
      this.fetches.set(address, fetching);
    }
    return fetching;
  }

  private async fetchAndStore(address: string): Promise<Content | null> {
    const file = this.list.find((one) => one.address === address);
    const content = await fetchFresh(address);
    if (!file || !content || !(await isAsBuilt(content, file))) return null;
    const storing = this.cache().then((cache) => cache.put(file.key, answerWith(content)));
    await storing.catch((error: unknown) => {
      // Without room to store it, it still serves now.
      console.warn(`${address} was not stored:`, error);
    });
    return content;
  }

  private cache(): Promise<Cache> {
    return caches.open(this.precache.strategy.cacheName);
  }
}

/** Whether a page's scripts and styles can be had. */
export async function canStart(page: Content, find: FindFile): Promise<boolean> {
  const found = await Promise.all(referencesOf(textIn(page)).map(find));
  return found.length > 0 && !found.includes(null);
}

/** Addresses of the scripts and styles that a page names. */
const referencesOf = (page: string): string[] =>
  [...page.matchAll(REFERENCES)].map((match) => new URL(itemAt(match, 1), location.href).href);
