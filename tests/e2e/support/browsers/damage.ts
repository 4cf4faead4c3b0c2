// Damages what a page's service worker has stored.

/** Its end is missing, a page to sign in or another version stands in its place, nothing is in it, or it is gone. */
export const DAMAGES = ['cut', 'sign-in', 'older', 'empty', 'missing'] as const;
export type Damage = (typeof DAMAGES)[number];

/**
 * Runs in the page: damages the stored files whose paths match, or only looks at them. Gives the bytes that they
 * had in all.
 */
export async function damage(pattern: string, how: Damage | null): Promise<number> {
  const name = (await caches.keys()).find((one) => one.includes('precache'));
  const cache = await caches.open(`${name}`);
  let bytes = 0;
  for (const key of await cache.keys()) {
    if (!new RegExp(pattern).test(new URL(key.url).pathname)) continue;
    const stored = await cache.match(key);
    if (!stored) continue;
    const { headers } = stored;
    const text = await stored.clone().text();
    const content = await stored.arrayBuffer();
    bytes += content.byteLength;
    const half = content.slice(0, content.byteLength / 2);
    // Another version names other scripts and styles.
    const older = ` ${text.replaceAll(/-[\w-]{8}(\.(?:js|css))/g, '-older000$1')}`;
    const bodies = { cut: half, 'sign-in': '<!doctype html><p>Sign in</p>', older, empty: '' };
    if (how === 'missing') await cache.delete(key);
    else if (how) await cache.put(key, new Response(bodies[how], { headers }));
  }
  return bytes;
}
