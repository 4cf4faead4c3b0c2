// Opens games by id, and asks for hints. The code of session and engine is loaded with the first game.
import type { Adviser, ThinkReply, ThinkRequest } from '../../engine/api';
import type { Session, SessionEngine } from '../../session/types';
import type { GameStore } from '../../storage/gameStore';
import type { GameRecord } from '../../storage/record';
import type { LoadedGame } from './gameSource';
import { createOpenSessions, type OpenSessions } from './openSessions';

export interface OpenGames extends OpenSessions<GameRecord, Session>, Adviser {
  /** A move of the computer's in what is no game of its own, such as a lesson. Rejects if the engine breaks down. */
  think(request: ThinkRequest): Promise<ThinkReply>;
}

interface OpenGamesParts {
  readonly store: Promise<GameStore>;
  readonly createEngine: () => Promise<SessionEngine & Adviser>;
  /** Milliseconds that a move takes on the screen now. */
  readonly glide: () => number;
}

export function createOpenGames({ store, createEngine, glide }: OpenGamesParts): OpenGames {
  let engine: Promise<SessionEngine & Adviser> | null = null;
  const openEngine = () => {
    engine ??= createEngine().catch((error: unknown) => {
      engine = null;
      throw error;
    });
    return engine;
  };
  const sessions = createOpenSessions<GameRecord, Session, LoadedGame>(async () => {
    const [games, client, { gameSource }] = await Promise.all([
      store,
      openEngine(),
      import('./gameSource'),
    ]);
    return gameSource(games, client, glide);
  });
  return {
    ...sessions,
    leave: (session) => {
      void session.pause();
      sessions.leave(session);
    },
    think: async (request) => (await openEngine()).think(request, ignore, ignore),
    hint: async (request, signal) => {
      const adviser = await openEngine();
      return signal?.aborted ? null : adviser.hint(request, signal);
    },
  };
}

const ignore = (): void => undefined;
