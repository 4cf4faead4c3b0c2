// What the engine is asked for a move: the game so far, the level, and what the computer's clock allows.
import { HIGHEST_LEVEL } from '../engine/levels';
import { timeBudget } from '../engine/limits';
import { OPENING_PLIES } from '../engine/variety';
import type { Colour } from '../rules/types';
import type { LastOpenings } from '../storage/lastOpenings';
import type { GameRecord } from '../storage/record';
import { crc32 } from '../util/crc32';
import { sideClock } from './clock';
import type { MoveQuestion } from './thinker';

/** Milliseconds between the moves of two computers. */
const WATCHING_PACE = 1000;
/** Milliseconds from the end of a person's move to the answer of a level below the highest, so that both are seen. */
const ANSWER_PAUSE_MS = 500;

export interface Asking {
  readonly record: GameRecord;
  readonly side: Colour;
  readonly level: number;
  readonly lastOpenings: LastOpenings;
  /** Milliseconds on the computer's clock; infinite without clock. */
  readonly left: number;
  /** Whether its move should take its time, for those who look on. */
  readonly unhurried: boolean;
  /** Milliseconds that the person's move, which is to be answered, takes on the screen; null where none is. */
  readonly glide: number | null;
}

export function questionOf({
  record,
  side,
  level,
  lastOpenings,
  left,
  unhurried,
  glide,
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
    pace: unhurried ? WATCHING_PACE : glide === null ? 0 : glide + answerPause(level),
  };
}

/** The highest level, which thinks longest, answers as soon as the move before is seen. */
const answerPause = (level: number): number => (level < HIGHEST_LEVEL ? ANSWER_PAUSE_MS : 0);
