// The browser's engine worker: the engine behind a Comlink endpoint. It holds no truth (every request carries the
// whole game) and hears nothing while it searches; the page ends it to stop it (src/engine/client.ts).
import { expose } from 'comlink';
import { Engine } from '../src/engine/engine';
import { createWorkerApi } from '../src/engine/workerApi';

const MEGABYTES = 16;

const engine = new Engine({
  control: { now: () => performance.now(), stopped: () => false },
  megabytes: MEGABYTES,
  random: () => Math.floor(Math.random() * 2 ** 32),
});

expose(createWorkerApi(engine));
