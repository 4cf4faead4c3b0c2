// The hash of a content, for the service worker to compare with the one that the build has told (.build/integrity.ts).

/** As the attribute `integrity` of HTML and a content security policy write it. */
export async function contentHash(content: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
