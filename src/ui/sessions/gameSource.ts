// Where opened games come from and what plays them: with session and engine, loaded with the first game.
import { OPENING_PLIES } from '../../engine/preferences';
import { textsOf } from '../../language/texts';
import { openSession } from '../../session/gameSession';
import type { AnswerPace, Session, SessionEngine } from '../../session/types';
import {
  type GameStore,
  type LastOpenings,
  lastOpenings,
  NO_OPENINGS,
} from '../../storage/gameStore';
import { pruneUnplayedGames } from '../../storage/prune';
import type { GameRecord } from '../../storage/record';
import { cachePosition } from '../stored/storedPosition';
import type { SessionSource } from './openSessions';

const texts = textsOf('troubles');

/** A game, and what its computers are not to play again. */
export interface LoadedGame {
  readonly record: GameRecord;
  readonly lastOpenings: LastOpenings;
}

export function gameSource(
  games: GameStore,
  engine: SessionEngine,
  /** Whether Back leads to a game: it stays. */
  isOnTrail: (id: string) => boolean,
  pace: () => AnswerPace,
  /** Called when a game that was played here has ended and is saved. */
  onEnded: () => void,
): SessionSource<GameRecord, Session, LoadedGame> {
  const ready = async (record: GameRecord): Promise<LoadedGame> => ({
    record,
    // An opening that comes again is no reason not to play.
    lastOpenings: inOpening(record)
      ? await lastOpenings(games, record).catch(() => NO_OPENINGS)
      : NO_OPENINGS,
  });
  return {
    load: async (id) => {
      const record = await games.load(id);
      return record && ready(record);
    },
    ready,
    start: ({ loaded: { record, lastOpenings }, seat, isNew, tabs }) => {
      let { result } = record;
      const session = openSession({
        record,
        lastOpenings,
        engine,
        pace,
        store: {
          save: async (next) => {
            await games.save(next);
            tabs.announce(next.id);
            cacheShownPosition(session, next);
            if (next.result && !result) onEnded();
            result = next.result;
          },
        },
        ...(seat.plays ? {} : { elsewhere: texts.gameIsElsewhere }),
      });
      // Without locks it is unknown which games other tabs have open.
      if (isNew && globalThis.navigator?.locks) {
        pruneUnplayedGames(games, tabs, record, isOnTrail).catch((error: unknown) =>
          console.warn('Unplayed games are kept:', error),
        );
      }
      return session;
    },
  };
}

/** Home need not play out a game that is at its last move here. */
function cacheShownPosition({ view }: Session, saved: GameRecord): void {
  const { live, record, board } = view;
  if (live && !saved.result && record.moves === saved.moves) cachePosition(saved, board.text);
}

/** Whether a computer may still choose how the game opens. */
const inOpening = ({ moves, result, white, black }: GameRecord): boolean =>
  moves.length < OPENING_PLIES && !result && [white, black].some(({ kind }) => kind === 'computer');
