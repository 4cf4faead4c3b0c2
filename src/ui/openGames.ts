// Between the screens and the sessions: remembers a game just begun until its screen opens, and opens games by id.
// The code of session and engine is loaded with the first game.
import type { EngineClient, Session } from '../session/types';
import type { GameStore } from '../storage/gameStore';
import type { GameRecord } from '../storage/record';

export interface OpenGames {
  /** Takes a new game; its session saves it when it is opened. */
  begin(record: GameRecord): void;
  /** The game with this id, ready to play, or null if there is none. @throws InputError if it cannot be read */
  open(id: string): Promise<Session | null>;
}

export interface OpenGamesParts {
  readonly store: Promise<GameStore>;
  readonly createEngine: () => Promise<EngineClient>;
}

export function createOpenGames({ store, createEngine }: OpenGamesParts): OpenGames {
  let begun: GameRecord | null = null;
  let engine: Promise<EngineClient> | null = null;
  return {
    begin: (record) => {
      begun = record;
    },
    open: async (id) => {
      const games = await store;
      const record = begun?.id === id ? begun : await games.load(id);
      begun = null;
      if (!record) return null;
      engine ??= createEngine();
      const [{ openSession }, client] = await Promise.all([
        import('../session/gameSession'),
        engine,
      ]);
      return openSession({ record, engine: client, store: games });
    },
  };
}

/** A game's identity: 128 random bits, as text. Works on pages without a secure context too. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
