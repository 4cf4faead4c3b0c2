// The browser's engine worker: the engine behind a Comlink endpoint. It holds no truth (every request carries the
// whole game) and hears nothing while it searches; the page ends it to stop it (src/engine/client.ts).
import { expose } from 'comlink';
import { HEARTBEAT } from '../src/engine/api';
import { Engine } from '../src/engine/engine';
import type { NetworkReader } from '../src/engine/openRules';
import { createWorkerApi } from '../src/engine/workerApi';
import { entryOf } from '../src/util/items';

const MEGABYTES = 16;

/** Where the build has put each network; in a file also if it is small, since data in an address may not be fetched. */
const NETWORKS = import.meta.glob<string>('../src/games/*/network.bin', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
/** The hash of what lies there: the browser refuses anything else, such as half a file or a host's page. */
const HASHES = import.meta.glob<string>('../src/games/*/network.bin', {
  query: '?integrity',
  import: 'default',
  eager: true,
});

/** Timeout (ms) for loading a network. On timeout the engine falls back to the fitted weights. */
const NETWORK_TIMEOUT_MS = 3000;

/** Milliseconds from one sign of life to the next, at least. */
const SIGN_INTERVAL_MS = 250;
let lastSign = 0;

/** Tells the page that this worker is not stuck. Searches look at the time every few milliseconds, and so come by here. */
function now(): number {
  const time = performance.now();
  if (time - lastSign >= SIGN_INTERVAL_MS) {
    lastSign = time;
    postMessage(HEARTBEAT);
  }
  return time;
}

const readNetwork: NetworkReader = async (game) => {
  const signs = setInterval(now, SIGN_INTERVAL_MS);
  try {
    return await fetchNetwork(game);
  } finally {
    clearInterval(signs);
  }
};

const fetchNetwork: NetworkReader = async (game) => {
  const file = `../src/games/${game}/network.bin`;
  const response = await fetch(entryOf(NETWORKS, file), {
    integrity: entryOf(HASHES, file),
    signal: AbortSignal.timeout(NETWORK_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`network of ${game}: ${response.status}`);
  const stored = await response.blob();
  const inflated = stored.stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(inflated).arrayBuffer());
};

const engine = new Engine({
  control: { now, stopped: () => false },
  readNetwork,
  megabytes: MEGABYTES,
  random: () => Math.floor(Math.random() * 2 ** 32),
});

expose(createWorkerApi(engine));
// It is loaded.
postMessage(HEARTBEAT);
