// Files that are stored packed, as deflated bytes beside the address that the page knows (.build/languageFiles.ts): they are found
// by that address, and answered unfolded.
import type { BuiltFile, Content } from './builtFiles';

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
