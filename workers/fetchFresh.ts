// A file as the network has it now.
import { type Content, contentOf } from './builtFiles';

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
