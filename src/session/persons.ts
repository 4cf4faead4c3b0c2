// Which decisions of a game are a person's: who gives up, what taking back returns to, how far redoing goes.
import { BLACK, type Colour, WHITE } from '../rules/types';
import { type GameRecord, playerOf } from '../storage/record';
import type { Timeline } from './timeline';

const COLOURS: readonly Colour[] = [WHITE, BLACK];

function persons(record: GameRecord): Colour[] {
  return COLOURS.filter((colour) => playerOf(record, colour).kind === 'person');
}

/** Whether nobody plays: two computers, and people look on. */
export function isWatched(record: GameRecord): boolean {
  return persons(record).length === 0;
}

/** Whether the computer plays one side and a person the other. */
export function isAgainstComputer(record: GameRecord): boolean {
  return persons(record).length === 1;
}

/** Whether a coach may look on: at a person's game against the computer, where its questions cost no time on a clock. */
export const mayBeCoached = (record: GameRecord): boolean =>
  isAgainstComputer(record) && record.clock === null;

/** The person who would give up: the only one, or of two the one to move; null if computers play. */
export function resigner(record: GameRecord, side: Colour): Colour | null {
  const all = persons(record);
  return all.includes(side) ? side : (all[0] ?? null);
}

/**
 * Ply before the last decision of a person, or null. Ending the game is a decision that no ply shows; who looks on at
 * two computers goes back ply by ply.
 */
export function lastDecision(record: GameRecord, timeline: Timeline): number | null {
  if (record.result && !timeline.ended) return timeline.length;
  if (isWatched(record)) return timeline.length > 0 ? timeline.length - 1 : null;
  for (let ply = timeline.length - 1; ply >= 0; ply--) {
    if (playerOf(record, timeline.board(ply).side).kind === 'person') return ply;
  }
  return null;
}
