// Between the screens and the sessions: remembers a game just begun until its screen opens, and opens games by id.
// The code of session and engine is loaded with the first game.
import type { Adviser } from '../engine/api';
import type { EngineClient, Session } from '../session/types';
import type { GameStore } from '../storage/gameStore';
import type { GameRecord } from '../storage/record';

export interface OpenGames extends Adviser {
  /** Takes a new game; its session saves it when it is opened. */
  begin(record: GameRecord): void;
  /** The game with this id, ready to play, or null if there is none. @throws InputError if it cannot be read */
  open(id: string): Promise<Session | null>;
  /** Ends a session when its screen closes; one that could not save its game lives on, so that nothing is lost. */
  leave(session: Session): void;
  /** Games that live on in this page only, newest first. */
  unsaved(): readonly GameRecord[];
}

export interface OpenGamesParts {
  readonly store: Promise<GameStore>;
  readonly createEngine: () => Promise<EngineClient & Adviser>;
}

export function createOpenGames({ store, createEngine }: OpenGamesParts): OpenGames {
  let begun: GameRecord | null = null;
  let engine: Promise<EngineClient & Adviser> | null = null;
  const openEngine = () => {
    engine ??= createEngine();
    return engine;
  };
  const kept = new Map<string, Session>();
  return {
    begin: (record) => {
      begun = record;
    },
    open: async (id) => {
      const living = kept.get(id);
      kept.delete(id);
      if (living) return living;
      const games = await store;
      const record = begun?.id === id ? begun : await games.load(id);
      begun = null;
      if (!record) return null;
      const [{ openSession }, client] = await Promise.all([
        import('../session/gameSession'),
        openEngine(),
      ]);
      return openSession({ record, engine: client, store: games });
    },
    hint: async (request, signal) => {
      const adviser = await openEngine();
      return signal?.aborted ? null : adviser.hint(request, signal);
    },
    leave: (session) => {
      const { record, canRetry } = session.view;
      void session.pause();
      if (canRetry) kept.set(record.id, session);
      else session.close();
    },
    unsaved: () =>
      [...kept.values()].map(({ view }) => view.record).sort((a, b) => b.updatedAt - a.updatedAt),
  };
}

/** A game's identity: 128 random bits, as text. Works on pages without a secure context too. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
