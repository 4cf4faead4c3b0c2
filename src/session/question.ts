// What the engine is asked for a move: the game so far, the level, and what the computer's clock allows.
import { timeBudget } from '../engine/limits';
import { OPENING_PLIES } from '../engine/variety';
import type { Colour } from '../rules/types';
import { crc32 } from '../storage/crc32';
import type { LastOpenings } from '../storage/lastOpenings';
import type { GameRecord } from '../storage/record';
import { sideClock } from './clock';
import type { MoveQuestion } from './thinker';

/** Milliseconds between the moves of two computers. */
const WATCHING_PACE = 1000;
/** Share of the time left that a computer gives to that pace at most. */
const PACE_SHARE = 0.02;

export interface Asking {
  readonly record: GameRecord;
  readonly side: Colour;
  readonly level: number;
  readonly lastOpenings: LastOpenings;
  /** Milliseconds on the computer's clock; infinite without clock. */
  readonly left: number;
  /** Whether its move should take its time, for those who look on. */
  readonly unhurried: boolean;
}

export function questionOf({
  record,
  side,
  level,
  lastOpenings,
  left,
  unhurried,
}: Asking): Omit<MoveQuestion, 'find'> {
  const { id, game, options, start, moves, clock } = record;
  const { hard } = clock
    ? timeBudget({ clock: { remaining: left, increment: sideClock(clock, side).increment } })
    : { hard: null };
  return {
    request: {
      line: { game, options, start, moves },
      level,
      gameSeed: crc32(`${id} ${side}`),
      lastOpening: lastOpenings[side].slice(0, OPENING_PLIES),
      ...(hard !== null && { moveTime: Math.ceil(hard) }),
    },
    pace: unhurried ? Math.min(WATCHING_PACE, left * PACE_SHARE) : 0,
  };
}
