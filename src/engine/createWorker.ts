// How a page opens the engine's worker. The bundler reads this very form.

export function createWorker(): Worker {
  return new Worker(new URL('../../workers/engine.worker.ts', import.meta.url), {
    type: 'module',
    name: 'engine',
  });
}
