// Where opened games come from and what plays them: with session and engine, loaded with the first game.
import { openSession } from '../../session/gameSession';
import type { Session, SessionEngine } from '../../session/types';
import type { GameStore } from '../../storage/gameStore';
import type { GameRecord } from '../../storage/record';
import { forgetUntouched } from '../../storage/untouched';
import type { SessionSource } from './openSessions';

const PLAYED_ELSEWHERE = 'This game is being played in another tab. You are looking on.';

export function gameSource(
  games: GameStore,
  engine: SessionEngine,
): SessionSource<GameRecord, Session> {
  return {
    load: (id) => games.load(id),
    ready: (record) => record,
    start: ({ loaded: record, seat, isNew, tabs }) => {
      const session = openSession({
        record,
        engine,
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
}
