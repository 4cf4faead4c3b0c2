// The browser's engine worker: the engine behind a Comlink endpoint. It holds no truth (every request carries the
// whole game) and hears nothing while it searches; the page ends it to stop it (src/engine/client.ts).
import { expose } from 'comlink';
import { Engine } from '../src/engine/engine';
import type { NetworkReader } from '../src/engine/openRules';
import { createWorkerApi } from '../src/engine/workerApi';

const MEGABYTES = 16;

/** Where the build has put each network; in a file also if it is small, since data in an address may not be fetched. */
const NETWORKS = import.meta.glob<string>('../src/games/*/network.bin', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Milliseconds that a network is waited for: without it the computer plays worse, without an end not at all. */
const NETWORK_TIME = 3000;

const readNetwork: NetworkReader = async (game) => {
  const address = NETWORKS[`../src/games/${game}/network.bin`];
  const response = await fetch(address, { signal: AbortSignal.timeout(NETWORK_TIME) });
  if (!response.ok) throw new Error(`network of ${game}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

const engine = new Engine({
  control: { now: () => performance.now(), stopped: () => false },
  readNetwork,
  megabytes: MEGABYTES,
  random: () => Math.floor(Math.random() * 2 ** 32),
});

expose(createWorkerApi(engine));
