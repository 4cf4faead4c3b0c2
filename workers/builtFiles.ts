// What the build says of each file, what a file has in it, and the proof that this is what was built. A file may be stored packed,
// as deflated bytes beside the address that the page knows (.build/languageFiles.ts): it is found by that address, and answered
// unfolded. And a file as the network has it now.

/** A file as it was built. */
export interface BuiltFile {
  readonly address: string;
  /** Its address in the cache. */
  readonly key: string;
  /** The list of icons comes without one, and is the browser's business alone. */
  readonly hash: string | undefined;
}

/**
 * A response whose body has been read. A worker answers with such alone: bodies that only pass through it, as they come from a
 * cache, are broken off now and then by a busy Chromium ("net::ERR_ABORTED"), and a script is missing.
 */
export interface Content {
  readonly bytes: ArrayBuffer;
  /** Its status and headers; the body is used. */
  readonly head: Response;
}

export const contentOf = async (response: Response): Promise<Content> => ({
  bytes: await response.arrayBuffer(),
  head: response,
});

/** A response of its own: browsers refuse one that was redirected as the answer to another address. */
export const answerWith = ({ bytes, head }: Content): Response => new Response(bytes, head);

export const textIn = ({ bytes }: Content): string => new TextDecoder().decode(bytes);

/** Whether the content is what was built. */
export async function isAsBuilt({ bytes, head }: Content, { hash }: BuiltFile): Promise<boolean> {
  return hash === undefined ? head.ok : hash === (await contentHash(bytes));
}

/** As the attribute `integrity` of HTML and a content security policy write it. */
export async function contentHash(content: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** Where the deflated bytes of a file lie. */
export const packedName = (name: string): string => `${name}.bin`;

/**
 * Finds a file of a version by the address that the page knows, stored as it is or packed; null if it cannot be had. `get` has the
 * very bytes that were built.
 */
export async function findFile(
  list: readonly BuiltFile[],
  address: string,
  get: (file: BuiltFile) => Promise<Content | null>,
): Promise<Content | null> {
  const at = (one: string) => list.find((file) => file.address === one);
  const plain = at(address);
  if (plain) return get(plain);
  const packed = at(packedName(address));
  const bytes = packed && (await get(packed));
  return bytes ? unfolded(bytes) : null;
}

/** A script from its deflated bytes. */
export async function unfolded({ bytes }: Content): Promise<Content> {
  const script = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  const head = new Response(script, { headers: { 'content-type': 'text/javascript' } });
  return { bytes: await head.arrayBuffer(), head };
}

/** Longest wait (ms) for a file to begin to come, or to go on: a network that is silent is none. */
const FETCH_TIMEOUT_MS = 15_000;

/** What the network has at an address, or null. */
export async function fetchFresh(address: string): Promise<Content | null> {
  const control = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => control.abort(), FETCH_TIMEOUT_MS);
  };
  const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      restart();
      out.enqueue(chunk);
    },
  });
  restart();
  try {
    const response = await fetch(address, { cache: 'reload', signal: control.signal });
    if (!response.ok || !response.body) return null;
    return await contentOf(new Response(response.body.pipeThrough(watch), response));
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
