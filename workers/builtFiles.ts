// What the build says of each file, what a file has in it, and the proof that this is what was built.

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
