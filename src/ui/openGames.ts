// Opens games by id, and asks for hints. The code of session and engine is loaded with the first game.
import type { Adviser } from '../engine/api';
import type { EngineClient, Session } from '../session/types';
import type { GameStore } from '../storage/gameStore';
import type { GameRecord } from '../storage/record';
import { createOpenSessions, type OpenSessions } from './openSessions';

const PLAYED_ELSEWHERE = 'This game is being played in another tab. You are looking on.';

export interface OpenGames extends OpenSessions<GameRecord, Session>, Adviser {}

export interface OpenGamesParts {
  readonly store: Promise<GameStore>;
  readonly createEngine: () => Promise<EngineClient & Adviser>;
}

export function createOpenGames({ store, createEngine }: OpenGamesParts): OpenGames {
  let engine: Promise<EngineClient & Adviser> | null = null;
  const openEngine = () => {
    engine ??= createEngine().catch((error: unknown) => {
      engine = null;
      throw error;
    });
    return engine;
  };
  const sessions = createOpenSessions<GameRecord, Session>(async () => {
    const [games, client, { openSession }, { forgetUntouched }] = await Promise.all([
      store,
      openEngine(),
      import('../session/gameSession'),
      import('../storage/untouched'),
    ]);
    return {
      load: (id) => games.load(id),
      start: ({ record, seat, isNew, tabs }) => {
        const session = openSession({
          record,
          engine: client,
          store: {
            save: async (next) => {
              await games.save(next);
              seat.announce();
            },
          },
          ...(seat.plays ? {} : { elsewhere: PLAYED_ELSEWHERE }),
        });
        // Without locks nobody knows which games other tabs have open.
        if (isNew && globalThis.navigator?.locks) {
          forgetUntouched(games, tabs, record).catch((error: unknown) =>
            console.warn('Untouched games are kept:', error),
          );
        }
        return session;
      },
    };
  });
  return {
    ...sessions,
    leave: (session) => {
      void session.pause();
      sessions.leave(session);
    },
    hint: async (request, signal) => {
      const adviser = await openEngine();
      return signal?.aborted ? null : adviser.hint(request, signal);
    },
  };
}

/** A game's identity: 128 random bits, as text. Works on pages without a secure context too. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
