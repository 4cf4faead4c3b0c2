// Which versions of the app are stored, and whether each has started: the last that did is kept whole until a newer one
// has, and its page is answered again where the newer one does not start. And when the files of this one were last all proven.
import { type BuiltFile, contentHash } from './builtFiles';

/** A version as it is kept in a cache of its own, from its installation on. */
interface Version {
  readonly files: readonly BuiltFile[];
  /** How often its page was answered without a word that it started; null once there was one. */
  readonly tries: number | null;
  /** When it was answered last, in milliseconds since 1970; absent before. */
  readonly triedAt?: number;
  /** When all its files were last read and proven, likewise. */
  readonly provenAt?: number;
}

/** Of this app alone: there may be others at the same host. */
const CACHE = `fortyone-versions-${location.href}`;
/** Pages that do not start before the version is turned back: one may have been closed too early. */
const MAX_TRIES = 2;
/** A version that was turned back is tried again after this time, in milliseconds: what kept it from starting may be gone. */
const RETRY_AFTER_MS = 24 * 60 * 60 * 1000;
/**
 * All files are read and proven at the first start after this time, in milliseconds: it takes as much of a processor as the
 * start itself. What is asked for is proven always.
 */
const PROVE_AFTER_MS = 24 * 60 * 60 * 1000;

export class Versions {
  private readonly id: Promise<string>;
  private own: Promise<Version> | null = null;

  constructor(private readonly files: readonly BuiltFile[]) {
    this.id = contentHash(new TextEncoder().encode(JSON.stringify(files)));
  }

  /** Keeps this version beside older ones. */
  async add(): Promise<void> {
    await this.save(await this.current());
  }

  /** The page of this version was answered. */
  async noteTry(): Promise<void> {
    const version = await this.current();
    const { tries } = version;
    if (tries !== null) await this.save({ ...version, tries: tries + 1, triedAt: Date.now() });
  }

  /** A page of this version has started. */
  async noteStart(): Promise<void> {
    const { tries, provenAt } = await this.current();
    if (tries === null) return;
    await this.save({ files: this.files, tries: null, ...(provenAt && { provenAt }) });
  }

  /** All files of this version have been proven, or could not be had. */
  async noteProof(): Promise<void> {
    await this.save({ ...(await this.current()), provenAt: Date.now() });
  }

  /** Whether it is time to prove all files again. */
  async isProofDue(): Promise<boolean> {
    const { provenAt = 0 } = await this.current();
    return Math.abs(Date.now() - provenAt) > PROVE_AFTER_MS;
  }

  /** Whether this version has started, or its pages have not been tried often enough of late to say that it does not. */
  async isTrusted(): Promise<boolean> {
    const { tries, triedAt = 0 } = await this.current();
    // A clock that was set back must not lengthen the wait.
    return tries === null || tries < MAX_TRIES || Math.abs(Date.now() - triedAt) > RETRY_AFTER_MS;
  }

  /** Files of the last older version that has started; none without one, which is so as soon as this one has. */
  async before(): Promise<readonly BuiltFile[]> {
    if ((await this.current()).tries === null) return [];
    try {
      const cache = await caches.open(CACHE);
      const own = await this.address();
      for (const { url } of [...(await cache.keys())].reverse()) {
        const version = url === own ? null : await read(url);
        if (version?.tries === null) return version.files;
      }
    } catch (error) {
      console.warn('the older versions cannot be read from the store:', error);
    }
    return [];
  }

  /** Forgets the older ones. */
  async forgetOlder(): Promise<void> {
    const cache = await caches.open(CACHE);
    const own = await this.address();
    for (const { url } of await cache.keys()) if (url !== own) await cache.delete(url);
  }

  private current(): Promise<Version> {
    this.own ??= (async () => {
      const stored = await read(await this.address());
      return stored ?? { files: this.files, tries: 0 };
    })();
    return this.own;
  }

  /** Without room to store it, it still holds for this worker: the app must open with a full disk, too. */
  private async save(version: Version): Promise<void> {
    this.own = Promise.resolve(version);
    try {
      const cache = await caches.open(CACHE);
      await cache.put(await this.address(), new Response(JSON.stringify(version)));
    } catch (error) {
      console.warn('the state of this version was not stored:', error);
    }
  }

  private async address(): Promise<string> {
    return new URL(`?version=${encodeURIComponent(await this.id)}`, location.href).href;
  }
}

/** A version as it was kept; null if it is not there, damaged, or cannot be read. */
async function read(address: string): Promise<Version | null> {
  try {
    const cache = await caches.open(CACHE);
    const version = await (await cache.match(address))?.json();
    return Array.isArray(version?.files) ? version : null;
  } catch {
    return null;
  }
}
