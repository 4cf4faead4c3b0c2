// Which decisions of a game are a person's: who gives up, and what taking back returns to.
import { BLACK, type Colour, WHITE } from '../rules/types';
import { type GameRecord, playerOf } from '../storage/record';
import type { Timeline } from './timeline';

const COLOURS: readonly Colour[] = [WHITE, BLACK];

/** The person who would give up: the only one, or of two the one to move; null if computers play. */
export function resigner(record: GameRecord, side: Colour): Colour | null {
  const persons = COLOURS.filter((colour) => playerOf(record, colour).kind === 'person');
  return persons.includes(side) ? side : (persons[0] ?? null);
}

/** Ply before the last decision of a person, or null. Ending the game is a decision that no ply shows. */
export function lastDecision(record: GameRecord, timeline: Timeline): number | null {
  if (record.result && !timeline.ended) return timeline.length;
  for (let ply = timeline.length - 1; ply >= 0; ply--) {
    if (playerOf(record, timeline.board(ply).side).kind === 'person') return ply;
  }
  return null;
}
