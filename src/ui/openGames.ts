// Between the screens and the sessions: remembers a game just begun until its screen opens, and opens games by id.
// The code of session and engine is loaded with the first game.
import type { Adviser } from '../engine/api';
import type { EngineClient, Session } from '../session/types';
import type { GameStore } from '../storage/gameStore';
import type { GameRecord } from '../storage/record';
import type { Seat, Tabs } from '../storage/tabs';

const PLAYED_ELSEWHERE = 'This game is being played in another tab. You are looking on.';

export interface OpenGames extends Adviser {
  /** Takes a new game; its session saves it when it is opened. */
  begin(record: GameRecord): void;
  /**
   * The game with this id, or null if there is none: ready to play, or only to look on if another tab plays it and it is
   * not to be taken from there. @throws InputError if it cannot be read
   */
  open(id: string, opening?: Opening): Promise<Session | null>;
  /** Ends a session when its screen closes; one whose game is not saved lives on until it is, so that nothing is lost. */
  leave(session: Session): void;
  /** Games that live on in this page only, newest first. */
  unsaved(): readonly GameRecord[];
  /** Whether moves would be lost with this page. */
  holdsMore(): boolean;
}

export interface Opening {
  /** Play even if another tab does; that one looks on from then. */
  readonly take?: boolean;
  /** Called when another tab went on with the game, or took it: time to open it again. */
  readonly changed?: () => void;
}

export interface OpenGamesParts {
  readonly store: Promise<GameStore>;
  readonly createEngine: () => Promise<EngineClient & Adviser>;
}

export function createOpenGames({ store, createEngine }: OpenGamesParts): OpenGames {
  let begun: GameRecord | null = null;
  let engine: Promise<EngineClient & Adviser> | null = null;
  const openEngine = () => {
    engine ??= createEngine().catch((error: unknown) => {
      engine = null;
      throw error;
    });
    return engine;
  };
  let tabs: Tabs | null = null;
  const kept = new Map<string, Session>();
  const onScreen = new Set<Session>();
  const end = (session: Session) => {
    session.close();
    seats.get(session)?.leave();
  };
  /** Lets a session live on until its game is saved, or its screen is opened again. */
  const keep = (id: string, session: Session) => {
    kept.set(id, session);
    const stop = session.subscribe(({ saving, unsaved }) => {
      if (kept.get(id) !== session) stop();
      else if (!saving && !unsaved) {
        stop();
        kept.delete(id);
        end(session);
      }
    });
  };
  const seats = new WeakMap<Session, Seat>();
  return {
    begin: (record) => {
      begun = record;
    },
    open: async (id, { take = false, changed = () => undefined } = {}) => {
      const living = kept.get(id);
      kept.delete(id);
      if (living) {
        onScreen.add(living);
        return living;
      }
      const [games, client, { openSession }, { browserTabs }, { forgetUntouched }] =
        await Promise.all([
          store,
          openEngine(),
          import('../session/gameSession'),
          import('../storage/tabs'),
          import('../storage/untouched'),
        ]);
      tabs ??= browserTabs();
      const seat = await tabs.join(id, take, changed);
      try {
        const isNew = begun?.id === id;
        const record = isNew ? begun : await games.load(id);
        begun = null;
        if (!record) {
          seat.leave();
          return null;
        }
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
        seats.set(session, seat);
        onScreen.add(session);
        // Without locks nobody knows which games other tabs have open.
        if (isNew && globalThis.navigator?.locks) {
          forgetUntouched(games, tabs, record).catch((error: unknown) =>
            console.warn('Untouched games are kept:', error),
          );
        }
        return session;
      } catch (error) {
        seat.leave();
        throw error;
      }
    },
    hint: async (request, signal) => {
      const adviser = await openEngine();
      return signal?.aborted ? null : adviser.hint(request, signal);
    },
    leave: (session) => {
      void session.pause();
      onScreen.delete(session);
      const { record, saving, unsaved } = session.view;
      if (saving || unsaved) keep(record.id, session);
      else end(session);
    },
    unsaved: () =>
      [...kept.values()]
        .filter(({ view }) => view.unsaved)
        .map(({ view }) => view.record)
        .sort((a, b) => b.updatedAt - a.updatedAt),
    holdsMore: () =>
      [...kept.values(), ...onScreen].some(({ view }) => view.saving || view.unsaved),
  };
}

/** A game's identity: 128 random bits, as text. Works on pages without a secure context too. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
