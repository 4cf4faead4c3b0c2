// The same game once more, with the sides swapped, and the clocks with them.

import { randomId } from '../../storage/randomId';
import { type GameRecord, newRecord } from '../../storage/record';
import { useServices } from '../services';

/** Starts the next game and shows it in place of this one. */
export function useRematch(record: GameRecord): () => void {
  const { openGames, router } = useServices();
  return () => {
    const next = rematchOf(record, randomId(), Date.now());
    openGames.begin(next);
    router.replace({ screen: 'game', id: next.id });
  };
}

/** The next game of two players; who had more time has it again. `now` is milliseconds since 1970. */
export function rematchOf(record: GameRecord, id: string, now: number): GameRecord {
  const { white, black, clock } = record;
  const swapped = clock && { white: clock.black, black: clock.white };
  return newRecord({ ...record, white: black, black: white, clock: swapped }, id, now);
}
