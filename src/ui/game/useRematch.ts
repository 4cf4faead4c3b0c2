// The same game once more, with the sides swapped, and the clocks with them.
import { useRef } from 'preact/hooks';
import { gameById } from '../../games';
import { computerIn } from '../../storage/players';
import {
  type Coaching,
  type GameRecord,
  newRecord,
  type Player,
  randomId,
} from '../../storage/record';
import { useServices } from '../services';
import { readRating } from '../stored/playerRating';
import { countCoachable } from './coachChoice';

/**
 * Starts the next game and shows it in place of this one. A computer that matches its player does so anew, and the coach
 * looks on again as long as it would at a game begun from the start.
 */
export function useRematch(record: GameRecord): () => void {
  const { openGames, router, store } = useServices();
  const starting = useRef(false);
  const start = (level?: number, coached = false) => {
    const coach = coached ? 'on' : null;
    const next = rematchOf(record, randomId(), Date.now(), level, coach);
    openGames.begin(next);
    router.replace({ screen: 'game', id: next.id });
  };
  return () => {
    const game = gameById(record.game);
    const matches = computerIn(record)?.matched === true;
    const coached = record.coach === 'on';
    if (!game || !(matches || coached)) return start();
    if (starting.current) return;
    starting.current = true;
    store
      .then(async (kept) => {
        const shown = [...openGames.unsaved(), record];
        const standing = matches ? await readRating(kept, game, record.options, shown) : null;
        start(standing?.level, coached && (await countCoachable(kept, game.id)));
      })
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
export function rematchOf(
  record: GameRecord,
  id: string,
  now: number,
  level?: number,
  coach: Coaching | null = null,
): GameRecord {
  const { clock } = record;
  const swapped = clock && { white: clock.black, black: clock.white };
  const seated = (player: Player): Player =>
    player.kind === 'computer' && player.matched && level !== undefined
      ? { ...player, level }
      : player;
  const [white, black] = [seated(record.black), seated(record.white)];
  return newRecord({ ...record, white, black, clock: swapped, coach }, id, now);
}
