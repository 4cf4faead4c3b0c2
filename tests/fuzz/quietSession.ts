// The headless engine's end of a conversation, whose searches find nothing at once and whose answers nobody hears.
import { UciSession } from '../../src/engine/uci/session';

export const quietSession = (): UciSession =>
  new UciSession(
    {
      prepare: () => undefined,
      ready: () => Promise.resolve(),
      search: () => Promise.resolve(null),
      explain: () => Promise.resolve(''),
      stop: () => undefined,
      clear: () => undefined,
    },
    () => undefined,
    () => undefined,
  );
