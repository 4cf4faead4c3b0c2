// The same game once more, with the sides swapped, and the clocks with them.
import { useRef } from 'preact/hooks';
import { gameById } from '../../games';
import { randomId } from '../../storage/randomId';
import { type GameRecord, newRecord, type Player } from '../../storage/record';
import { useServices } from '../services';
import { readStanding } from '../stored/standing';
import { computerIn } from '../words/names';

/** Starts the next game and shows it in place of this one. A computer that matches its player does so anew. */
export function useRematch(record: GameRecord): () => void {
  const { openGames, router, store } = useServices();
  const starting = useRef(false);
  const start = (level?: number) => {
    const next = rematchOf(record, randomId(), Date.now(), level);
    openGames.begin(next);
    router.replace({ screen: 'game', id: next.id });
  };
  return () => {
    const game = gameById(record.game);
    if (!game || !computerIn(record)?.matched) return start();
    if (starting.current) return;
    starting.current = true;
    store
      .then((kept) => readStanding(kept, game, record.options, [...openGames.unsaved(), record]))
      .then(({ level }) => start(level))
      // Without the code that finds the level, it stays as it was.
      .catch(() => start())
      .finally(() => {
        starting.current = false;
      });
  };
}

/**
 * The next game of two players; who had more time has it again. `now` is milliseconds since 1970; a computer that matches
 * its player goes to `level`.
 */
export function rematchOf(record: GameRecord, id: string, now: number, level?: number): GameRecord {
  const { clock } = record;
  const swapped = clock && { white: clock.black, black: clock.white };
  const [white, black] = [record.black, record.white].map(
    (player): Player =>
      player.kind === 'computer' && player.matched && level !== undefined
        ? { ...player, level }
        : player,
  );
  return newRecord({ ...record, white, black, clock: swapped }, id, now);
}
