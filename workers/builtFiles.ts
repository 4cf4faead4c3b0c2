// What the build says of each file, and the proof that a content is that file's.

/** A file as it was built. */
export interface BuiltFile {
  readonly address: string;
  /** Its address in the cache. */
  readonly key: string;
  /** The list of icons comes without one, and is the browser's business alone. */
  readonly hash: string | undefined;
}

/** Whether the content is what was built. */
export async function isAsBuilt(response: Response, { hash }: BuiltFile): Promise<boolean> {
  if (hash === undefined) return response.ok;
  return hash === (await contentHash(await response.arrayBuffer()));
}

/** As the attribute `integrity` of HTML and a content security policy write it. */
export async function contentHash(content: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
