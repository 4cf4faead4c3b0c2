// An engine whose code is loaded when it is first asked something.
import { runDetached } from '../../util/failures';

export interface LazyEngine<Engine> {
  /** Asks the engine. Rejects if it cannot be loaded, and as the engine does. */
  ask<Answer>(question: (engine: Engine) => Promise<Answer>): Promise<Answer>;
  /** Ends the engine, if there is one yet. */
  close(): void;
}

/** What cannot be loaded is tried again with the next question. */
export function lazyEngine<Engine extends { close(): void }>(
  load: () => Promise<() => Engine>,
): LazyEngine<Engine> {
  let loaded: Promise<Engine> | null = null;
  const engine = () => {
    loaded ??= load()
      .then((create) => create())
      .catch((error: unknown) => {
        loaded = null;
        throw error;
      });
    return loaded;
  };
  return {
    ask: async (question) => question(await engine()),
    close: () =>
      runDetached(
        loaded?.then(
          (opened) => opened.close(),
          () => undefined,
        ),
      ),
  };
}
