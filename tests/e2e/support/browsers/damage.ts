// Damages what a page's service worker has stored.

/** Its end is missing, another file stands in its place, nothing is in it, or it is gone. */
export const DAMAGES = ['cut', 'foreign', 'empty', 'missing'] as const;
export type Damage = (typeof DAMAGES)[number];

/**
 * Runs in the page: damages the stored files whose paths match, or only looks at them. Gives the bytes that they
 * had in all.
 */
export async function damage(pattern: string, how: Damage | null): Promise<number> {
  const [name] = await caches.keys();
  const cache = await caches.open(name);
  const isWanted = ({ url }: Request) => new RegExp(pattern).test(new URL(url).pathname);
  let bytes = 0;
  for (const key of (await cache.keys()).filter(isWanted)) {
    const stored = await cache.match(key);
    if (!stored) continue;
    const { headers } = stored;
    const content = await stored.arrayBuffer();
    bytes += content.byteLength;
    const half = content.slice(0, content.byteLength / 2);
    const bodies = { cut: half, foreign: '<!doctype html><p>Sign in</p>', empty: '' };
    if (how === 'missing') await cache.delete(key);
    else if (how) await cache.put(key, new Response(bodies[how], { headers }));
  }
  return bytes;
}
